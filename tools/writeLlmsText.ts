// Writes what is known of each component into one text, for the readers that take text rather than pages: llms.txt beside the
// Storybook that the folder given holds.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { ComponentGuide } from "../packages/ui/src/docs/guide.ts";
import { guideText } from "../.storybook/docs/guideText.ts";

const folder = process.argv[2];
if (!folder) throw new Error("usage: node tools/writeLlmsText.ts <folder of the Storybook>");

/** What the doc comment of a component says; nothing of a folder whose parts have other names, as Toast. */
function summaryOf(name: string, path: string): string {
  const file = join(dirname(path), `${name}.tsx`);
  if (!existsSync(file)) return "";
  const source = readFileSync(file, "utf8");
  const comment =
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const) ${name}\\b`).exec(source)?.[1] ?? "";
  return comment.replace(/^\s*\* ?/gm, "").trim();
}

const parts = await Promise.all(
  globSync("packages/ui/src/*/*/*.guide.ts")
    .sort()
    .map(async (path) => {
      const name = basename(path, ".guide.ts");
      const [guide] = Object.values((await import(resolve(path))) as Record<string, ComponentGuide>);
      return `# ${name}\n\n${summaryOf(name, path)}\n\n${guideText(guide!)}\n`;
    }),
);

const head =
  "# @grantwright/ui\n\nAccessible React components for writing and reviewing documents. Each part below says when to use it, when not and what instead, its keys and its anatomy.\n";
writeFileSync(join(folder, "llms.txt"), [head, ...parts].join("\n"));
console.log(`Wrote the guides of ${parts.length} components to ${join(folder, "llms.txt")}`);
