import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/** What became of cases. */
export interface Played {
  /** Those that were not survived. */
  failed: string[];
  /** Those that were. */
  survived: string[];
  output: string;
}

/** Plays cases of `pnpm faults` on what was built in a folder. */
export async function playCases(cases: readonly string[], folder: string): Promise<Played> {
  const given = ["faults/run.ts", "--build", folder, "--only", cases.join(), "--workers", "2"];
  const child = spawn(process.execPath, given, { env: { ...process.env, CI: "true", FORCE_COLOR: "0" } });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += stripVTControlCharacters(chunk.toString())));
  await new Promise((ended) => child.on("close", ended));
  const withMark = (mark: string) =>
    [...output.matchAll(new RegExp(`^${mark} +(.*) \\(\\d`, "gm"))].map(([, name = ""]) => name);
  return { failed: withMark("FAILED"), survived: withMark("ok"), output };
}
