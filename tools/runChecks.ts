import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import type { Check } from "./checks.ts";

/** How a check ended. */
export interface Result extends Check {
  isPassed: boolean;
  /** It failed at first, and passed when it was run again by itself. */
  isUnsteady?: boolean;
  tookSeconds: number;
  /** What it printed. */
  output: string;
}

/** How vitest, Playwright and the faults begin the line that names what failed. */
const namesFailure = /^\s*(?:FAIL(?:ED)?\s|× |✘ |\d+\) )/;

/** The lines that name what failed. */
export const failuresIn = (output: string): string[] => [
  ...new Set(
    stripVTControlCharacters(output)
      .split("\n")
      .filter((line) => namesFailure.test(line))
      .map((line) => line.trim()),
  ),
];

/** How vitest names the file of what failed, after the name of its project. */
const namesFile = /^FAIL\s+.*?((?:packages|tools|faults)\/\S+\.tsx?)/;

/** The command that runs what failed of a check again: only the files or walks that did, where its output names them. */
export function commandAgain({ command, again, output }: Pick<Result, "command" | "again" | "output">): string {
  if (again !== "files") return again ? `${command} ${again}` : command;
  const files = failuresIn(output).flatMap((line) => namesFile.exec(line)?.[1] ?? []);
  return [command, ...new Set(files)].join(" ");
}

const lastLines = 250;

/** What a failed check printed, without what passed: first what failed, then the last lines. */
export function tellFailure(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => !/^\s*(?:✓|✔|ok )/.test(line));
  return [...failuresIn(output), ...lines.slice(-lastLines)].join("\n");
}

function run(check: Check): Promise<Result> {
  const startedAt = Date.now();
  return new Promise((done) => {
    const child = spawn(check.command, { shell: true, env: { ...process.env, CI: "true", FORCE_COLOR: "0" } });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("close", (code) => {
      const tookSeconds = Math.round((Date.now() - startedAt) / 1000);
      done({ ...check, isPassed: code === 0, tookSeconds, output });
    });
  });
}

/** How many times its usual time a check takes here, at least one. */
function pace(results: Result[]): number {
  const took = results.reduce((sum, { tookSeconds }) => sum + tookSeconds, 0);
  const usual = results.reduce((sum, { seconds }) => sum + seconds, 0);
  return usual === 0 ? 1 : Math.max(1, took / usual);
}

/**
 * Runs checks two at a time, each as soon as what it comes after is through, and adds to `results` what came of them. Begins
 * none whose usual time would end after `until`, in milliseconds since 1970. Returns those that it did not run.
 */
export async function runChecks(
  checks: Check[],
  results: Result[],
  until: number,
  tell: (result: Result) => void,
): Promise<Check[]> {
  const left = [...checks];
  const notRun: Check[] = [];
  const running = new Map<string, Promise<void>>();
  const isWaiting = ({ after }: Check) =>
    after !== undefined && (running.has(after) || left.some(({ name }) => name === after));
  const isFitting = ({ seconds, after }: Check) =>
    Date.now() + seconds * pace(results) * 1000 <= until && !notRun.some(({ name }) => name === after);
  const finish = async (check: Check) => {
    const result = await run(check);
    results.push(result);
    tell(result);
    running.delete(check.name);
  };
  while (left.length > 0 || running.size > 0) {
    const next = running.size < 2 ? left.findIndex((check) => !isWaiting(check)) : -1;
    const [check] = next === -1 ? [] : left.splice(next, 1);
    if (!check) await Promise.race(running.values());
    else if (isFitting(check)) running.set(check.name, finish(check));
    else notRun.push(check);
  }
  return notRun;
}

/**
 * Runs those again that failed, one at a time and with nothing beside them, as long as they fit before `until`. One that passes then
 * takes the place of its failure in `results`, and is called unsteady: there is something to mend, but what was built is not wrong.
 */
export async function runAgain(results: Result[], until: number, tell: (result: Result) => void): Promise<void> {
  for (const [place, first] of results.entries()) {
    if (first.isPassed || Date.now() + first.seconds * pace(results) * 1000 > until) continue;
    const again = await run({ ...first, command: commandAgain(first) });
    tell(again);
    if (again.isPassed) results[place] = { ...again, isUnsteady: true };
  }
}
