// Whether a change of a package's public exports is said in a changeset, as the history of its repository tells.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const mainBranch = "origin/main";

/** The texts of the changesets by their names, as they lie in the folder now. */
function changesetsNow(repository: string): Map<string, string> {
  const folder = join(repository, ".changeset");
  const names = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

/**
 * Why the exports of a package may not be what they are now, or undefined where they may. `list` is the path of the file that
 * names them, from the root of the repository, where the package's package.json lies beside it.
 *
 * They may differ from those of the last version if a changeset names the package; and from those of the main branch, where there
 * is one to compare with, if a new or changed changeset does. The last version is the commit that changed the version number, so
 * neither tags nor the whole history are needed: where that commit is not known, there is nothing to compare with.
 */
export function undeclaredChange(repository: string, name: string, list: string): string | undefined {
  const git = (...args: string[]) => {
    try {
      return execFileSync("git", args, { cwd: repository, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    } catch {
      return undefined;
    }
  };
  const changedSince = (commit: string) =>
    (git("show", `${commit}:${list}`) ?? "") !== readFileSync(join(repository, list), "utf8");
  const manifest = list.replace(basename(list), "package.json");
  const naming = [...changesetsNow(repository)].filter(([, text]) => new RegExp(`^["']?${name}["']?:`, "m").test(text));

  const version = git("log", "-1", "--format=%H", "-G", '^  "version":', "--", manifest)?.trim();
  const isVersionDirty = /^[-+] {2}"version":/m.test(git("diff", "HEAD", "--", manifest) ?? "");
  if (version && !isVersionDirty && changedSince(version) && naming.length === 0)
    return `The exports of ${name} are others than those of its last version. Say so: pnpm changeset`;

  const base = git("merge-base", "HEAD", mainBranch)?.trim();
  const isNew = ([file, text]: [string, string]) => git("show", `${base}:.changeset/${file}`) !== text;
  const isVersionNew = base && /^[-+] {2}"version":/m.test(git("diff", base, "--", manifest) ?? "");
  if (base && !isVersionNew && changedSince(base) && !naming.some(isNew))
    return `The exports of ${name} are others than on the main branch, and no new changeset says so: pnpm changeset`;
  return undefined;
}
