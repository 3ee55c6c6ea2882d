import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { libraryFolder } from "../../../kernel/package/packageRoot.ts";
import { readLibrary } from "./readLibrary.ts";
import { shippedLibrary } from "./shippedLibrary.ts";

describe("the library's files", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "grantwright-library-"));
    cpSync(libraryFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Writes something else into a file. Returns the line where it stands. */
  function change(file: string, from: string, to: string): number {
    const path = join(folder, file);
    const yaml = readFileSync(path, "utf8");
    expect(yaml).toContain(from);
    writeFileSync(path, yaml.replace(from, to));
    return yaml.slice(0, yaml.indexOf(from)).split("\n").length;
  }

  it("are read wherever they stand", () => {
    expect(readLibrary(folder)).toEqual(shippedLibrary);
  });

  it.each([
    ["templates/nih-r01.yaml", "kind: summary", "kind: sumary", "Invalid option"],
    ["templates/nih-r01.yaml", "maxWordCount: ", "maxWords: ", 'Unrecognized key: "maxWords"'],
    ["templates/county-grant.yaml", "amount: null", "amount: much", "expected number"],
    ["templates/rfp-response.yaml", "limitSource: ", "example: ", "has a limit, and so needs a limitSource"],
    ["facts.yaml", "  - text: Part I 5 pages", "  - test: Part I 5 pages", "needs text alone, or text with source"],
    ["facts.yaml", "    checkedAt: 2026-11-22\n", "", "needs text alone, or text with source"],
    ["facts.yaml", "    url: https://www.nsf.gov", "    place: https://www.nsf.gov", "Unrecognized keys"],
    ["facts.yaml", "    checkedAt: 2026-11-22", "    checkedAt: last winter", "needs text alone, or text with source"],
    ["library.yaml", "  - nih-r01", "  - NIH", "small letters"],
  ])("name %s and the line of a mistake: %s", (file, from, to, problem) => {
    const line = change(file, from, to);
    let said = "";
    try {
      readLibrary(folder);
    } catch (error) {
      said = (error as Error).message;
    }
    const [, found = "0"] = new RegExp(`^${file}:(\\d+): .*${problem}`, "m").exec(said) ?? [];
    // A field that is missing is told at the entry that lacks it.
    expect(line - Number(found), said).toBeOneOf([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    ["templates/nih-r01.yaml", "- research", "- reserach", "there is no “reserach”. There are community"],
    ["templates/county-grant.yaml", "usual: projectBudget", "usual: budget", "there is no “budget”"],
    ["library.yaml", "loi: letter-of-intent", "loi: letter", "there is no “letter”"],
    ["library.yaml", "  - nih-r01\n", "", "the order lacks nih-r01"],
    ["templates/county-grant.yaml", "sections:", "sections: [", "county-grant.yaml"],
  ])("name %s where a name stands for nothing: %s", (file, from, to, problem) => {
    change(file, from, to);
    expect(() => readLibrary(folder)).toThrow(problem);
  });
});
