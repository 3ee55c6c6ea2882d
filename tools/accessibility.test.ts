import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { holdingOf, parseCriteria, problemsOf } from "./accessibility.ts";
import { hasProof } from "./proofs.ts";

const all = parseCriteria(readFileSync("docs/accessibility.yaml", "utf8"));
const everything = (file: string) => readFileSync(file, "utf8");

it("finds nothing wrong with the data as they are", () => {
  expect(problemsOf(all, everything, "")).toEqual([]);
});

it("tells of a criterion that is missing, and of one that does not exist", () => {
  const [first, ...others] = all;
  expect(problemsOf(others, everything, "")).toEqual([`${first!.id} A is missing.`]);
  expect(problemsOf([...all, { ...first!, id: "9.9.9" }], everything, "")).toEqual([
    "9.9.9 A is no criterion of WCAG 2.2.",
  ]);
});

it("tells of a test that is gone, has another title, or is not run", () => {
  expect(problemsOf(all, () => undefined, "").length).toBeGreaterThan(40);
  expect(hasProof("a.spec.ts", 'test(\n  "the whole job by keyboard", () => {})', "the whole job")).toBe(true);
  expect(hasProof("a.spec.ts", 'test("another job", () => {})', "the whole job")).toBe(false);
  expect(hasProof("a.spec.ts", 'test.skip("the whole job", () => {})', "the whole job")).toBe(false);
  expect(hasProof("a.stories.tsx", "export const Note = meta.story({", "Note")).toBe(true);
  expect(hasProof("a.stories.tsx", "export const Notes = meta.story({", "Note")).toBe(false);
});

it("tells of what the app has by now", () => {
  expect(problemsOf(all, everything, "<video src").length).toBeGreaterThan(0);
});

it("calls held by a test only what a test holds, and failing what lacks something", () => {
  const criterion = { id: "1.1.1", name: "", level: "A" as const };
  expect(holdingOf({ ...criterion, by: [{ "a.spec.ts": "a" }] })).toBe("test");
  expect(holdingOf({ ...criterion, seen: [{ on: "2026-11-26", what: "a" }], absent: ["b"] })).toBe("record");
  expect(holdingOf({ ...criterion, absent: ["b"] })).toBe("nothing of the kind");
  expect(holdingOf({ ...criterion, by: [{ "a.spec.ts": "a" }], lack: "a" })).toBe("fails");
});
