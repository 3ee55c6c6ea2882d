import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawingsText } from "../../scripts/drawings.ts";

it("the drawings are those of Lucide", async () => {
  const written = readFileSync(new URL("drawings.ts", import.meta.url), "utf8");
  expect(written).toBe(await drawingsText());
});
