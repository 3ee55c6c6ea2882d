import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseRequirements, problemsOf, shareOf, verdictOf, type Requirement } from "./asvs.ts";

const all = parseRequirements(readFileSync("docs/security/asvs.yaml", "utf8"));
const read = (file: string) => readFileSync(file, "utf8");

it("finds nothing wrong with the data as they are, in which level 1 is whole and of level 2 at least 95 percent", () => {
  expect(problemsOf(all, read, "")).toEqual([]);
  expect(shareOf(all, 1).fails).toBe(0);
  expect(shareOf(all, 2).percent).toBeGreaterThanOrEqual(95);
});

it("tells of a requirement that is missing, that there is not, or that stands there twice", () => {
  const [first, ...others] = all;
  expect(problemsOf(others, read, "")).toEqual([`${first!.id} (2) is missing.`]);
  expect(problemsOf([...all, { ...first!, id: "1.99.1" }], read, "")).toEqual([
    "1.99.1 (2) is no requirement of level 1 or 2.",
  ]);
  expect(problemsOf([...all, first!], read, "")).toEqual(["A requirement stands there twice."]);
});

it("tells of a test or a line that is gone, and of a title that any test would have", () => {
  expect(problemsOf(all, () => undefined, "").length).toBeGreaterThan(100);
  expect(problemsOf(all, () => "another text", "").length).toBeGreaterThan(100);
  const [first, ...others] = all;
  const empty = problemsOf([{ ...first!, by: [{ "tools/asvs.test.ts": "" }] }, ...others], read, "");
  expect(empty).toEqual([expect.stringContaining("has to be told")]);
});

it("calls kept only what is shown, and counts what does not apply in no share", () => {
  const one: Requirement = { id: "1.2.1", level: 1, asks: "Something", lines: [{ a: "b" }] };
  expect(verdictOf(one)).toBe("kept");
  expect(verdictOf({ ...one, yours: "Do it." })).toBe("yours");
  expect(verdictOf({ ...one, lack: "It is not." })).toBe("fails");
  const { applies, kept, percent } = shareOf([one, { ...one, none: "There is none." }, { ...one, lack: "No." }], 1);
  expect({ applies, kept, percent }).toEqual({ applies: 2, kept: 1, percent: 50 });
});
