import { describe, expect, it } from "vitest";
import { contrast } from "../tokens/contrast.ts";
import { contrastPairs } from "../tokens/contrastPairs.fixture.ts";
import { harbour } from "./harbour.fixture.ts";

describe.each(["light", "dark"] as const)("the example of a brand, %s", (theme) => {
  it.each(contrastPairs)("%s reaches %d on %j", (color, ratio, [lowest, ...above]) => {
    const colours = harbour[theme];
    expect(contrast(colours[color], colours[lowest], ...above.map((role) => colours[role]))).toBeGreaterThanOrEqual(
      ratio,
    );
  });
});
