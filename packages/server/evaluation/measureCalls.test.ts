import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { callFileKinds, type CallFileKind } from "./callFiles.ts";
import { callParts, callTexts, type CallPart } from "./callTexts.ts";
import { callFindings, measureCalls, sharesOf, type CallFinding } from "./measureCalls.ts";

/** Precision and recall below which nothing may fall. */
type Floors = Record<CallPart, Record<CallFileKind, Record<CallFinding, [number, number]>>>;

const floors = parse(readFileSync(new URL("callFloors.yaml", import.meta.url), "utf8")) as Floors;

const cut = (share: number) => Math.floor(share * 100 + 1e-9) / 100;

// Calls by others, as people have them. Those of the sealed part nobody reads who works on the rules. The shares may rise, not fall.
describe.each(callParts)("what is read in calls, the %s part", (part) => {
  it.each(callFileKinds)("as %s", async (kind) => {
    const counts = await measureCalls(callTexts(part), kind);
    const shares = callFindings.map((finding) => {
      const { precision, recall } = sharesOf(counts[finding]);
      return { finding, precision: cut(precision), recall: cut(recall) };
    });
    console.log(shares.map((each) => `    ${each.finding}: [${each.precision}, ${each.recall}]`).join("\n"));
    for (const { finding, precision, recall } of shares) {
      const [leastPrecision, leastRecall] = floors[part][kind][finding];
      expect(precision, `${finding}: precision`).toBeGreaterThanOrEqual(leastPrecision);
      expect(recall, `${finding}: recall`).toBeGreaterThanOrEqual(leastRecall);
    }
  });
});
