import { describe, expect, it } from "vitest";
import { measureChanged } from "./measureChanged.fixture.ts";

// What keeps the rules that work figures out from believing any. The share may fall; it rises only where honest figures gain more.
describe("a figure of an honest sentence that is changed to another one of its shape", () => {
  it.each([
    ["open", 29.1],
    ["more", 29.4],
    ["sealed", 31.8],
  ] as const)("in the %s part: at most %d percent are believed", (part, most) => {
    const { figures, believed } = measureChanged(part);
    expect((100 * believed) / figures).toBeLessThanOrEqual(most);
  });
});
