import { describe, expect, it } from "vitest";
import { objectsIn } from "./objectsIn.ts";

describe("objectsIn", () => {
  it.each([
    ['{"a":1}', [{ a: 1 }]],
    ['Here:\n```json\n{"a":{"b":"}"}}\n```', [{ a: { b: "}" } }]],
    ['<think>Maybe {"text":"no"}?</think>{"text":"yes"}', [{ text: "yes" }]],
    ['Is it {"text":"one"}? Better {"text":"two"}.', [{ text: "two" }, { text: "one" }]],
    ['{"text":"a \\"quoted\\" {brace"}', [{ text: 'a "quoted" {brace' }]],
    ["Use {braces} here", []],
    ['<think>I wonder {"text":"all of it"}', [{ text: "all of it" }]],
    ['{"text": "cut o', []],
  ])("%j", (answer, objects) => {
    expect(objectsIn(answer)).toEqual(objects);
  });
});
