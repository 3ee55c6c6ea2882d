import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A copy of a build that stays as it is while others build. */
export interface BuildCopy {
  /** The folder that holds `packages/app/dist` and `packages/server/dist`. */
  folder: string;
  remove: () => void;
}

/** Copies the built app and server out of a workspace. Throws where either was not built. */
export function copyBuild(from: string): BuildCopy {
  const folder = mkdtempSync(join(tmpdir(), "grantwright-faults-"));
  for (const part of ["packages/app/dist", "packages/server/dist"]) {
    const built = resolve(from, part);
    if (!existsSync(built)) throw new Error(`${built} is missing: run \`pnpm build\` first.`);
    cpSync(built, join(folder, part), { recursive: true, filter: (path) => !path.endsWith(".map") });
  }
  mkdirSync(join(folder, "packages/server"), { recursive: true });
  for (const part of ["package.json", "migrations", "node_modules"])
    symlinkSync(resolve("packages/server", part), join(folder, "packages/server", part));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
