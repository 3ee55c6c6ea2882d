import { describe, expect, it } from "vitest";
import { mutate } from "./mutate.ts";

const file = "sample.tsx";

describe("mutate", () => {
  it.each([
    [
      "a function",
      "export function keep(): void {\n  write();\n}",
      { returns: "undefined" },
      "void { return undefined; }",
    ],
    ["an arrow", "export const keep = () => write();", { returns: "[]" }, "const keep = () => ([]);"],
    [
      "calls",
      "function keep() { a.flush(); return a.flush(1); }",
      { call: "a.flush", becomes: "0" },
      "{ (0); return (0); }",
    ],
    [
      "conditions",
      "function keep() { if (!isLate()) return 1; }",
      { condition: "isLate", becomes: "false" },
      "if ((false))",
    ],
    ["a property", 'const keep = () => ({ "If-Match": 1, b: 2 });', { without: "If-Match" }, "({ ...{}, b: 2 })"],
    ["an attribute", "const keep = () => <B isPending={a} b />;", { without: "isPending" }, "<B  b />"],
  ])("changes %s by its name", (_, text, change, expected) => {
    expect(mutate(text, { file, of: "keep", ...change })).toContain(expected);
  });

  it("finds a method by its class", () => {
    const text = "class A { keep() { return 1; } }\nclass B { keep() { return 2; } }";
    expect(mutate(text, { file, of: "B.keep", returns: "3" })).toBe(text.replace("{ return 2; }", "{ return 3; }"));
  });

  it.each([
    ["no such function", "const kept = () => {};", { returns: "1" }],
    ["two of them", "const a = () => { const keep = () => 1; };\nconst keep = () => 2;", { returns: "1" }],
    ["nothing in it", "function keep() { flush(); }", { call: "a.flush", becomes: "0" }],
  ])("throws where there is %s", (_, text, change) => {
    expect(() => mutate(text, { file, of: "keep", ...change })).toThrow(file);
  });
});
