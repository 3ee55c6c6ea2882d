// Holds docs/privacy.yaml to the schema, the settings and the sources, and docs/privacy.md to it. --write makes the page anew.
import { globSync, readFileSync } from "node:fs";
import { schemaTables } from "../packages/server/src/kernel/db/schemaTables.ts";
import { settingRows } from "../packages/server/src/kernel/settings.ts";
import { holdPage } from "./dataPage.ts";
import { pageOf, parsePrivacy, problemsOf, type Facts } from "./privacy.ts";

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
await holdPage("docs/privacy.md", pageOf(privacy, facts), problems, "privacyPage.ts");
console.log(`${privacy.tables.length} tables, ${privacy.receivers.length} receivers, ${problems.length} problems.`);
