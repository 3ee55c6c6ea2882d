import { describe, expect, it } from "vitest";
import { joinUnits } from "./composeSection.ts";

const unit = (text: string, order: number) => ({ unit: { text, paragraph: 0, isListItem: false }, order });
const said = { language: "en", kind: "need" } as const;

describe("joinUnits", () => {
  it("leaves out what leads on from a sentence that stands elsewhere, and keeps it after the one it stood after", () => {
    expect(
      joinUnits([unit("And the road floods.", 3), unit("So nobody comes.", 4), unit("But the bus runs.", 9)], said),
    ).toBe("The road floods. So nobody comes. The bus runs.");
    expect(joinUnits([unit("Idea: a garden on the roof", 1)], said)).toBe("A garden on the roof.");
  });

  it("keeps the rows of a table apart, each with its first cell", () => {
    expect(
      joinUnits([unit("In a line | Weekly singing for 35 people", 1), unit("Also | Tea on Fridays", 4)], said),
    ).toBe("- In a line | Weekly singing for 35 people.\n- Also | Tea on Fridays.");
  });
});
