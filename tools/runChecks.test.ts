import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Check } from "./checks.ts";
import { commandAgain, failuresIn, runAgain, runChecks, type Result } from "./runChecks.ts";

const check = (name: string, rest: Partial<Check> = {}): Check => ({ name, command: "exit 0", seconds: 1, ...rest });

/** Runs checks with so many seconds left. */
async function runWith(secondsLeft: number, checks: Check[], results: Result[] = []) {
  const told: string[] = [];
  const notRun = await runChecks(checks, results, Date.now() + secondsLeft * 1000, ({ name }) => void told.push(name));
  return { told, results, notRun: notRun.map(({ name }) => name) };
}

describe("the runner of checks", () => {
  it("runs each, one that comes after another when that is through, and says which failed", async () => {
    const { told, results, notRun } = await runWith(Infinity, [
      check("walks", { after: "build", command: "echo ' × a walk' && exit 1" }),
      check("build"),
      check("types"),
    ]);
    expect(told).toHaveLength(3);
    expect(told.indexOf("walks")).toBeGreaterThan(told.indexOf("build"));
    expect(notRun).toEqual([]);
    const failed = results.filter(({ isPassed }) => !isPassed);
    expect(failed.map(({ name, output }) => [name, failuresIn(output)])).toEqual([["walks", ["× a walk"]]]);
  });

  it("begins none whose usual time does not fit any more, nor what comes after it, and goes on with those that fit", async () => {
    const { told, notRun } = await runWith(3_000, [
      check("storybook", { seconds: 4_000 }),
      check("pictures", { after: "storybook" }),
      check("packages", { seconds: 2_000 }),
    ]);
    expect(told).toEqual(["packages"]);
    expect(notRun).toEqual(["storybook", "pictures"]);
  });

  it("runs again what failed, and says of what passes then that it is unsteady", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "checks-")), "ran");
    const { results } = await runWith(Infinity, [
      check("passes later", { command: `test -e ${file} || { touch ${file}; exit 1; }` }),
      check("fails", { command: "exit 1" }),
      check("passes"),
    ]);
    await runAgain(results, Infinity, () => {});
    const told = results.map(({ name, isPassed, isUnsteady = false }) => [name, isPassed, isUnsteady]);
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        ["fails", false, false],
        ["passes", true, false],
        ["passes later", true, true],
      ]),
    );
  });

  it("runs again only the files that failed, where the output names them", () => {
    const output = [
      " FAIL   stories (chromium)  packages/app/src/features/home/Home.stories.tsx > Empty",
      " FAIL  stories (chromium)  packages/app/src/features/home/Home.stories.tsx > Loaded",
      " FAIL   unit  tools/runChecks.test.ts > the runner of checks",
    ].join("\n");
    const command = "pnpm run test:stories";
    expect(commandAgain({ command, again: "files", output })).toBe(
      "pnpm run test:stories packages/app/src/features/home/Home.stories.tsx tools/runChecks.test.ts",
    );
    expect(commandAgain({ command, again: "files", output: "The browser was lost." })).toBe(command);
    expect(commandAgain({ command: "walk", again: "--last-failed", output })).toBe("walk --last-failed");
    expect(commandAgain({ command: "faults", output })).toBe("faults");
  });

  it("reckons with a machine that takes longer than usual", async () => {
    const before: Result = { ...check("server", { seconds: 100 }), isPassed: true, tookSeconds: 300, output: "" };
    const { notRun } = await runWith(3_000, [check("faults", { seconds: 2_000 })], [before]);
    expect(notRun).toEqual(["faults"]);
  });
});
