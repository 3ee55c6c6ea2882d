import type { Schemas } from "@grantwright/api-client";
import { describe, expect, it } from "vitest";
import { papersOf } from "../../../../components/documents/papersOf.ts";
import { sectionsOver, sectionsUnder, tasksLeft } from "./toDo.ts";

const section = (sectionId: string, text: string) => ({ sectionId, text }) as Schemas["Section"];

describe("what is left before a proposal is sent", () => {
  it("are sections over the funder's limits, without what stands in brackets", () => {
    const sections = [
      section("need", "One two three."),
      section("methods", "One two. [Add: three four]"),
      section("x", "y"),
    ];
    const fields = [
      { id: "need", maxWordCount: 2 },
      { id: "methods", maxWordCount: 2, maxLength: 1_000 },
    ];
    expect(sectionsOver(sections, fields).map(({ sectionId }) => sectionId)).toEqual(["need"]);
    expect(sectionsOver(sections, [{ id: "methods", maxLength: 10 }])).toEqual([sections[1]]);
  });

  it("are sections with fewer words than are asked for, without what stands in brackets", () => {
    const sections = [section("need", "One two three."), section("methods", "One two. [Add: three four]")];
    const fields = [
      { id: "need", minWordCount: 3 },
      { id: "methods", minWordCount: 3 },
    ];
    expect(sectionsUnder(sections, fields)).toEqual([sections[1]]);
    expect(sectionsUnder(sections, [])).toEqual([]);
  });

  it("are papers that are not ticked; ticks of others do not count", () => {
    const documentChecklist = [{ id: "a" }, { id: "b" }] as Schemas["ChecklistItem"][];
    expect(papersOf({ documentChecklist, checkedDocuments: ["b", "gone"] })).toEqual({ missing: 1, all: 2 });
  });

  it("are the required papers alone, where others are not", () => {
    const documentChecklist = [
      { id: "a", required: true },
      { id: "b", required: true },
      { id: "c", required: false },
    ] as Schemas["ChecklistItem"][];
    const papers = papersOf({ documentChecklist, checkedDocuments: ["b"] });
    expect(papers).toEqual({ missing: 1, all: 2, areRequired: true });
    expect(papersOf({ documentChecklist, checkedDocuments: ["a", "b"] }).missing).toBe(0);
    expect(papersOf({ documentChecklist: documentChecklist.slice(0, 2), checkedDocuments: [] })).toEqual({
      missing: 2,
      all: 2,
    });
  });

  it("is the whole, once it is over its limit", () => {
    const done = { open: 0, unsupported: 0, papers: { missing: 0, all: 0 }, over: [], under: [] };
    const whole = { unit: "words" as const, count: 4, most: 4 };
    expect(tasksLeft({ ...done, whole })).toEqual([]);
    expect(tasksLeft({ ...done, whole: { ...whole, most: 3 } })).toEqual([{ task: "whole", count: 1 }]);
  });

  it("is told by kinds, in the order in which it is offered", () => {
    const done = { open: 0, unsupported: 0, papers: { missing: 0, all: 2 }, over: [], under: [], whole: undefined };
    expect(tasksLeft(done)).toEqual([]);
    expect(tasksLeft({ ...done, unsupported: undefined })).toEqual([]);
    expect(tasksLeft({ ...done, open: 4, papers: { missing: 2, all: 2 } })).toEqual([
      { task: "open", count: 4 },
      { task: "papers", count: 2 },
    ]);
    expect(tasksLeft({ ...done, under: [section("need", "One.")] })).toEqual([{ task: "under", count: 1 }]);
  });
});
