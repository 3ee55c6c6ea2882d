// Holds docs/privacy.yaml to the schema, the settings and the sources, and docs/privacy.md to it. --write makes the page anew.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { schemaTables } from "../packages/server/src/kernel/db/schemaTables.ts";
import { settingRows } from "../packages/server/src/kernel/settings.ts";
import { pageOf, parsePrivacy, problemsOf, type Facts } from "./privacy.ts";

const page = "docs/privacy.md";
const privacy = parsePrivacy(readFileSync("docs/privacy.yaml", "utf8"));
const sources = globSync("packages/{app,ui,api-client,server}/src/**/*.{ts,tsx}", {
  exclude: ["**/*.{stories,test,fixture}.*", "**/generated/**", "**/stories/**"],
});
const facts: Facts = {
  tables: schemaTables(),
  settings: settingRows.map(({ name }) => name),
  sources: new Map(sources.map((file) => [file.replaceAll("\\", "/"), readFileSync(file, "utf8")])),
};
const problems = problemsOf(privacy, facts);
for (const problem of problems) console.error(problem);

const wanted = await format(pageOf(privacy, facts), { ...(await resolveConfig(page)), parser: "markdown" });
if (process.argv.includes("--write")) writeFileSync(page, wanted);
else if (!existsSync(page) || readFileSync(page, "utf8") !== wanted) {
  console.error(`${page} is not as its data is: node tools/privacyPage.ts --write`);
  process.exitCode = 1;
}
if (problems.length > 0) process.exitCode = 1;
console.log(`${privacy.tables.length} tables, ${privacy.receivers.length} receivers, ${problems.length} problems.`);
