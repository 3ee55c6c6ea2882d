import type { Schemas } from "@grantwright/api-client";
import { headKey, sectionId, sectionKey, type HeadInput } from "@grantwright/domain";
import { describe, expect, it } from "vitest";
import { createInputValidation, type InputProblems } from "./createInputValidation.ts";

const field = (id: string, rest: Partial<Schemas["Field"]> = {}): Schemas["Field"] => ({
  id,
  title: id,
  hidden: false,
  auto: false,
  required: true,
  ...rest,
});
const inputs = (name: string, sections: Record<string, string>, more: Partial<Record<HeadInput, string>> = {}) => ({
  head: { name, eligibilityCriteria: "", assessmentCriteria: "", ...more },
  sections,
});
const section = (id: string) => sectionKey(sectionId(id));
const messagesOf = (problems: InputProblems) => [...problems].map(([key, { message }]) => [key, message]);
const errorsOf = (text: string, rest?: Partial<Schemas["Field"]>) =>
  createInputValidation(true)
    .validate(inputs("A name", { a: text }), [field("a", rest)])
    .get(section("a"))?.message;

describe("the rules of a section [2.5-section-default-limit] [2.9-section-length]", () => {
  it.each([
    ["", {}, "This is required"],
    ["   \n ", {}, "This is required"],
    ["", { required: false }, undefined],
    ["", { auto: true }, undefined],
    ["One word", { auto: true }, undefined],
    ["word ".repeat(80), { auto: true }, undefined],
    [`${"word ".repeat(80)}x`, { auto: true }, "Too long maximum 400 characters"],
    ["one two three four five", { auto: true, maxLength: 22 }, "Too long maximum 22 characters"],
    ["", { hidden: true }, undefined],
    ["Only four words here", {}, "Too short minimum 5 words"],
    ["Only four words here", { required: false }, "Too short minimum 5 words"],
    ["Now there are five words", {}, undefined],
    ["one two three four five", { maxLength: 22 }, "Too long maximum 22 characters"],
    ["one two three four five", { maxLength: 23 }, undefined],
    [`${"word ".repeat(2000)}x`, {}, "Too long maximum 10000 characters"],
    ["word ".repeat(2000), {}, undefined],
  ])("%#", (text, rest, expected) => expect(errorsOf(text, rest)).toBe(expected));

  it("asks for a Grant Name only where the document has one", () => {
    const blank = inputs(" ", {});
    expect(createInputValidation(true).validate(blank, []).get(headKey("name"))?.message).toBe("This is required");
    expect(createInputValidation(false).validate(blank, []).size).toBe(0);
  });

  it("limits the name and the criteria, as the server does", () => {
    const long = "x".repeat(10_001);
    const tooLong = "Too long maximum 10000 characters";
    const all = inputs(long, {}, { eligibilityCriteria: long, assessmentCriteria: long });
    expect(messagesOf(createInputValidation(true).validate(all, []))).toEqual([
      [headKey("name"), tooLong],
      [headKey("eligibilityCriteria"), tooLong],
      [headKey("assessmentCriteria"), tooLong],
    ]);
  });

  it("checks one field a change, however many there are", () => {
    const fields = Array.from({ length: 40 }, (_, n) => field(`f${n}`));
    const texts = Object.fromEntries(fields.map(({ id }) => [id, "five words are enough here"]));
    const validation = createInputValidation(true);
    validation.validate(inputs("A", texts), fields);
    const before = validation.checkCount();
    expect(messagesOf(validation.validate(inputs("A", { ...texts, f7: "short" }), fields))).toEqual([
      [section("f7"), "Too short minimum 5 words"],
    ]);
    expect(validation.checkCount() - before).toBe(1);
  });

  it("says what is wrong once a section was left, or was right before", () => {
    const validation = createInputValidation(true);
    const shown = (text: string, isLeft = false) => {
      const problem = validation.validate(inputs("A", { a: text }), [field("a")]).get(section("a"));
      return validation.shownProblem(section("a"), problem, isLeft)?.message;
    };
    expect(shown("")).toBeUndefined();
    expect(shown("Only two")).toBeUndefined();
    expect(shown("Only two", true)).toBe("Too short minimum 5 words");
    expect(shown("x".repeat(10_001))).toBe("Too long maximum 10000 characters");
    expect(shown("Now there are five words")).toBeUndefined();
    expect(shown("Only two again")).toBe("Too short minimum 5 words");
    expect(shown("")).toBe("This is required");
  });

  it("does not take a place that asks for something for words that were right", () => {
    const validation = createInputValidation(true);
    const shown = (text: string) => {
      const problem = validation.validate(inputs("A", { a: text }), [field("a")]).get(section("a"));
      return validation.shownProblem(section("a"), problem, false)?.message;
    };
    expect(shown("[Add: the work, in the order in which you will do it]")).toBeUndefined();
    expect(shown("We")).toBeUndefined();
    expect(shown("We dig and plant together [Add: with whom].")).toBeUndefined();
    expect(shown("We")).toBe("Too short minimum 5 words");
  });
});
