import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import { mutate } from "./mutate.ts";
import type { Protection } from "./protections.ts";

const run = promisify(execFile);

/** What of the root the sources need. */
const rootParts = ["tools", "faults", "package.json", "tsconfig.json", "tsconfig.base.json", "pnpm-workspace.yaml"];
const notCopied = new Set(["node_modules", "dist", "storybook-static"]);

/** A copy of the workspace, in which a protection can be taken out and tried. */
export interface Workspace {
  folder: string;
  /** Builds the app without a protection, or with all of them; the server once. Puts the sources back as they were. */
  build(protection?: Protection): Promise<void>;
  remove(): void;
}

/** Takes a protection out of the sources under a root. Returns what puts it back. Throws where what it names is not there. */
function takeOut({ mutations }: Protection, root: string): () => void {
  const before = mutations.map((mutation) => {
    const path = join(root, mutation.file);
    const text = readFileSync(path, "utf8");
    writeFileSync(path, mutate(text, mutation));
    return { path, text };
  });
  return () => {
    for (const { path, text } of before.toReversed()) writeFileSync(path, text);
  };
}

/** Links a package's modules, so that those of the workspace are the copies. */
function linkModules(from: string, to: string, packages: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith(".")) continue;
    const path = join(from, name);
    if (name.startsWith("@") && !lstatSync(path).isSymbolicLink()) linkModules(path, join(to, name), packages);
    else if (basename(from) === "@grantwright")
      symlinkSync(join(packages, basename(readlinkSync(path))), join(to, name));
    else symlinkSync(resolve(from, lstatSync(path).isSymbolicLink() ? readlinkSync(path) : name), join(to, name));
  }
}

/** Copies the sources of the workspace that this is run in. */
export function copyWorkspace(): Workspace {
  const folder = mkdtempSync(join(tmpdir(), "grantwright-mutant-"));
  const packages = join(folder, "packages");
  for (const part of rootParts) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const name of readdirSync("packages")) {
    const from = join("packages", name);
    cpSync(from, join(packages, name), { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
    const modules = resolve(from, "node_modules");
    if (existsSync(modules)) linkModules(modules, join(packages, name, "node_modules"), packages);
  }
  const binary = (name: string, command: string) => join(packages, name, "node_modules", command);
  // What is small and quick does not matter here.
  const buildApp = () =>
    run(process.execPath, [binary("app", "vite/bin/vite.js"), "build", "--minify", "false", "--logLevel", "error"], {
      cwd: join(packages, "app"),
    });
  const buildServer = () =>
    run(process.execPath, [resolve("node_modules/tsup/dist/cli-default.js"), "--silent", "--no-dts"], {
      cwd: join(packages, "server"),
    });
  let server: Promise<unknown> | undefined;
  return {
    folder,
    async build(protection) {
      await (server ??= buildServer());
      const putBack = protection && takeOut(protection, folder);
      try {
        await buildApp();
      } finally {
        putBack?.();
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
