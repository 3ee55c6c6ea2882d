// Holds the picture in docs/README.md to the code: who imports whom, between the packages and the folders of the app and the
// server; and its index to the decisions. --write brings both up to date.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const map = "docs/README.md";
const isWriting = process.argv.includes("--write");

/** The folders inside which the picture looks: each of their folders is a place of its own. */
const opened = ["packages/app/src", "packages/server/src"];

/** The place that a file belongs to: its package, or a folder of one that is opened. Nothing for what lies beside the folders. */
function placeOf(file: string): string | undefined {
  const [, name] = file.split("/");
  const start = opened.find((each) => file.startsWith(`${each}/`));
  if (!start) return name;
  const [folder, ...rest] = file.slice(start.length + 1).split("/");
  return rest.length > 0 ? `${name}/${folder}` : undefined;
}

const importing = /^(?:import|export)\s[^;]*?from\s+"([^"]+)"/gm;

/** Where an import leads: a place, or nothing for what is not ours. */
function targetOf(from: string, name: string): string | undefined {
  if (name.startsWith(".")) return placeOf(join(dirname(from), name));
  const own = /^@grantwright\/([^/]+)/.exec(name);
  return own?.[1];
}

const edges = new Set<string>();
for (const file of globSync("packages/*/src/**/*.{ts,tsx}")) {
  if (/\.(?:test|stories|mocks|guide|fixture)\.tsx?$|\/stories\//.test(file)) continue;
  const from = placeOf(file);
  if (!from) continue;
  for (const [, name] of readFileSync(file, "utf8").matchAll(importing)) {
    const to = targetOf(file, name!);
    if (to && to !== from) edges.add(`${from} --> ${to}`);
  }
}

const places = new Set([...edges].flatMap((edge) => edge.split(" --> ")));
const idOf = (place: string) => place.replace(/\W/g, "_");
const group = (name: string) => [
  `  subgraph ${name}`,
  ...[...places]
    .filter((place) => place.startsWith(`${name}/`))
    .toSorted()
    .map((place) => `    ${idOf(place)}["${place.split("/")[1]}"]`),
  "  end",
];
const picture = [
  "```mermaid",
  "flowchart TD",
  ...group("app"),
  ...group("server"),
  ...[...edges].toSorted().map((edge) => `  ${edge.split(" --> ").map(idOf).join(" --> ")}`),
  "```",
];

const decisions = globSync("docs/decisions/*.md")
  .toSorted()
  .map((file) => {
    const title = /^# (?:\d+[.:] )?(.*)$/m.exec(readFileSync(file, "utf8"))?.[1] ?? basename(file);
    return `- [${basename(file).slice(0, 4)}](decisions/${basename(file)}) ${title}`;
  });

/** The text with what stands between two marks made anew. */
const between = (text: string, name: string, lines: string[]) =>
  text.replace(
    new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- end of ${name} -->)`),
    (_all, start: string, end: string) => `${start}\n${lines.join("\n")}\n\n${end}`,
  );

const now = readFileSync(map, "utf8");
const wanted = between(between(now, "picture", picture), "decisions", decisions);
if (isWriting) writeFileSync(map, wanted);
else if (now !== wanted) {
  console.error(`${map} is not as the code is: node tools/drawMap.ts --write`);
  process.exit(1);
}
console.log(`${places.size} places, ${edges.size} ways between them, ${decisions.length} decisions.`);
