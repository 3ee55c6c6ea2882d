// Holds docs/security/asvs.yaml to the tests and lines that it names, and docs/security/asvs.md to it. --write makes the page anew.
import { readFileSync } from "node:fs";
import { pageOf, parseRequirements, problemsOf, shareOf } from "./asvs.ts";
import { appSource, holdPage, readSource } from "./dataPage.ts";

const all = parseRequirements(readFileSync("docs/security/asvs.yaml", "utf8"));
const problems = problemsOf(all, readSource, appSource());
await holdPage("docs/security/asvs.md", pageOf(all), problems, "asvsPage.ts");
for (const level of [1, 2] as const) {
  const { kept, applies } = shareOf(all, level);
  console.log(`Level ${level}: ${kept} of ${applies} that apply.`);
}
console.log(`${all.length} requirements, ${problems.length} problems.`);
