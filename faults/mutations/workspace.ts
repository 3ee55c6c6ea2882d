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
import type { Protection, Wall } from "./protection.ts";

const run = promisify(execFile);

/** What of the root the sources need. */
const rootParts = ["tools", "faults", "package.json", "tsconfig.json", "tsconfig.base.json", "pnpm-workspace.yaml"];
const notCopied = new Set(["node_modules", "dist", "storybook-static"]);

type Part = "app" | "server";

/** What is built with the file of a protection in it. */
const partOf = ({ file }: Protection): Part => (file.startsWith("packages/server/") ? "server" : "app");

/** A copy of the workspace, in which a protection can be taken out and tried. */
export interface Workspace {
  folder: string;
  /** Does something while a protection is gone. */
  without<Result>(protection: Protection | undefined, work: () => Promise<Result>): Promise<Result>;
  /** Builds what was not built as it is now: all at first, then what this protection is part of, and the one before it. */
  build(protection?: Protection): Promise<void>;
  remove(): void;
}

/** The text of a file without a wall. Throws where it does not occur exactly once. */
function textWithout({ file, find, replace }: Wall, name: string, root: string): string {
  const text = readFileSync(resolve(root, file), "utf8");
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`“${name}”: its text occurs ${count} times in ${file}.`);
  return text.replace(find, () => replace);
}

const wallsOf = (protection: Protection): Wall[] => [protection, ...(protection.also ? [protection.also] : [])];

/** Takes a protection out of the sources under a root. Returns what puts it back. */
function takeOut(protection: Protection, root: string): () => void {
  const before = wallsOf(protection).map((wall) => {
    const path = join(root, wall.file);
    const text = readFileSync(path);
    writeFileSync(path, textWithout(wall, protection.name, root));
    return { path, text };
  });
  return () => {
    for (const { path, text } of before.toReversed()) writeFileSync(path, text);
  };
}

/** Throws where a protection does not stand where its list says. */
export function checkProtection(protection: Protection): void {
  for (const wall of wallsOf(protection)) textWithout(wall, protection.name, ".");
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
  let stale: Part[] = ["app", "server"];
  const builds: Record<Part, () => Promise<unknown>> = {
    // What is small and quick does not matter here.
    app: () =>
      run(process.execPath, [binary("app", "vite/bin/vite.js"), "build", "--minify", "false", "--logLevel", "error"], {
        cwd: join(packages, "app"),
      }),
    server: () =>
      run(process.execPath, [resolve("node_modules/tsup/dist/cli-default.js"), "--silent", "--no-dts"], {
        cwd: join(packages, "server"),
      }),
  };
  return {
    folder,
    async without(protection, work) {
      if (!protection) return work();
      const putBack = takeOut(protection, folder);
      try {
        return await work();
      } finally {
        putBack();
      }
    },
    async build(protection) {
      const part = protection && partOf(protection);
      const parts = new Set([...stale, ...(part ? [part] : [])]);
      for (const name of parts) await builds[name]();
      stale = part ? [part] : [];
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
