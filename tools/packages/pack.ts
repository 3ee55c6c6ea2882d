import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Runs a command, shows what it complains about, and answers what it printed. */
export const run = (command: string, args: string[], cwd = ".", env: NodeJS.ProcessEnv = process.env): string =>
  execFileSync(command, args, { cwd, env, stdio: ["ignore", "pipe", "inherit"], encoding: "utf8" });

/** The tarballs of the published packages by their names. */
export type Tarballs = Record<string, string>;

/** Builds and packs the published packages as users get them, and checks what is in the tarballs. */
export function pack(scratch: string): Tarballs {
  const tarballs: Tarballs = {};
  for (const name of ["ui", "api-client"]) {
    const folder = `packages/${name}`;
    run("pnpm", ["build"], folder);
    const before = new Set(readdirSync(scratch));
    run("pnpm", ["pack", "--pack-destination", scratch], folder);
    const file = readdirSync(scratch).find((each) => !before.has(each) && each.endsWith(".tgz"))!;
    const tarball = join(scratch, file);
    tarballs[`@grantwright/${name}`] = tarball;
    console.log(run("pnpm", ["exec", "publint", "run", tarball, "--strict"]));
    const notCode = ["./fonts.css", "./tokens.css", "./tokens.json", "./openapi.yaml"];
    console.log(run("pnpm", ["exec", "attw", tarball, "--profile", "strict", "--exclude-entrypoints", ...notCode]));
  }
  return tarballs;
}

/** What a consumer is made of. */
export interface Consumer {
  /** Its folder, which is made. */
  folder: string;
  tarballs: Tarballs;
  dependencies: Record<string, string>;
  /** Its files by their paths. */
  files: Record<string, string>;
}

/** Writes a small project outside the workspace that has the packages from their tarballs, and installs it. */
export function makeConsumer({ folder, tarballs, dependencies, files }: Consumer): void {
  const all = {
    "package.json": JSON.stringify({
      name: "consumer",
      private: true,
      type: "module",
      dependencies: {
        ...Object.fromEntries(Object.entries(tarballs).map(([name, tarball]) => [name, `file:${tarball}`])),
        react: "19.3.1",
        "react-dom": "19.3.1",
        "styled-components": "6.6.0",
        ...dependencies,
      },
    }),
    "pnpm-workspace.yaml": "allowBuilds:\n  esbuild: true\n  msw: false\n  sharp: false\n",
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  run("pnpm", ["install", "--prefer-offline", "--no-frozen-lockfile"], folder);
}
