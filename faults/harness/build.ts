import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** A copy of a build that stays as it is while others build. */
export interface BuildCopy {
  /** The folder that holds `packages/app/dist` and `packages/server/dist`. */
  folder: string;
  remove: () => void;
}

/** Links packages to where they are: the process that reads files may read no link on the way. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith("@")) linkModules(join(from, name), join(to, name));
    else if (!name.startsWith(".")) symlinkSync(realpathSync(join(from, name)), join(to, name));
  }
}

/** Copies the built app and server out of a workspace. Throws where either was not built. */
export function copyBuild(from: string): BuildCopy {
  // Within the workspace: the process that reads files may read the packages that it finds above it.
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(resolve(".cache", "faults-"));
  for (const part of ["packages/app/dist", "packages/server/dist"]) {
    const built = resolve(from, part);
    if (!existsSync(built)) throw new Error(`${built} is missing: run \`pnpm build\` first.`);
    cpSync(built, join(folder, part), { recursive: true, filter: (path) => !path.endsWith(".map") });
  }
  mkdirSync(join(folder, "packages/server"), { recursive: true });
  for (const part of ["package.json", "migrations"])
    symlinkSync(resolve("packages/server", part), join(folder, "packages/server", part));
  linkModules(resolve("packages/server/node_modules"), join(folder, "packages/server/node_modules"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
