import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = "packages/ui/src/components";
const index = readFileSync("packages/ui/src/index.ts", "utf8");

/** What is made of text alone, or shown among the foundations. */
const withoutPage = new Set(["Brand", "Field", "Typography", "VisuallyHidden"]);

const components = readdirSync(folder).filter(
  (name) => !withoutPage.has(name) && index.includes(`"./components/${name}/`),
);

describe("the stories of a component", () => {
  it.each(components)("%s has a guide, and all its looks on one sheet", (name) => {
    const stories = join(folder, name, `${name}.stories.tsx`);
    expect(existsSync(stories), stories).toBe(true);
    const text = readFileSync(stories, "utf8");
    expect(text).toMatch(/title: "Components\//);
    expect(text, "parameters: { guide }").toMatch(/guide: \w+Guide/);
    expect(text).toMatch(/export const KitchenSink = /);
    expect(existsSync(join(folder, name, `${name}.guide.ts`))).toBe(true);
  });
});
