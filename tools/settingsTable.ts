// Holds the table of settings in the README to the schema that the server reads them by. --write brings it up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { settingRows } from "../packages/server/src/kernel/settings.ts";

const path = "README.md";
const [start, end] = ["<!-- settings -->", "<!-- /settings -->"];

const cell = (text: string) => text.replaceAll("|", "\\|");
const table = [
  "| Setting | Default | What it does |",
  "| --- | --- | --- |",
  ...settingRows.map(({ name, shownDefault, about }) => `| \`${name}\` | ${cell(shownDefault)} | ${cell(about)} |`),
].join("\n");

const readme = readFileSync(path, "utf8");
const [before, rest] = readme.split(start);
const after = rest?.split(end)[1];
if (before === undefined || after === undefined) throw new Error(`${path} has no place for the table of settings.`);
const made = await format(`${before}${start}\n\n${table}\n\n${end}${after}`, {
  ...(await resolveConfig(path)),
  filepath: path,
});
if (process.argv.includes("--write")) writeFileSync(path, made);
else if (made !== readme) {
  console.error(`The settings in ${path} are not those of the server. Run node tools/settingsTable.ts --write.`);
  process.exitCode = 1;
}
