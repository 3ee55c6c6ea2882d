import { describe, expect, it } from "vitest";
import { readCall } from "./readCall.ts";

const sectionsOf = (lines: string[]) =>
  readCall(lines.join("\n\n")).fields.map(({ title, maxWordCount, maxLength, pageLimit }) => [
    title,
    maxWordCount ?? maxLength ?? pageLimit,
  ]);

describe("lengths in a line of their own", () => {
  it.each([
    ["Word limit: 1,750", 1750],
    ["0 / 500 characters", 500],
    ["Max. 2 pages, figures included.", 2],
    ["No more than 100 words. Say when it begins.", 100],
  ])("gives %j to the title above it", (line, amount) => {
    const titles = ["What will you do?", "Who’ll notice?", "Afterwards"];
    const call = ["Lantern Fund", "Your application", ...titles.flatMap((title) => [title, line])];
    expect(sectionsOf(call)).toEqual(titles.map((title) => [title, amount]));
  });
});

describe("lengths behind a title", () => {
  it.each(["– 300 words", "(max. 300 words incl. tables)", "no more than 300 words", "Word count: 300", "| 300 words"])(
    "leaves %j out of it",
    (length) => {
      const titles = ["Your group", "The idea and its need"];
      const call = [
        "Lantern Fund",
        "Application questions",
        ...titles.map((title, at) => `${at + 1}. ${title} ${length}`),
      ];
      expect(sectionsOf(call)).toEqual(titles.map((title) => [title, 300]));
    },
  );

  it("keeps a title that begins with one", () => {
    const call = [
      "Lantern Fund",
      "The proposal",
      "1. One-page summary",
      "Say it plainly.",
      "2. Two-page plan",
      "Step by step.",
    ];
    expect(sectionsOf(call).map(([title]) => title)).toEqual(["One-page summary", "Two-page plan"]);
  });
});
