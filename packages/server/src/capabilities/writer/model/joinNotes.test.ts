import { describe, expect, it } from "vitest";
import type { Suggestion } from "../writer.ts";
import { joinNotes } from "./joinNotes.ts";

const note = (suggestion: string, more: Partial<Suggestion> = {}): Suggestion => ({
  sectionId: "need",
  category: "content",
  priority: "medium",
  suggestion,
  ...more,
});

describe("notes of rules and model together", () => {
  it("keeps both, the most pressing first", () => {
    const rule = note("A reader will look for how many.");
    const model = note("Say first what the town lacks.", { priority: "high" });
    expect(joinNotes([rule], [model])).toEqual([model, rule]);
  });

  it("says nothing twice about the same words", () => {
    const rule = note("“many” could be a number.");
    expect(joinNotes([rule], [note('Give a figure in place of "many people".')])).toEqual([rule]);
    const elsewhere = note('Give a figure in place of "many people".', { sectionId: "budget" });
    expect(joinNotes([rule], [elsewhere])).toEqual([rule, elsewhere]);
  });

  it("takes at most three of the model a section, and five in all", () => {
    const rules = ["a", "b", "c", "d"].map((each) => note(`Rule ${each}.`));
    const models = ["a", "b", "c", "d"].map((each) => note(`Model ${each}.`));
    expect(joinNotes([], models)).toHaveLength(3);
    expect(joinNotes(rules, models)).toHaveLength(5);
  });

  it("keeps all that the texts bear out, in no other note's place", () => {
    const rules = ["a", "b", "c", "d"].map((each) => note(`Rule ${each}.`, { priority: "high" }));
    const models = ["a", "b"].map((each) => note(`Model ${each}.`, { priority: "high" }));
    const held = ["1", "2", "3", "4"].map((each) => note(`“${each} gardens” does not go with “some”.`));
    const joined = joinNotes(rules, models, held);
    expect(joined).toEqual([...rules, models[0], ...held]);
    expect(joinNotes([], [note("“1 gardens” is said twice.")], held)).toEqual(held);
  });
});
