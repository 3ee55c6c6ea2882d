import { describe, expect, it } from "vitest";
import { checkRequirements } from "../requirements/checkRequirements.ts";
import { gradeCriteria } from "../requirements/gradeCriteria.ts";
import type { WriterInput } from "../writer.ts";
import { askedOf } from "./askedOf.ts";
import { holdJudgements, type NamedJudgements } from "./holdJudgements.ts";
import { judgedCriteria, judgedRequirements } from "./withJudgements.ts";

const texts = {
  need: "In a room above the bakery our older neighbours learn to write to their grandchildren.",
  plan: "Twelve evenings, with tea. [Add: who teaches]",
};
const input: WriterInput = {
  description: "We are the reading circle of the parish.",
  attachments: [],
  type: "grant",
  useEnglish: true,
  template: {
    name: "Form",
    sections: [
      { id: "need", title: "Need", required: true, auto: false },
      { id: "plan", title: "Plan", required: true, auto: false },
    ],
  },
  texts,
  eligibilityCriteria: "The work is for people over 65.\nThe form is signed by two trustees.\nNo food is paid for.",
  assessmentCriteria: "Belonging (40 points)\nCraft of the teaching (60 points)",
};
const line = (says: NamedJudgements["requirements"][number]["says"], id: string, section = "", quote = "") => ({
  id,
  says,
  section,
  quote,
});
const criterion = (says: NamedJudgements["criteria"][number]["says"], id: string, section = "", quote = "") => ({
  id,
  says,
  section,
  quote,
});
const hold = (requirements: NamedJudgements["requirements"], criteria: NamedJudgements["criteria"] = []) =>
  holdJudgements(input, { requirements, criteria });
const draftOf = (given: Record<string, string>) => ({
  description: input.description,
  sections: [
    { id: "need", title: "Need", text: given.need! },
    { id: "plan", title: "Plan", text: given.plan! },
  ],
});

describe("what a model says of a funder's lines", () => {
  it("holds where the words that show it stand in the text that is named, and only there", () => {
    expect(hold([line("met", "r1", "s1", "our older neighbours")]).requirements).toEqual([
      {
        asked: "The work is for people over 65.",
        says: "met",
        place: { sectionId: "need", quote: "our older neighbours" },
      },
    ]);
    for (const [section, quote] of [
      ["s2", "our older neighbours"],
      ["s1", "our elder neighbours"],
      ["s1", ""],
      ["s9", "our older neighbours"],
      ["s2", "[Add: who teaches]"],
    ] as const)
      expect(hold([line("met", "r1", section, quote)]).requirements, quote).toEqual([]);
  });

  it("is of lines that are there, each once, and needs no words where nothing tells", () => {
    const named = [line("open", "r3"), line("hand", "r2"), line("open", "r9"), line("hand", "r3")];
    expect(hold(named).requirements.map(({ asked, says }) => [asked, says])).toEqual([
      ["The form is signed by two trustees.", "hand"],
      ["No food is paid for.", "hand"],
    ]);
  });
});

describe("checks with what a model said", () => {
  const asked = askedOf(input);
  const judged = hold(
    [line("met", "r1", "s1", "our older neighbours"), line("broken", "r3", "s2", "with tea")],
    [criterion("strong", "c1", "s1", "In a room above the bakery our older neighbours"), criterion("none", "c2")],
  );
  const lines = (given: Record<string, string>, isOfNow: boolean) =>
    judgedRequirements(checkRequirements(asked.requirements, draftOf(given)), draftOf(given), { ...judged, isOfNow });
  const grades = (given: Record<string, string>, isOfNow: boolean) =>
    judgedCriteria(gradeCriteria(asked.criteria, draftOf(given)), draftOf(given), { ...judged, isOfNow });

  it("are what it says where its words stand, with their places and whose they are", () => {
    const [age, form, food] = lines(texts, true);
    expect(age).toMatchObject({ state: "met", isByModel: true });
    expect(age!.places).toEqual([{ placeId: "need", start: 27, end: 47, quote: "our older neighbours" }]);
    expect(form).toMatchObject({ state: "hand" });
    expect(form).not.toHaveProperty("isByModel");
    expect(food).toMatchObject({ state: "broken", places: [{ placeId: "plan", quote: "with tea" }], isByModel: true });
    const [belonging, craft] = grades(texts, true);
    expect(belonging).toMatchObject({ grade: "strong", points: 40, isByModel: true });
    expect(craft).toMatchObject({ grade: "none", points: 60, isByModel: true, missing: expect.any(String) });
  });

  it("are those of the rules once the words are gone", () => {
    const changed = { need: "In a room above the bakery people read.", plan: "Twelve evenings." };
    expect(lines(changed, false)).toEqual(checkRequirements(asked.requirements, draftOf(changed)));
    expect(grades(changed, false)).toEqual(gradeCriteria(asked.criteria, draftOf(changed)));
  });

  it("keep what still stands after a change elsewhere, and let go what may be answered by now", () => {
    const more = { ...texts, plan: `${texts.plan} Two teachers with thirty years of practice lead the craft.` };
    const [age, , food] = lines(more, false);
    expect(age).toMatchObject({ state: "met", isByModel: true });
    expect(food).toMatchObject({ state: "broken", isByModel: true });
    const [belonging, craft] = grades(more, false);
    expect(belonging).toMatchObject({ grade: "strong", isByModel: true });
    expect(craft).not.toHaveProperty("isByModel");
  });

  it("stay with what a rule shows by words of the draft where the model found none", () => {
    const dated = { ...texts, plan: "The project will run for 18 months from January 2027." };
    const call = ["Grants last at most 12 months."];
    const checks = checkRequirements(call, draftOf(dated));
    expect(checks[0]!.state).toBe("broken");
    const said = { requirements: [{ asked: call[0]!, says: "open" as const }], criteria: [], isOfNow: true };
    expect(judgedRequirements(checks, draftOf(dated), said)).toEqual(checks);
  });
});
