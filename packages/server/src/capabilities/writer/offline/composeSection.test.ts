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

  it("makes one again of what was spoken in one breath, in the words that held it together", () => {
    const spoken = (text: string, order: number, goesOn?: string) => ({
      unit: {
        text,
        paragraph: 0,
        isListItem: false,
        ...(goesOn !== undefined && { goesOn }),
      },
      order,
    });
    const clauses = [spoken("we fix bikes", 3), spoken("the money is gone", 4, "and"), spoken("it rains in", 5, "")];
    expect(joinUnits(clauses, said)).toBe("We fix bikes and the money is gone it rains in.");
    expect(joinUnits([...clauses, unit("But the bus runs.", 6)], said)).toBe(
      "We fix bikes and the money is gone it rains in. But the bus runs.",
    );
    // What stands between two of them is elsewhere.
    expect(joinUnits([clauses[0]!, clauses[2]!], said)).toBe("We fix bikes. It rains in.");
  });
});
