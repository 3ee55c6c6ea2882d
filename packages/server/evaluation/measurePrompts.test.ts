import { describe, expect, it } from "vitest";
import { createOfflineWriter } from "../src/capabilities/writer/offline/createOfflineWriter.ts";
import { measurePrompts, promptDrafts, promptJudgements, type PromptPart } from "./measurePrompts.ts";

describe("prompts that are worth answering", () => {
  it.each(["open", "sealed"] as const)("judges the prompts of the %s part by what is missing there", (part) => {
    const missing = new Map(promptDrafts(part).map(({ id, missing: all }) => [id, all.map((each) => each.id)]));
    for (const [id, prompts] of Object.entries(promptJudgements(part)))
      for (const asked of Object.values(prompts).flat()) expect(missing.get(id), id).toContain(asked);
  });

  // Of what is worth answering and what is asked for there may be more, of what is not worth it less. What nobody has judged counts as not worth it.
  it.each<{ part: PromptPart; worth: number; idle: number; missingAsked: number }>([
    { part: "open", worth: 27, idle: 0, missingAsked: 29 },
    { part: "sealed", worth: 23, idle: 5, missingAsked: 25 },
  ])("asks for what is missing in the $part part", async ({ part, worth, idle, missingAsked }) => {
    const writer = createOfflineWriter();
    const report = await measurePrompts(writer, promptDrafts(part), promptJudgements(part));
    console.log(part, JSON.stringify({ ...report, unjudged: report.unjudged.length }));
    if (part === "open") for (const prompt of report.unjudged) console.log(`not judged: ${prompt}`);
    for (const counts of [report.outline, report.proposal]) {
      expect(counts.worth).toBeGreaterThanOrEqual(worth);
      expect(counts.prompts - counts.worth).toBeLessThanOrEqual(idle);
      expect(counts.missingAsked).toBeGreaterThanOrEqual(missingAsked);
    }
  });
});
