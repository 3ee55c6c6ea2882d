import { describe, expect, it } from "vitest";
import { reviewSectionsJob } from "./capabilities/writer/offline/review/reviewSections.ts";
import { summaryApart } from "./capabilities/writer/offline/summaryApart.ts";
import { untold } from "./capabilities/writer/offline/summary/toldOf.ts";
import { runApart } from "./kernel/apart/runApart.ts";
import { compareAllJob } from "./kernel/text/compareTexts.ts";
import { readCall, readCallJob } from "./modules/templates/call/readCall.ts";

/** How often the event loop went round until the work was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await work.finally(() => clearInterval(timer));
  return turns;
}

const call = "The program\nApplicants must describe the need in no more than 500 words.\n\n";

describe("work on long texts", { timeout: 60_000 }, () => {
  it.each(["A\n", "a\n\n", "- a\n", "The A ", call])(
    "lets the event loop go on while a call of %j is read",
    async (part) => {
      const text = part.repeat(60_000 / part.length);
      expect(await turnsDuring(runApart(readCallJob, text.length, text))).toBeGreaterThan(20);
    },
  );

  it("lets the event loop go on while two versions are compared", async () => {
    const words = (seed: number) =>
      Array.from({ length: 20_000 }, (_each, index) => `w${(index * seed) % 7919}`).join(" ");
    const [before, after] = [words(31), words(37)];
    expect(
      await turnsDuring(runApart(compareAllJob, before.length + after.length, [[before, after]], 500)),
    ).toBeGreaterThan(20);
  });

  it("lets the event loop go on while long texts are assessed", async () => {
    const text = "Twelve gardens will be open to everybody by June 2027, and Ines Okafor directs the work. ".repeat(
      2_000,
    );
    const section = { id: "need", title: "Need", prompt: "Describe the need.", isRequired: true };
    const input = { template: { sections: [section] }, texts: { need: text }, description: "" };
    expect(await turnsDuring(runApart(reviewSectionsJob, text.length, input as never))).toBeGreaterThan(20);
  });

  it("lets the event loop go on while long sections are summed up", async () => {
    const text = "Twelve gardens will be open to everybody by June 2027, and Ines Okafor directs the work. ".repeat(
      3_000,
    );
    const told = new Set<string>();
    expect(
      await turnsDuring(
        summaryApart(
          [{ kind: "need", text }],
          {},
          { used: told, passing: new Set(), told: untold, begun: { text: "", isOwn: false } },
        ),
      ),
    ).toBeGreaterThan(20);
    expect(told.size).toBe(1);
  });

  it("comes to the same as at once", async () => {
    const text = `Community fund\nFunder: The county\n\n${call.repeat(400)}`;
    expect(await runApart(readCallJob, text.length, text)).toEqual(readCall(text));
    expect(await runApart(readCallJob, 10, call)).toEqual(readCall(call));
  });
});
