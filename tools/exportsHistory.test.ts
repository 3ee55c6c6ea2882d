import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { undeclaredChange } from "./exportsHistory.ts";

const name = "@grantwright/ui";
const manifest = "packages/ui/package.json";
const list = "packages/ui/exports.txt";
const minor = (text: string) => `---\n"${name}": minor\n---\n\n${text}\n`;

describe("a change of the public exports", () => {
  let repository: string;
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.org", ...args], {
      cwd: repository,
      stdio: "ignore",
    });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), text);
  };
  const commit = (files: Record<string, string | undefined>) => {
    for (const [path, text] of Object.entries(files))
      if (text === undefined) rmSync(join(repository, path));
      else write(path, text);
    git("add", "-A");
    git("commit", "-q", "-m", "Change");
  };
  const version = (number: string) => ({ [manifest]: `{\n  "version": "${number}"\n}\n` });
  /** What `main` of the place where it is published has. */
  const push = () => git("update-ref", "refs/remotes/origin/main", "HEAD");
  const undeclared = () => undeclaredChange(repository, name, list);

  beforeEach(() => {
    repository = mkdtempSync(join(tmpdir(), "exports-"));
    git("init", "-q", "-b", "main");
    commit({ ...version("0.1.0"), [list]: "value Button\n", ".changeset/README.md": `"${name}": a word\n` });
  });
  afterEach(() => rmSync(repository, { recursive: true }));

  it("needs no changeset where there is none", () => {
    push();
    expect(undeclared()).toBeUndefined();
  });

  it("needs a changeset that names the package", () => {
    write(list, "value Button\nvalue Card\n");
    expect(undeclared()).toMatch("last version");
    write(".changeset/other.md", minor("Other").replace(name, "@grantwright/api-client"));
    expect(undeclared()).toMatch("last version");
    write(".changeset/card.md", minor("Cards"));
    expect(undeclared()).toBeUndefined();
  });

  it("needs one of its own on a branch", () => {
    commit({ [list]: "value Button\nvalue Card\n", ".changeset/card.md": minor("Cards") });
    push();
    expect(undeclared()).toBeUndefined();
    commit({ [list]: "value Button\nvalue Card\nvalue Tabs\n" });
    expect(undeclared()).toMatch("main branch");
    commit({ ".changeset/tabs.md": minor("Tabs") });
    expect(undeclared()).toBeUndefined();
  });

  it("is part of a version once that has taken the changesets up, before it is published and after", () => {
    commit({ [list]: "value Button\nvalue Card\n", ".changeset/card.md": minor("Cards") });
    push();
    const taken = { ...version("0.2.0"), ".changeset/card.md": undefined };
    for (const [path, text] of Object.entries(taken)) if (text) write(path, text);
    rmSync(join(repository, ".changeset/card.md"));
    expect(undeclared()).toBeUndefined();
    git("add", "-A");
    git("commit", "-q", "-m", "Release");
    expect(undeclared()).toBeUndefined();
    push();
    expect(undeclared()).toBeUndefined();
    commit({ [manifest]: '{\n  "version": "0.2.0",\n  "license": "MIT"\n}\n' });
    expect(undeclared()).toBeUndefined();
    commit({ [list]: "value Card\n" });
    expect(undeclared()).toMatch("last version");
  });

  it("cannot be judged in a clone without history, and passes", () => {
    commit({ [list]: "value Button\nvalue Card\n", ".changeset/card.md": minor("Cards") });
    commit({ ...version("0.2.0"), ".changeset/card.md": undefined });
    commit({ "README.md": "Buttons\n" });
    const shallow = mkdtempSync(join(tmpdir(), "exports-shallow-"));
    execFileSync("git", ["clone", "-q", "--depth", "1", `file://${repository}`, shallow], { stdio: "ignore" });
    expect(undeclaredChange(shallow, name, list)).toBeUndefined();
    rmSync(shallow, { recursive: true });
  });
});
