import { beforeAll, describe, expect, it } from "vitest";
import { checkRequirements } from "../requirements/checkRequirements.ts";
import { gradeCriteria } from "../requirements/gradeCriteria.ts";
import type { WriterInput } from "../writer.ts";
import { askedOf, judgedText } from "./askedOf.ts";
import type { Judgements } from "./judgement.ts";
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
  it("holds where the words that show it stand in the text that is named, and only there", async () => {
    expect((await hold([line("met", "r1", "s1", "our older neighbours")])).requirements).toEqual([
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
      ["s2", "tea."],
      ["s1", "a"],
    ] as const)
      expect((await hold([line("met", "r1", section, quote)])).requirements, quote).toEqual([]);
  });

  it("is of lines that are there, each once, and needs no words where nothing tells", async () => {
    const named = [
      line("met", "r3", "s2", "with no tea at all"),
      line("open", "r3"),
      line("hand", "r2"),
      line("open", "r9"),
      line("open", "c1"),
      line("hand", "r3"),
    ];
    expect((await hold(named)).requirements.map(({ asked, says }) => [asked, says])).toEqual([
      ["The form is signed by two trustees.", "hand"],
      ["No food is paid for.", "open"],
    ]);
  });
});

describe("checks with what a model said", () => {
  const asked = askedOf(input);
  let judged: Judgements;
  beforeAll(async () => {
    judged = await hold(
      [line("met", "r1", "s1", "our older neighbours"), line("broken", "r3", "s2", "with tea")],
      [criterion("strong", "c1", "s1", "In a room above the bakery our older neighbours"), criterion("none", "c2")],
    );
  });
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

  const dated = { ...texts, plan: "The project will run for 18 months from January 2027." };
  const limit = ["Grants last at most 12 months."];
  const judgedLimit = (
    given: Record<string, string>,
    isOfNow: boolean,
    one: Omit<Judgements["requirements"][number], "asked">,
  ) =>
    judgedRequirements(checkRequirements(limit, draftOf(given)), draftOf(given), {
      requirements: [{ asked: limit[0]!, ...one }],
      criteria: [],
      isOfNow,
    })[0]!;

  it("stay with what a rule shows by words of the draft where the model found none, or the draft has changed", () => {
    const byRules = checkRequirements(limit, draftOf(dated))[0];
    expect(byRules).toMatchObject({ state: "broken", why: { bound: expect.any(String) } });
    expect(judgedLimit(dated, true, { says: "open" })).toEqual(byRules);
    const place = { sectionId: "need", quote: "our older neighbours" };
    expect(judgedLimit(dated, false, { says: "met", place })).toEqual(byRules);
    expect(judgedLimit(dated, true, { says: "met", place })).toMatchObject({
      state: "met",
      why: { bound: byRules!.why.bound },
      isByModel: true,
    });
  });

  it("let a judgement go with a number that grew, and find no words within others", () => {
    const place = { sectionId: "plan", quote: "12 months" };
    const told = (months: string) =>
      judgedLimit({ ...texts, plan: `All in all ${months} months.` }, false, { says: "met", place });
    expect(told("12")).toMatchObject({ state: "met", places: [{ start: 11, end: 20 }] });
    expect(told("112")).not.toMatchObject({ isByModel: true });
  });

  it("say what to do where only the model thinks that a draft could tell", () => {
    const [check] = judgedRequirements(
      checkRequirements(["The form is signed by two trustees."], draftOf(texts)),
      draftOf(texts),
      { requirements: [{ asked: "The form is signed by two trustees.", says: "open" }], criteria: [], isOfNow: true },
    );
    expect(check).toMatchObject({ state: "open", kind: "condition", isByModel: true });
  });

  it("tell two criteria with one title apart", async () => {
    const twice = { ...input, assessmentCriteria: "Impact (20 points)\nImpact (30 points)" };
    const { criteria } = await holdJudgements(twice, {
      requirements: [],
      criteria: [criterion("strong", "c1", "s1", "our older neighbours"), criterion("none", "c2")],
    });
    const graded = judgedCriteria(gradeCriteria(askedOf(twice).criteria, draftOf(texts)), draftOf(texts), {
      requirements: [],
      criteria,
      isOfNow: true,
    });
    expect(graded.map(({ points, grade }) => [points, grade])).toEqual([
      [20, "strong"],
      [30, "none"],
    ]);
  });

  it("are of now while all that was judged is as it was, the description and the lines, too", () => {
    const same = judgedText({ ...input });
    expect(same).toBe(judgedText(input));
    const changes: Partial<WriterInput>[] = [
      { description: "We are the reading circle of the town." },
      { eligibilityCriteria: "No food is paid for." },
      { assessmentCriteria: "Belonging (41 points)" },
      { texts: { ...texts, plan: "Thirteen evenings." } },
    ];
    for (const change of changes) expect(judgedText({ ...input, ...change })).not.toBe(same);
  });

  it("are held in time in proportion to a long text", async () => {
    const long = { ...input, texts: { need: `${"We meet on Mondays. ".repeat(10_000)}The end is near.`, plan: "" } };
    const named = Array.from({ length: 60 }, (_line, at) => line("met", `r${at + 1}`, "s1", "The end is near."));
    const many = {
      ...long,
      eligibilityCriteria: named.map((_line, at) => `Groups of kind ${at} may apply.`).join("\n"),
    };
    const held = await holdJudgements(many, { requirements: named, criteria: [] });
    expect(held.requirements).toHaveLength(60);
  });
});
