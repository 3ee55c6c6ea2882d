// Holds docs/accessibility.yaml to the tests and stories that it names, and docs/accessibility.md to it. --write makes the page anew.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { pageOf, parseCriteria, problemsOf } from "./accessibility.ts";

const page = "docs/accessibility.md";
const all = parseCriteria(readFileSync("docs/accessibility.yaml", "utf8"));
const sources = globSync("packages/{app,ui}/src/**/*.{ts,tsx}", { exclude: ["**/*.{stories,test,fixture}.*"] });
const problems = problemsOf(
  all,
  (file) => (existsSync(file) ? readFileSync(file, "utf8") : undefined),
  sources.map((file) => readFileSync(file, "utf8")).join("\n"),
);
for (const problem of problems) console.error(problem);

const wanted = await format(pageOf(all), { ...(await resolveConfig(page)), parser: "markdown" });
if (process.argv.includes("--write")) writeFileSync(page, wanted);
else if (!existsSync(page) || readFileSync(page, "utf8") !== wanted) {
  console.error(`${page} is not as its data is: node tools/accessibilityPage.ts --write`);
  process.exitCode = 1;
}
if (problems.length > 0) process.exitCode = 1;
console.log(`${all.length} criteria, ${problems.length} problems.`);
