// `pnpm faults:mutations`: changes the product in small ways, and says which of the changes no test and no case notices.
//   --check        only looks whether everything that is to be changed is there
//   --part <name>  one part of it: units, server or browser
//   --only <text>  of the browser's protections those with the text in their name
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { mutate } from "./mutations/browser/mutate.ts";
import { protections } from "./mutations/browser/protections.ts";
import { tryProtections } from "./mutations/browser/tryProtections.ts";
import { runStryker } from "./mutations/stryker/runStryker.ts";
import { mutatedBy } from "./mutations/stryker/targets.ts";

const { values } = parseArgs({
  options: { check: { type: "boolean" }, part: { type: "string" }, only: { type: "string", default: "" } },
});

/** What is named to be changed and is not there, a line each. */
function missing(): string[] {
  const looks = [
    () => mutatedBy("units"),
    () => mutatedBy("server"),
    ...protections.flatMap(({ mutations }) =>
      mutations.map((mutation) => () => mutate(readFileSync(mutation.file, "utf8"), mutation)),
    ),
  ];
  return looks.flatMap((look) => {
    try {
      look();
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

const problems = missing();
if (problems.length > 0) {
  console.log(problems.join("\n"));
  process.exit(1);
}
if (values.check) {
  console.log(`What Stryker mutates and ${protections.length} protections are where the lists say.`);
  process.exit(0);
}

const parts: Record<string, () => Promise<boolean>> = {
  units: () => runStryker("units"),
  server: () => runStryker("server"),
  browser: () => tryProtections(protections.filter(({ name }) => name.includes(values.only))),
};
const chosen = values.part === undefined ? Object.keys(parts) : [values.part];
for (const name of chosen) {
  const run = parts[name];
  if (!run) throw new Error(`There is no part “${name}”: there are ${Object.keys(parts).join(", ")}.`);
  if (!(await run())) process.exitCode = 1;
}
