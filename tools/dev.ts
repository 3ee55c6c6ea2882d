// Runs the server from its sources, anew after each change, and Vite in front of it, which passes /api on.
import { spawn, type ChildProcess } from "node:child_process";

const windows = process.platform === "win32";
const { PORT = "3000" } = process.env;
const env = { PUBLIC_URL: "http://localhost:3001", LOG_LEVEL: "warn", ...process.env, PORT };

const children: ChildProcess[] = [
  spawn(process.execPath, ["--watch", "--watch-preserve-output", "packages/server/src/main.ts"], {
    env,
    stdio: "inherit",
  }),
  spawn("pnpm", ["--silent", "--filter", "@grantwright/app", "dev"], { env, stdio: "inherit", shell: windows }),
];

function stop(): void {
  for (const child of children) child.kill("SIGTERM");
}

process.on("SIGTERM", stop);
process.on("SIGINT", stop);
for (const child of children) child.on("exit", stop);
