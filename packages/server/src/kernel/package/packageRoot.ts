import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of this package, from its sources and from its bundle alike. */
const packageRoot: string = (() => {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "migrations"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("The server's migrations folder is missing.");
    folder = parent;
  }
  return folder;
})();

/**
 * What a child process may read of this machine: the server's own code and the packages that it is made of. Not the data folder,
 * which stands in none of them.
 */
export const codeFolders: readonly string[] = (() => {
  // The rules beside this package are in the bundle, and in sources of their own.
  const packages = [packageRoot, join(packageRoot, "..", "domain")];
  const folders = packages.flatMap((folder) => ["src", "dist", "package.json"].map((name) => join(folder, name)));
  for (let folder = packageRoot; ; folder = dirname(folder)) {
    folders.push(join(folder, "node_modules"));
    if (folder === dirname(folder)) break;
  }
  return folders.filter((folder) => existsSync(folder));
})();

/** Where the database migrations stand. */
export const migrationsFolder: string = join(packageRoot, "migrations");

/** Where the templates of the library stand, and what they share. */
export const libraryFolder: string = join(packageRoot, "library");

/** Where the signs stand by which the offline writer sorts sentences. */
export const cuesFolder: string = join(packageRoot, "cues");

/** Where the built app stands, beside this package in the workspace. */
export const appFolder: string = join(packageRoot, "..", "app", "dist");

/** The version of this release. */
export const releaseVersion: string = (
  JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8")) as { version: string }
).version;
