// What a library of 1,000 grants costs, beside the same library with its first 24 alone, in one page: showing the open grants, and
// turning to another page of them. Script, style and layout. Fails at more than twice, or with more than 60 cards in the page.
import { inBenchPage } from "./benchPage.ts";

const rounds = 15;
const warmUps = 3;
const mostTimes = 2;
const mostCards = 60;

interface Took {
  show: number;
  turn: number;
  least: number;
  most: number;
  last: string;
}

interface Bench {
  run: (kind: "whole" | "first") => Took;
  prepare: () => void;
}

await inBenchPage("libraryPage.tsx", { width: 1440, height: 900 }, async (page) => {
  const { show, turn, most, least, last } = await page.evaluate(
    ({ rounds, warmUps }) => {
      const { bench } = window as unknown as { bench: Bench };
      bench.prepare();
      const found = { show: [] as number[], turn: [] as number[], most: 0, least: Infinity, last: "" };
      for (let round = 0; round < rounds + warmUps; round++) {
        // The best of three turns each: what else the machine does in between is not ours.
        const best = { show: Infinity, turn: Infinity, first: Infinity };
        for (let turn = 0; turn < 3; turn++)
          for (const kind of (round + turn) % 2 ? (["whole", "first"] as const) : (["first", "whole"] as const)) {
            const took = bench.run(kind);
            found.most = Math.max(found.most, took.most);
            found.least = Math.min(found.least, took.least);
            if (kind === "first") best.first = Math.min(best.first, took.show);
            else {
              best.show = Math.min(best.show, took.show);
              best.turn = Math.min(best.turn, took.turn);
              found.last = took.last;
            }
          }
        if (round < warmUps) continue;
        found.show.push(best.show / best.first);
        found.turn.push(best.turn / best.first);
      }
      return found;
    },
    { rounds, warmUps },
  );
  if (least < 24 || last !== "Small Plots Fund 984") throw new Error("The cards were not drawn as they should be.");
  console.log(`Library of 1,000: at most ${most} cards in the page (at most ${mostCards})`);
  if (most > mostCards) process.exitCode = 1;
  for (const [step, ratios] of Object.entries({ show, turn })) {
    const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)]!;
    console.log(`Library of 1,000, ${step}: ${ratio.toFixed(2)} of its first 24 (at most ${mostTimes})`);
    if (ratio > mostTimes) process.exitCode = 1;
  }
});
