// Runs every check of the project, two at a time, and ends with a line for each that failed.
//   --full          what takes longer, too
//   --until <time>  where all is green, as much of what takes longer as fits before that moment, in seconds since 1970
//   --twice         what failed once more by itself, on a machine that somebody else keeps busy
//   --only a,b      just these
import { parseArgs } from "node:util";
import { ensureChromium } from "./browser.ts";
import { checks, moreChecks, type Check } from "./checks.ts";
import { failuresIn, runAgain, runChecks, tellFailure, type Result } from "./runChecks.ts";

const { values } = parseArgs({
  options: {
    full: { type: "boolean" },
    twice: { type: "boolean" },
    until: { type: "string" },
    only: { type: "string" },
  },
});
const until = values.until === undefined ? Infinity : Number(values.until) * 1000;
if (Number.isNaN(until)) throw new Error(`--until needs seconds since 1970, not "${values.until}".`);

function tell({ name, isPassed, tookSeconds, output }: Result): void {
  console.log(`${isPassed ? "ok    " : "FAILED"} ${name} (${tookSeconds} s)`);
  if (!isPassed) console.log(tellFailure(output));
}

/** How much longer than `until` what failed may be run again, in milliseconds. */
const moreTimeMs = 20 * 60_000;

ensureChromium();
const startedAt = Date.now();
const seconds = () => Math.round((Date.now() - startedAt) / 1000);
const results: Result[] = [];
const isRed = () => results.some(({ isPassed }) => !isPassed);
const notRun: Check[] = [];
if (values.only) {
  const names = values.only.split(",");
  const only = [...checks, ...moreChecks].filter(({ name }) => names.includes(name));
  await runChecks(only, results, Infinity, tell);
} else {
  await runChecks(checks, results, Infinity, tell);
  if (values.twice) await runAgain(results, Infinity, tell);
  if (values.full || values.until !== undefined) {
    console.log(`\nWhat npm test runs took ${seconds()} s.\n`);
    // An hour more tells little of what is red already.
    const isEnough = values.until !== undefined && isRed();
    const fitting = values.until === undefined ? moreChecks : moreChecks.filter(({ isOfMachine }) => !isOfMachine);
    notRun.push(...(isEnough ? fitting : await runChecks(fitting, results, until, tell)));
    if (values.twice) await runAgain(results, until + moreTimeMs, tell);
  }
}
const unsteady = results.filter(({ isUnsteady }) => isUnsteady);
const failed = results.filter(({ isPassed }) => !isPassed);
console.log(`\nAll checks took ${seconds()} s.`);
if (notRun.length > 0) console.log(`Not run: ${notRun.map(({ name }) => name).join("; ")}`);
if (unsteady.length > 0) console.log(`Passed only when run again: ${unsteady.map(({ name }) => name).join("; ")}`);
for (const { name, output } of failed) console.log([`Failed: ${name}`, ...failuresIn(output)].join("\n  "));
console.log(`${results.length - failed.length} passed, ${failed.length} failed, ${notRun.length} not run`);
process.exit(isRed() ? 1 : 0);
