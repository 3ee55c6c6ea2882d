#!/usr/bin/env node
import { whyTooOld } from "./nodeVersion.ts";

const problem = whyTooOld(process.versions.node);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
// Not before: what it loads is not there in an older Node.js.
const { runCommand } = await import("./command/runCommand.ts");
const stopping = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const)
  process.once(name, () => stopping.abort(new Error(`It was stopped (${name}).`)));
process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
  now: () => new Date(),
  signal: stopping.signal,
});
