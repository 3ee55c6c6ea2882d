import type { Schemas } from "@grantwright/api-client";
import { countWrittenWords, openPlacesOf, sectionProblem } from "@grantwright/domain";
import { describe, expect, it } from "vitest";
import { sectionState } from "./sectionState.ts";

type Note = Schemas["Suggestion"];
const note = (part: Partial<Note>) =>
  ({ sectionId: "need", category: "clarity", priority: "medium", suggestion: "Say who.", ...part }) as Note;
const limited = { auto: false, required: true, minWordCount: 60, maxWordCount: 100 };
const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
const stateOf = (
  text: string,
  rest: { isCurrent?: boolean; hasConflict?: boolean; notes?: Note[]; doubts?: number; figures?: number } = {},
) =>
  sectionState(limited, text, {
    words: countWrittenWords(text),
    problem: sectionProblem(limited, text),
    isCurrent: rest.isCurrent ?? false,
    hasConflict: rest.hasConflict ?? false,
    notes: rest.notes ?? [],
    doubts: rest.doubts ?? 0,
    figures: rest.figures ?? 0,
  });

describe("how a section stands in the list", () => {
  it("is done only with as many words as are asked for, and no open place", () => {
    expect(stateOf(words(60))).toEqual({ isDone: true, label: "" });
    expect(stateOf(words(23))).toEqual({
      isDone: false,
      label: "37 short",
      title: "37 words short",
      tone: "soft",
    });
    expect(stateOf(words(59)).label).toBe("1 short");
    expect(stateOf(words(101))).toEqual({ isDone: false, label: "1 word over", tone: "attention" });
    expect(stateOf(`${words(70)} [Add: who pays for it]`)).toEqual({
      isDone: false,
      label: "1 open",
      tone: "attention",
    });
    expect(stateOf(`[Add: when] ${words(5)} [Add: who pays for it]`).label).toBe("2 open");
  });
  it("names figures that do not fit in place of its tick, once nothing is open", () => {
    expect(stateOf(words(60), { figures: 1 })).toEqual({ isDone: false, label: "1 figure", tone: "attention" });
    expect(stateOf(words(5), { figures: 2 }).label).toBe("2 figures");
    expect(stateOf(`${words(70)} [Add: when]`, { figures: 1 }).label).toBe("1 open");
  });
  it("asks for nothing where the field asks for no number of words", () => {
    const free = { auto: false, required: true };
    const facts = {
      words: 5,
      problem: undefined,
      isCurrent: false,
      hasConflict: false,
      notes: [],
      doubts: 0,
      figures: 0,
    };
    expect(sectionState(free, words(5), facts).isDone).toBe(true);
  });
  it("is written at the end where it is composed of the others, unless how it begins is too long", () => {
    const composed = { auto: true, required: true };
    const facts = {
      words: 5,
      problem: undefined,
      isCurrent: false,
      hasConflict: false,
      notes: [],
      doubts: 0,
      figures: 0,
    };
    expect(sectionState(composed, words(5), facts)).toEqual({ isDone: false, label: "auto" });
    expect(sectionState(composed, "x".repeat(403), facts)).toEqual({
      isDone: false,
      label: "3 over",
      tone: "danger",
    });
  });
  it("is not done while a note on it waits for an answer", () => {
    expect(stateOf(words(60), { notes: [note({}), note({ answer: "done" })] })).toEqual({
      isDone: false,
      label: "1 note",
      tone: "attention",
    });
    expect(stateOf(words(60), { notes: [note({ priority: "low" })] })).toEqual({ isDone: false, label: "1 note" });
    expect(stateOf(words(60), { notes: [note({ answer: "done" }), note({ isOutdated: true })] }).isDone).toBe(true);
    expect(stateOf(words(23), { notes: [note({})] }).label).toBe("37 short");
  });
  it("is not done while a sentence of it may belong elsewhere, and says so last", () => {
    expect(stateOf(words(60), { doubts: 2 })).toEqual({ isDone: false, label: "2 questions" });
    expect(stateOf(words(60), { doubts: 1, notes: [note({})] }).label).toBe("1 note");
    expect(stateOf(words(23), { doubts: 1 }).label).toBe("37 short");
  });
  it("says what blocks before what does not", () => {
    expect(stateOf(words(3))).toMatchObject({ label: "too short", tone: "danger" });
    expect(stateOf("").label).toBe("to write");
    expect(stateOf(words(3), { isCurrent: true }).label).toBe("writing");
    expect(stateOf(words(3), { hasConflict: true }).label).toBe("two versions");
  });
  it("counts what is open while it is written, too", () => {
    expect(stateOf(`${words(70)} [Add: when]`, { isCurrent: true })).toEqual({
      isDone: false,
      label: "1 open",
      tone: "attention",
    });
    expect(stateOf(words(60), { isCurrent: true, figures: 1 }).label).toBe("1 figure");
    expect(stateOf(words(23), { isCurrent: true }).label).toBe("writing");
  });
});

describe("open places", () => {
  it("are what the writer put in brackets, and their words are not the person's", () => {
    expect(openPlacesOf("[Add: who] and [Add: when], at [12] sites")).toHaveLength(2);
    expect(countWrittenWords("Work begins in [Add: the month in which work begins], with soil.")).toBe(5);
    expect(countWrittenWords("[Add: everything]")).toBe(0);
  });
});
