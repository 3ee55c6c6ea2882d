// Runs a pnpm script with the Node.js and pnpm that this project needs, on any machine with Node.js 20 and npm.
// What is missing comes from the npm registry for this one run; nothing is installed globally.
import { spawnSync } from "node:child_process";

const node = { version: "24.21.0", major: 24 };
const pnpm = { version: "12.18.0", major: 12 };

const script = process.argv[2];
if (!script) {
  console.error("usage: node tools/bootstrap.mjs <script> [arguments]");
  process.exit(2);
}

const windows = process.platform === "win32";

/** Runs a command in this terminal and ends with its exit code where it fails. */
function run(command, args) {
  const done = spawnSync(command, args, { stdio: "inherit", shell: windows });
  if (done.error) {
    console.error(`Could not run ${command}: ${done.error.message}`);
    process.exit(1);
  }
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function pnpmMajor() {
  const asked = spawnSync("pnpm", ["--version"], { encoding: "utf8", shell: windows });
  return asked.status === 0 ? Number.parseInt(asked.stdout, 10) : 0;
}

const needed = [];
if (Number.parseInt(process.versions.node, 10) < node.major) needed.push("-p", `node@${node.version}`);
if (pnpmMajor() < pnpm.major) needed.push("-p", `pnpm@${pnpm.version}`);

if (needed.length > 0) {
  if (process.env.GRANTWRIGHT_BOOTSTRAPPED) {
    console.error("Node.js 24 and pnpm 12 are needed, and could not be had from the npm registry.");
    process.exit(1);
  }
  process.env.GRANTWRIGHT_BOOTSTRAPPED = "1";
  run("npx", ["-y", ...needed, "node", "tools/bootstrap.mjs", ...process.argv.slice(2)]);
} else {
  run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"]);
  run("pnpm", ["run", ...process.argv.slice(2)]);
}
