import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const source = "packages/ui/src";
/** The groups of the design system: a folder each, in which a component has its own. */
const groups = ["actions", "fields", "overlays", "navigation", "feedback", "layout", "text", "grant"];
const index = readFileSync(join(source, "index.ts"), "utf8");

/** What is made of text alone, or shown among the foundations. */
const withoutPage = new Set(["Brand", "dates", "Field", "Typography", "VisuallyHidden"]);

const components = groups.flatMap((group) =>
  readdirSync(join(source, group))
    .filter((name) => !withoutPage.has(name) && index.includes(`"./${group}/${name}/`))
    .map((name) => ({ group, name })),
);

describe("the stories of a component", () => {
  it.each(components)("$name has a guide, and all its looks on one sheet", ({ group, name }) => {
    const folder = join(source, group, name);
    const stories = join(folder, `${name}.stories.tsx`);
    expect(existsSync(stories), stories).toBe(true);
    const text = readFileSync(stories, "utf8");
    expect(text.toLowerCase()).toContain(`title: "components/${group}/${name.toLowerCase()}"`);
    expect(text, "parameters: { guide }").toMatch(/guide: \w+Guide/);
    expect(text).toMatch(/export const KitchenSink = /);
    expect(existsSync(join(folder, `${name}.guide.ts`))).toBe(true);
  });
});

/** What names a component, its own folder left aside: the app, and the other parts of the design system. */
const users = globSync(["packages/app/src/**/*.tsx", `${source}/*/*/*.tsx`], {
  exclude: ["**/*.stories.tsx", "**/*.test.tsx"],
}).map((file) => ({ file, text: readFileSync(file, "utf8") }));

it.each(components)("$name is called ready where something stands on it", ({ group, name }) => {
  const folder = join(source, group, name);
  const guide = readFileSync(join(folder, `${name}.guide.ts`), "utf8");
  if (!guide.includes('status: "ready"')) return;
  const own = globSync("*.tsx", { cwd: folder, exclude: ["*.stories.tsx"] }).map((file) => file.replace(".tsx", ""));
  const isUsed = users.some(
    ({ file, text }) => !file.startsWith(folder) && own.some((part) => new RegExp(`<${part}\\b`).test(text)),
  );
  expect(isUsed, `Nothing uses ${name}: its guide says "ready".`).toBe(true);
});

it("no component has its styles in the file of its behaviour", () => {
  const files = globSync(`{${groups.join()}}/*/*.tsx`, {
    cwd: source,
    exclude: ["**/*.stories.tsx", "**/VisuallyHidden.tsx"],
  });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /= (?:styled|css|keyframes)\b/.test(readFileSync(join(source, file), "utf8")))).toEqual(
    [],
  );
});
