import { describe, expect, it } from "vitest";
import { object, string } from "yup";
import { problemsOf } from "./problemsOf.ts";
import { tooLong } from "./tooLong.ts";

const schema = object({
  subject: string().defined().matches(/\S/, "Enter a subject.").max(3, tooLong),
  content: string().defined().min(2, "Too short."),
});

describe("what is wrong with a form", () => {
  it("is nothing where all rules are kept", () => {
    expect(problemsOf(schema, { subject: "abc", content: "ab" })).toEqual({});
  });
  it("is the first problem of each field, in the order of the fields", () => {
    const found = problemsOf(schema, { content: "", subject: "" });
    expect(Object.entries(found).map(([name, { message }]) => [name, message])).toEqual([
      ["subject", "Enter a subject."],
      ["content", "Too short."],
    ]);
  });
  it("tells what is too long from what more words would mend", () => {
    const { subject, content } = problemsOf(schema, { subject: "abcde", content: "a" });
    expect(subject).toEqual({
      message: "2 over the limit of 3 characters. Nothing is cut; shorten it to send it.",
      isTooLong: true,
    });
    expect(content).toEqual({ message: "Too short.", isTooLong: false });
  });
  it("is no answer to a mistake of ours", () => {
    const broken = object({ subject: string().test("broken", () => JSON.parse("{")) });
    expect(() => problemsOf(broken, { subject: "a" })).toThrow(SyntaxError);
  });
});
