import { spawn } from "node:child_process";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Notice, Protection } from "./protection.ts";
import type { Workspace } from "./workspace.ts";

/** What a part of the suite says: that all is well, that it noticed something, or that it could not be run. */
export type Verdict = { kind: "quiet" | "noticed" | "broken"; output: string };

function run(script: string, given: string[], options: { cwd?: string } = {}) {
  return new Promise<{ code: number | null; output: string }>((done) => {
    const child = spawn(process.execPath, [script, ...given], {
      ...(options.cwd !== undefined && { cwd: options.cwd }),
      env: { ...process.env, CI: "true", FORCE_COLOR: "0" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += stripVTControlCharacters(chunk.toString())));
    child.on("close", (code) => done({ code, output }));
  });
}

const verdictOf = (code: number | null, output: string, isNoticed: boolean, isRun: boolean): Verdict => ({
  kind: isNoticed ? "noticed" : code === 0 && isRun ? "quiet" : "broken",
  output,
});

/** Plays cases on what a workspace has built. */
async function playCases(cases: readonly string[], { folder }: Workspace): Promise<Verdict> {
  const given = ["--build", folder, "--only", cases.join(), "--workers", "2"];
  const { code, output } = await run("faults/run.ts", given);
  return verdictOf(code, output, /^FAILED /m.test(output), /^ok {4}/m.test(output));
}

/** Runs tests of a workspace. */
async function runTest(
  { project, file, name }: NonNullable<Notice["tests"]>[number],
  { folder }: Workspace,
): Promise<Verdict> {
  const config = join(import.meta.dirname, "vitest.config.ts");
  const given = ["run", "--root", folder, "--config", config, "--project", project, file];
  if (name !== undefined) given.push("-t", name);
  const { code, output } = await run("node_modules/vitest/vitest.mjs", given, { cwd: folder });
  return verdictOf(code, output, /^\s*Tests .*failed/m.test(output), /^\s*Tests .*passed/m.test(output));
}

/** Runs what has to fail, until something does; what needs no build first. `protection` is what is gone meanwhile. */
export async function notice(
  { cases, tests = [] }: Notice,
  workspace: Workspace,
  protection?: Protection,
): Promise<Verdict> {
  const play = async (chosen: readonly string[]) => {
    await workspace.build(protection);
    return playCases(chosen, workspace);
  };
  const parts = [...tests.map((test) => () => runTest(test, workspace)), ...(cases?.length ? [() => play(cases)] : [])];
  let last: Verdict = { kind: "broken", output: "Nothing is named that has to fail." };
  for (const part of parts) {
    last = await part();
    if (last.kind !== "quiet") return last;
  }
  return last;
}
