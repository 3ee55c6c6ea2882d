import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cuesFolder } from "../../../kernel/package/packageRoot.ts";
import { developmentSentences, developmentTexts, heldOutTexts } from "./labelledSentences.fixture.ts";
import { cues } from "./cues.ts";
import { readCues } from "./readCues.ts";
import { shippedCues } from "./shippedCues.ts";

const sentencesOf = (texts: typeof heldOutTexts) => texts.flatMap(({ paragraphs }) => paragraphs.flat()).length;

describe("the files of cues", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "grantwright-cues-"));
    cpSync(cuesFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("are read wherever they stand, and lose nothing", () => {
    expect(readCues(folder)).toEqual(shippedCues);
    expect([cues.length, new Set(cues.map(({ kind }) => kind)).size]).toEqual([177, 26]);
    const labelled = [developmentSentences.length, sentencesOf(developmentTexts), sentencesOf(heldOutTexts)];
    expect(labelled).toEqual([215, 69, 73]);
  });

  it.each([
    ["english.yaml", "  budget:", "  money:", 'Unrecognized key: "money"'],
    ["english.yaml", "- weight: 3.2", "- wait: 3.2", 'Unrecognized key: "wait"'],
    ["english.yaml", "- costs?", "- (costs?", "“(costs?” cannot be read as a pattern"],
    ["english.yaml", "(?:will|shall|to) {action}", "(?:will|shall|to) {deed}", "there is no list “deed”"],
    ["english.yaml", "      amounts: 1\n", "", "says nothing of the sentence"],
    ["other-languages.yaml", "- weight: 2.4", "- weight: high", "expected number"],
  ])("name %s and the line of a mistake: %s", (file, from, to, problem) => {
    const path = join(folder, file);
    const yaml = readFileSync(path, "utf8");
    expect(yaml).toContain(from);
    writeFileSync(path, yaml.replace(from, to));
    const line = yaml.slice(0, yaml.indexOf(from)).split("\n").length;
    let said = "";
    try {
      readCues(folder);
    } catch (error) {
      said = (error as Error).message;
    }
    const told = said.split("\n").find((each) => each.startsWith(`${file}:`) && each.includes(problem));
    // What is missing is told at the entry that lacks it.
    expect(line - Number(told?.split(":")[1]), said).toBeOneOf([0, 1]);
  });
});
