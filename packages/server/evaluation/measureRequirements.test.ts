import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readYaml } from "../src/kernel/text/readYaml.ts";
import {
  measureRequirements,
  requirementDocuments,
  type RequirementScores,
  type Share,
} from "./measureRequirements.ts";

const parts = ["open", "sealed"] as const;

const floors = readYaml(
  import.meta.dirname,
  "requirementFloors.yaml",
  z.record(z.enum(parts), z.record(z.string(), z.number())),
);

const percent = ({ right, of }: Share): number => (100 * right) / of;

/** All scores of a part, in percent, by the names that the floors have. */
const rowsOf = (scores: RequirementScores): Record<string, number> => ({
  lines: percent(scores.lines),
  kinds: percent(scores.kinds),
  ...Object.fromEntries(Object.entries(scores.byKind).map(([kind, share]) => [kind, percent(share)])),
  ...Object.fromEntries(
    Object.entries(scores.precision).map(([state, share]) => [`${state} precision`, percent(share)]),
  ),
  ...Object.fromEntries(Object.entries(scores.recall).map(([state, share]) => [`${state} recall`, percent(share)])),
  quotes: percent(scores.quotes),
  grades: percent(scores.grades),
  ...Object.fromEntries(
    Object.entries(scores.recallOfGrades).map(([grade, share]) => [`${grade} recall`, percent(share)]),
  ),
  earned: percent(scores.earned),
});

describe("a funder's requirements held against drafts", () => {
  // Whole documents by others. The sealed part is scored, and nobody who works on the rules reads it.
  it.each(parts)("judges lines and criteria of the %s part as a reader does", (part) => {
    const rows = rowsOf(measureRequirements(requirementDocuments(part)));
    console.log(part, Object.fromEntries(Object.entries(rows).map(([name, share]) => [name, Math.round(share)])));
    for (const [name, floor] of Object.entries(floors[part])) expect(rows[name], name).toBeGreaterThanOrEqual(floor);
  });
});
