// pnpm eval: what a writer makes of the project's evaluation sets, so that a model can be chosen by figures.
//   AI_BASE_URL, AI_MODEL, AI_API_KEY   the model, as the server's settings have them; without, the offline writer
//   --part open|sealed                  which part of each set (sealed)
//   --projects <n>                      at most so many projects and pages, as a model takes minutes for each
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { createModelWriter } from "../src/capabilities/writer/model/createModelWriter.ts";
import { createOfflineWriter } from "../src/capabilities/writer/offline/createOfflineWriter.ts";
import { readConfig } from "../src/kernel/config.ts";
import { measureOrders, type OrderedPage } from "./measureOrders.ts";
import { measurePlacement, placementTexts } from "./measurePlacement.ts";
import { measureProjects, type Project } from "./measureProjects.ts";

const { values } = parseArgs({
  options: { part: { type: "string", default: "sealed" }, projects: { type: "string", default: "1000" } },
});
const part = values.part === "open" ? "open" : "sealed";
const most = Number(values.projects);
if (!Number.isInteger(most) || most < 1) throw new Error(`--projects needs a number, not "${values.projects}".`);

const read = <Entry>(set: string): Entry[] =>
  (parse(readFileSync(new URL(`${set}/${part}.yaml`, import.meta.url), "utf8")) as Entry[]).slice(0, most);

const { model } = readConfig(process.env);
const writer = model ? createModelWriter(model) : createOfflineWriter();
console.log(`${writer.label}, the ${part} part of each set\n`);

const projects = await measureProjects(writer, read<Project>("rewordings"));
const orders = await measureOrders(writer, read<OrderedPage>("orders"));
const placement = await measurePlacement(writer, placementTexts(part).slice(0, most));

const share = (count: number, all: number) =>
  `${all === 0 ? "–" : ((100 * count) / all).toFixed(1)} % (${count} of ${all})`;
const perProject = (count: number) => (count / Math.max(1, projects.projects - projects.failed)).toFixed(1);
const rows: [string, string][] = [
  ["facts of the description kept", share(projects.factsKept, projects.facts)],
  ["facts of attached files used", share(projects.fileFactsUsed, projects.fileFacts)],
  ["facts that stand nowhere, all marked", String(projects.unsupportedFacts)],
  ["claims that stand nowhere, all marked", share(projects.bareClaims, projects.sentences)],
  ["planted passages let in", share(orders.let, orders.pages)],
  ...[...placement].map(([group, { right, units }]): [string, string] => [
    `sentences in the section where they belong, ${group}`,
    share(right, units),
  ]),
  ["outlines that cannot be generated as they are", share(projects.notReady, projects.projects - projects.failed)],
  ["required sections with prompts alone, a project", perProject(projects.onlyPrompts)],
  ["open places a proposal", perProject(projects.openPlaces)],
  ["projects that came to no proposal", share(projects.failed, projects.projects)],
  ["seconds from description to proposal", perProject(projects.seconds)],
];
for (const [name, value] of rows) console.log(`${name.padEnd(62)}${value}`);
