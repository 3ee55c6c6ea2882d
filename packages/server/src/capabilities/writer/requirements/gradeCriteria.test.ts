import { describe, expect, it } from "vitest";
import { gradeCriteria } from "./gradeCriteria.ts";

const draft = {
  description: "We teach people of Dunmore to mend their bicycles.",
  sections: [
    {
      id: "why",
      title: "The need",
      text: "In our survey of May 2026, 64 of 90 households needed a repair that they could not pay.",
    },
    { id: "who", title: "Partners", text: "We are confident that many partners will want to work with us." },
  ],
};

describe("a criterion", () => {
  it("is strong where a sentence shows it, with the sentence", () => {
    const [need] = gradeCriteria([{ title: "Need: how clearly is it shown?", points: 30 }], draft);
    expect(need).toMatchObject({ grade: "strong", points: 30, earned: { placeId: "why" } });
    expect(need?.missing).toBeUndefined();
  });

  it("is weak where it is only spoken of, and says what to add", () => {
    const [partners] = gradeCriteria([{ title: "Cooperation with partners" }], draft);
    expect(partners).toMatchObject({ grade: "weak", earned: { placeId: "who" } });
    expect(partners?.missing).toContain("what they have agreed to do");
  });

  it("is not shown by a line of a budget, unless it asks of money", () => {
    const line = { id: "money", title: "Budget", text: "- Training course for 12 volunteers: £900\n- Tools: £400" };
    const costs = { ...draft, sections: [...draft.sections, line] };
    const [training, money] = gradeCriteria([{ title: "Training of volunteers" }, { title: "Training costs" }], costs);
    expect(training?.grade).not.toBe("strong");
    expect(money).toMatchObject({ grade: "strong", earned: { placeId: "money" } });
  });

  it("is not answered where nothing speaks of it", () => {
    const [none] = gradeCriteria([{ title: "Biodiversity" }], draft);
    expect(none).toMatchObject({ grade: "none" });
    expect(none?.earned).toBeUndefined();
    expect(none?.missing).toContain("“Biodiversity”");
  });
});
