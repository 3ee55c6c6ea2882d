import type { Schemas } from "@grantwright/api-client";
import { headKey, sectionId, sectionKey, type DraftInputs, type SectionId, type TextKey } from "@grantwright/domain";
import { describe, expect, it } from "vitest";
import type { DraftOverview } from "../store/createDraftStore.ts";
import { nextStep, placeAfter, placesToFill } from "./nextStep.ts";

const field = (id: string, auto = false) => ({ id, title: id, auto }) as DraftOverview["fields"][number];
const fields = [field("summary", true), field("need"), field("methods")];
const overview = (sections: Record<string, string>, conflicts: TextKey[] = []) => ({
  fields,
  inputs: { sections } as unknown as DraftInputs,
  conflicts: new Map(conflicts.map((key) => [key, "there"])),
  notesOf: new Map<SectionId, Schemas["Suggestion"][]>(),
});
const key = (id: string) => sectionKey(sectionId(id));
const titleOf = (of: TextKey) => `title of ${of}`;

describe("the next step of a draft", () => {
  const texts = { summary: "[Add: x]", need: "One [Add: a] two [Add: b].", methods: "[Add: c]" };

  it("is a choice between two versions before all else", () => {
    expect(nextStep(overview(texts, [key("need")]), [], titleOf)).toEqual({
      kind: "choose",
      key: key("need"),
      title: titleOf(key("need")),
    });
  });

  it("is to write what is missing, or to mend what is wrong, in the order of the form", () => {
    const problems = [
      { key: headKey("name"), title: "Grant Name", problem: { rule: "required", message: "", isUnfinished: false } },
      { key: key("need"), title: "Need", problem: { rule: "tooShort", message: "", isUnfinished: true } },
    ] as const;
    expect(nextStep(overview(texts), problems, titleOf)).toMatchObject({ kind: "write", title: "Grant Name", of: 2 });
    expect(nextStep(overview(texts), problems.slice(1), titleOf)).toMatchObject({ kind: "mend", title: "Need", of: 1 });
  });

  it("is to fill the open places of what the person writes, and then to generate", () => {
    expect(nextStep(overview(texts), [], titleOf)).toEqual({
      kind: "fill",
      places: [
        { id: "summary", start: 0, quote: "[Add: x]" },
        { id: "need", start: 4, quote: "[Add: a]" },
        { id: "need", start: 17, quote: "[Add: b]" },
        { id: "methods", start: 0, quote: "[Add: c]" },
      ],
    });
    expect(nextStep(overview({ need: "Done." }), [], titleOf)).toEqual({ kind: "generate" });
  });

  it("is to look at urgent notes that nobody has answered", () => {
    const note = (part: Partial<Schemas["Suggestion"]>) =>
      ({ priority: "high", suggestion: "", category: "clarity", sectionId: "", ...part }) as Schemas["Suggestion"];
    const notesOf = new Map([
      [sectionId("need"), [note({ answer: "done" }), note({ priority: "low" }), note({ isOutdated: true })]],
      [sectionId("methods"), [note({}), note({})]],
    ]);
    expect(nextStep({ ...overview({ need: "Done." }), notesOf }, [], titleOf)).toEqual({
      kind: "read",
      key: key("methods"),
      count: 2,
    });
  });

  it("goes from place to place, and on at the other end", () => {
    const places = placesToFill(overview(texts));
    const order = fields.map(({ id }) => id);
    const after = (id: string, start: number, isBack?: boolean) =>
      placeAfter(places, order, { id, start }, isBack)?.quote;
    expect(placeAfter(places, order, undefined)?.quote).toBe("[Add: x]");
    expect([after("need", 4), after("need", 20), after("methods", 3), after("summary", 0)]).toEqual([
      "[Add: b]",
      "[Add: c]",
      "[Add: x]",
      "[Add: a]",
    ]);
    expect([after("need", 17, true), after("need", 2, true), after("methods", 0, true)]).toEqual([
      "[Add: a]",
      "[Add: x]",
      "[Add: b]",
    ]);
    expect(placeAfter([], order, undefined)).toBeUndefined();
  });
});
