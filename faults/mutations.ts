// `pnpm faults:mutations`: takes out one protection at a time, in a copy of the workspace, and says whether the suite notices.
//   --check        only looks whether each protection is still where its list says
//   --only <text>  only protections with the text in their name or in that of their file
//   --lanes <n>    how many are tried at a time; 2 without
//   --trusting     does not look first whether what has to fail is green with everything in place
//   --resume       only what the run before did not get to, or what was not held in it
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { TestProject } from "vitest/node";
import setUp from "../packages/server/test/support/globalSetup.ts";
import { appProtections } from "./mutations/app.ts";
import { notice, type Verdict } from "./mutations/notice.ts";
import type { Notice, Protection } from "./mutations/protection.ts";
import { serverProtections } from "./mutations/server.ts";
import { checkProtection, copyWorkspace, type Workspace } from "./mutations/workspace.ts";

const { values } = parseArgs({
  options: {
    check: { type: "boolean" },
    only: { type: "string", default: "" },
    lanes: { type: "string", default: "2" },
    trusting: { type: "boolean" },
    resume: { type: "boolean" },
  },
});
const all = [...appProtections, ...serverProtections];
const chosen = all.filter(({ name, file }) => `${name} ${file}`.includes(values.only));
const problems = chosen.flatMap((protection) => {
  try {
    checkProtection(protection);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
});
if (problems.length > 0) {
  console.log(problems.join("\n"));
  process.exit(1);
}
if (values.check) {
  console.log(`${chosen.length} protections are where the list says.`);
  process.exit(0);
}

/** A line for each protection that was held, for a run that resumes this one. */
const heldList = "test-results/mutations-held.txt";
const wasHeld = new Set(values.resume && existsSync(heldList) ? readFileSync(heldList, "utf8").split("\n") : []);
mkdirSync("test-results", { recursive: true });
if (!values.resume && !values.only) writeFileSync(heldList, "");

const toTry = chosen.filter(({ name }) => !wasHeld.has(name));
const workspaces: Workspace[] = [];
const unnoticed: string[] = [];
const began = Date.now();

/** Gives each lane a workspace of its own, and what is left to do until nothing is. */
async function inLanes<Item>(items: Item[], work: (item: Item, workspace: Workspace) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    workspaces.map(async (workspace) => {
      for (let next = left.shift(); next; next = left.shift()) await work(next, workspace);
    }),
  );
}

/** What has to fail for any of them, the tests of a file together: with everything in place, none of it may. */
function everyNotice(protections: Protection[]): Notice[] {
  const cases = [...new Set(protections.flatMap((each) => each.cases ?? []))];
  const tests = protections.flatMap((each) => each.tests ?? []);
  const files = [...new Set(tests.map(({ file }) => file))].map((file) => {
    const ofFile = tests.filter((each) => each.file === file);
    const names = ofFile.map(({ name }) => name);
    return { ...ofFile[0]!, name: names.includes(undefined) ? undefined : [...new Set(names)].join("|") };
  });
  return [...(cases.length > 0 ? [{ cases }] : []), ...files.map((test) => ({ tests: [test] }))];
}

const seconds = (from: number) => `${Math.round((Date.now() - from) / 1_000)} s`;
const show = ({ output }: Verdict) => console.log(output.split("\n").slice(-40).join("\n"));

/** Cases, and files of tests, that fail although every protection is in place: they can tell nothing. */
const untold = new Set<string>();
const isTelling = (text: string) => ![...untold].some((name) => name.includes(text));

/** What has to fail for a protection, as far as it does not fail anyway. */
const tellingOf = ({ cases, tests }: Protection): Notice => ({
  cases: (cases ?? []).filter(isTelling),
  tests: (tests ?? []).filter(({ file }) => isTelling(file)),
});

async function tryWithout(protection: Protection, workspace: Workspace): Promise<void> {
  const from = Date.now();
  const verdict = await workspace.without(protection, async (): Promise<Verdict> => {
    try {
      return await notice(tellingOf(protection), workspace, protection);
    } catch (error) {
      return { kind: "broken", output: String(error) };
    }
  });
  const isHeld = verdict.kind === "noticed";
  console.log(`${isHeld ? "held  " : verdict.kind.toUpperCase()} ${protection.name} (${seconds(from)})`);
  if (isHeld) return appendFileSync(heldList, `${protection.name}\n`);
  unnoticed.push(protection.name);
  show(verdict);
}

/** The databases of the server's tests, started once for all runs. Returns what stops them. */
async function startDatabases(): Promise<() => Promise<void>> {
  const variables: Record<string, string> = {
    postgresUrl: "MUTATIONS_POSTGRES_URL",
    postgresTemplate: "MUTATIONS_POSTGRES_TEMPLATE",
    embeddedTemplate: "MUTATIONS_EMBEDDED_TEMPLATE",
  };
  const provide = (what: string, value: string) => void (process.env[variables[what] ?? what] = value);
  return setUp({ provide } as unknown as TestProject);
}

let stopDatabases = async () => {};
process.once("SIGTERM", () => process.exit(1));
process.once("SIGINT", () => process.exit(1));
process.once("exit", () => {
  for (const workspace of workspaces) workspace.remove();
});
try {
  if (toTry.some(({ tests }) => tests?.some(({ project }) => project === "server")))
    stopDatabases = await startDatabases();
  for (let lane = 0; lane < Number(values.lanes); lane += 1) workspaces.push(copyWorkspace());
  await inLanes(values.trusting ? [] : everyNotice(toTry), async (each, workspace) => {
    const verdict = await notice(each, workspace);
    const what = each.tests?.[0]?.file ?? `${each.cases?.length} cases`;
    if (verdict.kind === "quiet") return console.log(`green  ${what} (${seconds(began)})`);
    const cases = [...verdict.output.matchAll(/^FAILED (.*) \(\d/gm)].map(([, name = ""]) => name);
    for (const name of each.cases ? cases : [each.tests?.[0]?.file ?? ""]) untold.add(name);
    console.log(`Fails with every protection in place: ${each.tests?.[0]?.file ?? cases.join(", ")}`);
    show(verdict);
  });
  console.log(`${untold.size} of what has to fail do so with every protection in place (${seconds(began)}).`);
  await inLanes(toTry, tryWithout);
  if (unnoticed.length > 0) console.log(`\nNot noticed:\n  ${unnoticed.join("\n  ")}`);
  console.log(
    `\n${seconds(began)}. ${chosen.length - unnoticed.length} of ${chosen.length} protections are held by the suite`,
  );
  process.exitCode = unnoticed.length > 0 ? 1 : 0;
} finally {
  await stopDatabases();
}
