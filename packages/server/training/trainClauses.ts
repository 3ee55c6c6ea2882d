// What tells where a clause ends in words without punctuation: trained on the labelled descriptions of training/placement, whose units
// are the clauses: those that were dictated or chatted as they are, the others without their signs.
//   node packages/server/training/trainClauses.ts           trains, and writes the weights
//   node packages/server/training/trainClauses.ts --check   trains on four fifths of the texts at a time, and says how many cuts are right
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { clauseSlots, runningWords } from "../src/capabilities/writer/text/clauses/clauseSlots.ts";
import { cutClauses } from "../src/capabilities/writer/text/clauses/cutClauses.ts";
import { readModel } from "../src/capabilities/writer/trained/linearModel.ts";
import { openPlacementTexts, type PlacementText } from "./placementTexts.ts";
import { trainModel, type Example } from "./trainModel.ts";

const target = new URL("../src/capabilities/writer/text/clauses/clausesModel.json", import.meta.url);
const folds = 5;

const isSpoken = ({ register }: PlacementText) => register === "dictation" || register === "chat";
const spaced = new Set("en es fr pt it de nl pl sv uk ar hi tr ko".split(" "));

/** A text without what a keyboard puts between clauses. */
const bare = (text: string) =>
  text
    .replace(/[.!?;:—–()"“”«»]+(?=\s|$)|(?<=^|\s)[("“«—–-]+/gu, "")
    .replace(/\s+/gu, " ")
    .trim()
    .toLowerCase();

const clausesOf = (text: PlacementText): string[] =>
  text.paragraphs.flat().map((unit) => (isSpoken(text) ? unit.text.trim() : bare(unit.text)));

/** Words that are dictated weigh more: they are what is cut. */
const spokenTimes = 2;

function examplesOf(texts: readonly PlacementText[]): Example[] {
  return texts.flatMap((text) => {
    const clauses = clausesOf(text);
    const words = runningWords(clauses.join(" "));
    const starts = new Set<number>();
    let reached = 0;
    for (const clause of clauses) starts.add((reached += runningWords(clause).length));
    let from = 0;
    const examples: Example[] = [];
    for (let at = 1; at < words.length; at += 1) {
      examples.push({ slots: clauseSlots(words, at, at - from), isOne: starts.has(at) });
      if (starts.has(at)) from = at;
    }
    return isSpoken(text) ? Array.from({ length: spokenTimes }, () => examples).flat() : examples;
  });
}

function check(texts: readonly PlacementText[]): void {
  const counts = new Map<string, { given: number; found: number; right: number }>();
  for (let fold = 0; fold < folds; fold += 1) {
    const odds = readModel(trainModel(examplesOf(texts.filter((_text, at) => at % folds !== fold))));
    for (const text of texts.filter((each, at) => at % folds === fold && isSpoken(each))) {
      const ends = (clauses: readonly string[]) => {
        let reached = 0;
        return new Set(clauses.slice(0, -1).map((clause) => (reached += runningWords(clause).length)));
      };
      const given = ends(clausesOf(text));
      const found = ends(cutClauses(clausesOf(text).join(" "), odds));
      for (const name of ["all", text.register, text.language]) {
        const count = counts.get(name) ?? { given: 0, found: 0, right: 0 };
        const right = [...found].filter((end) => given.has(end)).length;
        counts.set(name, {
          given: count.given + given.size,
          found: count.found + found.size,
          right: count.right + right,
        });
      }
    }
  }
  for (const [name, { given, found, right }] of counts)
    console.log(
      `${name.padEnd(10)} ${given} cuts: ${((100 * right) / given).toFixed(1)} % found, ${((100 * right) / found).toFixed(1)} % of ${found} right`,
    );
}

const texts = openPlacementTexts().filter(({ language }) => spaced.has(language));
if (parseArgs({ options: { check: { type: "boolean" } } }).values.check) check(texts);
else writeFileSync(target, `${JSON.stringify(trainModel(examplesOf(texts)), undefined, 2)}\n`);
