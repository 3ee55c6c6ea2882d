// What 200 messages a list cost, beside the same rows under the same styles written plainly in React, in one page: showing a list,
// going back to the one before, opening another message. Script, style and layout. Fails at more than twice what is aimed at.
import { inBenchPage } from "./benchPage.ts";

const rounds = 15;
const warmUps = 3;
/** Times the plain rows': what is aimed at. */
const aims = { show: 1, tab: 0.5, click: 2 };
type Step = keyof typeof aims;
type Took = Record<Step, number> & { isWhole: boolean; current: number };

interface Bench {
  run: (kind: "ours" | "plain") => Took;
  takeClasses: () => void;
  classes: Record<string, string>;
}

await inBenchPage("inboxPage.tsx", { width: 480, height: 900 }, async (page) => {
  const { ratios, classes, isRight } = await page.evaluate(
    ({ rounds, warmUps, steps }) => {
      const { bench } = window as unknown as { bench: Bench };
      bench.takeClasses();
      const ratios = Object.fromEntries(steps.map((step) => [step, [] as number[]])) as Record<Step, number[]>;
      let isRight = true;
      for (let round = 0; round < rounds + warmUps; round++) {
        // The best of three turns each: what else the machine does in between is not ours.
        const best: Record<string, Record<Step, number>> = {};
        for (let turn = 0; turn < 3; turn++)
          for (const kind of (round + turn) % 2 ? (["ours", "plain"] as const) : (["plain", "ours"] as const)) {
            const took = bench.run(kind);
            isRight &&= took.isWhole && took.current >= 1;
            const soFar = (best[kind] ??= { show: Infinity, tab: Infinity, click: Infinity });
            for (const step of steps) soFar[step] = Math.min(soFar[step], took[step]);
          }
        if (round < warmUps) continue;
        for (const step of steps) ratios[step].push(best.ours![step] / best.plain![step]);
      }
      return { ratios, classes: bench.classes, isRight };
    },
    { rounds, warmUps, steps: Object.keys(aims) as Step[] },
  );
  if (!isRight || Object.values(classes).some((name) => !name))
    throw new Error(`The rows were not drawn as they should be: ${JSON.stringify(classes)}`);
  for (const [step, aim] of Object.entries(aims) as [Step, number][]) {
    const ratio = ratios[step].toSorted((a, b) => a - b)[Math.floor(ratios[step].length / 2)]!;
    console.log(`Inbox, ${step}: ${ratio.toFixed(2)} of plain rows (aim ${aim}, at most ${2 * aim})`);
    if (ratio > 2 * aim) process.exitCode = 1;
  }
});
