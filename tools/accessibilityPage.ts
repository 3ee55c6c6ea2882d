// Holds docs/accessibility.yaml to the tests and stories that it names, and docs/accessibility.md to it. --write makes the page anew.
import { readFileSync } from "node:fs";
import { pageOf, parseCriteria, problemsOf } from "./accessibility.ts";
import { appSource, holdPage, readSource } from "./dataPage.ts";

const all = parseCriteria(readFileSync("docs/accessibility.yaml", "utf8"));
const problems = problemsOf(all, readSource, appSource());
await holdPage("docs/accessibility.md", pageOf(all), problems, "accessibilityPage.ts");
console.log(`${all.length} criteria, ${problems.length} problems.`);
