// Runs a pnpm script with the Node.js and pnpm that this project needs, on any machine with Node.js 20 and npm.
// What is missing comes from the npm registry for this one run; nothing is installed globally.
import { spawn, spawnSync } from "node:child_process";

const node = { version: "24.21.0", major: 24 };
const pnpm = { version: "12.18.0", major: 12 };

const script = process.argv[2];
if (!script) {
  console.error("usage: node tools/bootstrap.mjs <script> [arguments]");
  process.exit(2);
}

const windows = process.platform === "win32";

/** Runs a command in this terminal, passes on what would end it, and ends with its exit code where it fails. */
async function run(command, args) {
  const child = spawn(command, args, { stdio: "inherit", shell: windows });
  const passOn = (signal) => child.kill(signal);
  process.on("SIGTERM", passOn).on("SIGINT", passOn);
  const code = await new Promise((done) => {
    child.on("error", (error) => {
      console.error(`Could not run ${command}: ${error.message}`);
      done(1);
    });
    child.on("exit", (status, signal) => done(status ?? (signal ? 1 : 0)));
  });
  process.off("SIGTERM", passOn).off("SIGINT", passOn);
  if (code !== 0) process.exit(code);
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
  await run("npx", ["-y", ...needed, "node", "tools/bootstrap.mjs", ...process.argv.slice(2)]);
} else {
  await run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"]);
  await run("pnpm", ["run", ...process.argv.slice(2)]);
}
