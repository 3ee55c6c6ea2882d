// Builds the app and the server and runs them: what `npm start` does once everything is installed.
// `--no-build` runs what was built last, `--build-only` runs nothing.
import { spawn, spawnSync } from "node:child_process";
import { precompress } from "./precompress.ts";
import { serverFlags } from "./serverFlags.ts";

const windows = process.platform === "win32";

function build(name: string): void {
  console.log(`Building ${name}`);
  const args = ["--silent", "--filter", name, "build"];
  const done = spawnSync("pnpm", args, { encoding: "utf8", shell: windows });
  if (done.status === 0) return;
  console.error(done.stdout, done.stderr);
  process.exit(done.status ?? 1);
}

if (!process.argv.includes("--no-build")) {
  build("@grantwright/app");
  precompress("packages/app/dist");
  precompress("packages/app/dist/assets");
  build("@grantwright/server");
}

if (process.argv.includes("--build-only")) process.exit();

const server = spawn(process.execPath, [...serverFlags, "packages/server/dist/main.js"], { stdio: "inherit" });
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
