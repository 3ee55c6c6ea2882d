import { describe, expect, it } from "vitest";
import { isFieldWithLimit, isSaidBy, isWordForWord, quoteOf } from "./quotes.ts";

const line = "Trustees look at four things: the need, the benefit for learners, and whether the work can";

describe("quotations of a call", () => {
  it("go on to the end of a sentence that its line cuts", () => {
    const value = `${line} go on. They read each application twice.\nQuestions? Call us.`;
    expect(quoteOf({ readFrom: { text: line }, value })).toBe(`${line} go on.`);
  });

  it("end with the paragraph where the sentence has no end", () => {
    expect(quoteOf({ readFrom: { text: line }, value: `${line} go on\nQuestions?` })).toBe(`${line} go on`);
  });

  it("stay as they are where the line ends a sentence, or where what was read does not tell how it goes on", () => {
    expect(
      quoteOf({ readFrom: { text: "Groups with a bank account." }, value: "Groups with a bank account. And a plan." }),
    ).toBe("Groups with a bank account.");
    expect(quoteOf({ readFrom: { text: "Closing date: 1 May 2027," }, value: "2027-05-01T23:59:00.000Z" })).toBe(
      "Closing date: 1 May 2027,",
    );
    expect(quoteOf({ readFrom: { text: "Use Arial, 11 point" }, value: 11 })).toBe("Use Arial, 11 point");
  });

  it("are never longer than a template keeps", () => {
    const text = "a ".repeat(900).trim();
    expect(quoteOf({ readFrom: { text }, value: `${text} ${"b ".repeat(300)}.` })).toBe(text);
  });
});

it("knows a line that the field says already", () => {
  expect(isSaidBy(" The Hollin Vey Trust ", "The Hollin Vey Trust")).toBe(true);
  expect(isSaidBy("* your accounts", "your accounts")).toBe(true);
  expect(isSaidBy("Groups with a bank account.", "Groups with a bank account.\nNot funded: schools.")).toBe(true);
  expect(isWordForWord("- your accounts", "your accounts")).toBe(true);
  expect(isWordForWord("Groups with a bank account.", "Groups with a bank account.\nNot funded: schools.")).toBe(false);
  expect(isSaidBy("The Hollin Vey Trust", "Hollin Vey")).toBe(false);
  expect(isSaidBy("The Hollin Vey Trust", undefined)).toBe(false);
});

describe("a line that says a field and its limits", () => {
  const limits = { minWordCount: "", maxWordCount: "1500", maxLength: "", pageLimit: "", isOptional: true };
  it.each([
    ["2. Why here? (1,500 words)", "Why here?"],
    ["Why here? (max. 1500 words)", "Why here?"],
    ["8. Anything else? Optional. (1500 words)", "Anything else?"],
  ])("is known: %s", (line, value) => expect(isFieldWithLimit(line, value, limits)).toBe(true));

  it.each([
    ["2. Why here? (250 words)", "Why here?"],
    ["2. Why here? Tell us more. (1500 words)", "Why here?"],
    ["2. Why here? (1500 words, in English)", "Why here?"],
    ["2. Why here?", "Why here?"],
    ["2. Why here? (at least 1500 words)", "Why here?"],
    ["2. Why here? (1500 characters)", "Why here?"],
    ["2. Why here? (1500 pages)", "Why here?"],
    ["2. Why here? (1000 to 1500 words)", "Why here?"],
    ["2. Why here? (1500 words or 3 pages)", "Why here?"],
    ["2. Why here? (1500 words)", undefined],
  ])("is quoted for what it says besides: %s", (line, value) =>
    expect(isFieldWithLimit(line, value, limits)).toBe(false),
  );

  it("is quoted where it says optional, and the field does not", () =>
    expect(
      isFieldWithLimit("8. Anything else? Optional. (1500 words)", "Anything else?", { ...limits, isOptional: false }),
    ).toBe(false));

  it.each([
    ["(at least 100 words)", { minWordCount: "100" }],
    ["(100-200 words)", { minWordCount: "100", maxWordCount: "200" }],
    ["(no more than 200 words)", { maxWordCount: "200" }],
    ["(up to 2,000 characters)", { maxLength: "2000" }],
    ["(half page)", {}],
    ["(1.5 pages)", { pageLimit: "1.5" }],
  ])("is held against limits of its kind: %s", (told, own) => {
    const none = { minWordCount: "", maxWordCount: "", maxLength: "", pageLimit: "", isOptional: false };
    const isKnown = isFieldWithLimit(`Why here? ${told}`, "Why here?", { ...none, ...own });
    expect(isKnown).toBe(Object.keys(own).length > 0);
    expect(isFieldWithLimit(`Why here? ${told}`, "Why here?", none)).toBe(false);
  });
});
