import type { Schemas } from "@grantwright/api-client";
import { describe, expect, it } from "vitest";
import { notesOf } from "./notesOf.ts";

type Note = Schemas["Suggestion"];

const section = (sectionId: string, title: string) => ({ sectionId, title }) as Schemas["Section"];
const note = (sectionId: string, rest: Partial<Note> = {}): Note => ({
  sectionId,
  category: "content",
  priority: "low",
  suggestion: `About ${sectionId}.`,
  ...rest,
});
const placed = (...suggestions: Note[]) =>
  notesOf({ review: { suggestions } as Schemas["Document"]["review"] }, [
    section("need", "Need statement"),
    section("work", "Work plan"),
    section("methods", "Methods and approach"),
  ]);

describe("notesOf", () => {
  it("puts a note beside the section that it names, the most urgent first", () => {
    const { bySection, others } = placed(note("need"), note("need", { priority: "high" }));
    expect(bySection.get("need")?.map(({ priority }) => priority)).toEqual(["high", "low"]);
    expect(others).toEqual([]);
  });

  it("shows a note on a known subject once, however many sections are about it", () => {
    const { bySection } = placed(note("methodology"));
    expect([...bySection.keys()]).toEqual(["work"]);
  });

  it("keeps what is about no section, and leaves out what the text answers", () => {
    const { all, bySection, others } = placed(note("letters"), note("need", { isAnswered: true }));
    expect(bySection.size).toBe(0);
    expect(others.map(({ sectionId }) => sectionId)).toEqual(["letters"]);
    expect(all).toHaveLength(1);
  });

  it("has nothing where nobody assessed", () => {
    expect(notesOf({ review: null }, []).all).toEqual([]);
  });
});
