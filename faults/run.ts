// `pnpm faults`: plays every fault with every field that it makes sense for, and says whether a character was lost.
//   --only <text>[,<text>]  only cases with one of these texts in their name; a comma before a blank belongs to the text
//   --seed <n>              the first seed; 1 without
//   --cases <n>             at most so many, spread over all
//   --quick                 the chosen part that stands for each protection
//   --twice                 what failed without losing a character once more by itself, on a machine that somebody else keeps busy
//   --workers <n>           how many are played at a time; 3 without
//   --list                  says which they are, and plays none
//   --build <folder>        a workspace with another build of the app and the server
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { TestServer } from "../e2e/support/server.ts";
import { chromiumLaunchOptions } from "../tools/browser.ts";
import { allCases, quickCases } from "./cases.ts";
import { copyBuild } from "./harness/build.ts";
import { faultSettings } from "./harness/settings.ts";
import { play, type Case, type Outcome } from "./play.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    seed: { type: "string", default: "1" },
    cases: { type: "string" },
    quick: { type: "boolean" },
    twice: { type: "boolean" },
    workers: { type: "string", default: "3" },
    build: { type: "string", default: "." },
    list: { type: "boolean" },
  },
});

/** So many of the cases, evenly from the first to the last. */
function spread(cases: Case[], count: number): Case[] {
  if (count >= cases.length) return cases;
  return Array.from({ length: count }, (_each, index) => cases[Math.floor((index * cases.length) / count)]!);
}

const only = values.only?.split(/,(?! )/);
const found = (values.quick ? quickCases : allCases)(Number(values.seed)).filter(
  ({ name }) => !only || only.some((text) => name.includes(text)),
);
const chosen = spread(found, values.cases === undefined ? found.length : Number(values.cases));
if (values.list) {
  for (const { name } of chosen) console.log(name);
  console.log(`${chosen.length} cases`);
  process.exit(0);
}
if (chosen.length === 0) throw new Error("There is no such case: see --list.");

const build = copyBuild(values.build);
process.env.E2E_BUILD = build.folder;
const server = new TestServer(faultSettings);
const browser = await chromium.launch(chromiumLaunchOptions());
const outcomes: Outcome[] = [];
const replayed: string[] = [];
let isBrokenOff = false;
const began = Date.now();
try {
  await server.start();
  const left = [...chosen];
  // Who breaks it off gets what is known so far, and leaves nothing running.
  const breakOff = () => {
    left.length = 0;
    isBrokenOff = true;
  };
  process.once("SIGINT", breakOff);
  process.once("SIGTERM", breakOff);
  const playNext = async (next: Case): Promise<Outcome> => {
    const outcome = await play(next, { server, browser });
    const isSurvived = outcome.problems.length === 0;
    console.log(`${isSurvived ? "ok    " : "FAILED"} ${outcome.name} (${(outcome.took / 1_000).toFixed(1)} s)`);
    for (const problem of outcome.problems) console.log(`       ${problem.split("\n").join("\n       ")}`);
    return outcome;
  };
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) outcomes.push(await playNext(next));
  };
  await Promise.all(Array.from({ length: Number(values.workers) }, work));
  // A lost character is lost, however busy the machine is.
  const isAgain = ({ problems, lostCharacters }: Outcome) => problems.length > 0 && lostCharacters === 0;
  for (const [place, outcome] of values.twice ? outcomes.entries() : []) {
    if (isBrokenOff || !isAgain(outcome)) continue;
    outcomes[place] = await playNext(chosen.find(({ name }) => name === outcome.name)!);
    replayed.push(outcome.name);
  }
} finally {
  await browser.close();
  await server.end();
  build.remove();
}

const failed = outcomes.filter(({ problems }) => problems.length > 0);
const lost = outcomes.reduce((sum, { lostCharacters }) => sum + lostCharacters, 0);
if (failed.length > 0) console.log(`\nNot survived:\n${failed.map(({ name }) => `  ${name}`).join("\n")}`);
if (replayed.length > 0) console.log(`\nPlayed again:\n${replayed.map((name) => `  ${name}`).join("\n")}`);
console.log(`\nSeed ${values.seed}, ${Math.round((Date.now() - began) / 1_000)} s.`);
console.log(`${outcomes.length - failed.length} of ${outcomes.length} faults survived, ${lost} characters lost`);
process.exit(failed.length > 0 ? 1 : 0);
