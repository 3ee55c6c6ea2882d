// What tells a sentence that claims something particular from one that only connects or argues: trained on training/claims.
//   node packages/server/training/trainClaims.ts           trains, and writes the weights
//   node packages/server/training/trainClaims.ts --check   trains on four fifths at a time, and says how the rest is sorted
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { z } from "zod";
import { claimSlots } from "../src/capabilities/writer/receipts/claims/claimSlots.ts";
import { readModel } from "../src/capabilities/writer/trained/linearModel.ts";
import { trainModel, type Example } from "./trainModel.ts";

const labelled = z.array(
  z.strictObject({ language: z.string(), label: z.enum(["claim", "general"]), text: z.string().min(1) }),
);

const folder = new URL("claims/", import.meta.url);
const target = new URL("../src/capabilities/writer/receipts/claims/claimsModel.json", import.meta.url);
const folds = 5;

const read = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .toSorted()
  .flatMap((name) => labelled.parse(parse(readFileSync(new URL(name, folder), "utf8"))));

const examplesOf = (some: typeof read): Example[] =>
  some.map(({ text, label }) => ({ slots: claimSlots(text), isOne: label === "claim" }));

/** Of sentences that a model was not trained on, how many of each label are above some odds. */
function check(): void {
  // Sentences that were written one after the other are alike: they are held back together.
  const foldOf = (at: number) => Math.floor(at / 20) % folds;
  const scored = Array.from({ length: folds }, (_, fold) => {
    const odds = readModel(trainModel(examplesOf(read.filter((_sentence, at) => foldOf(at) !== fold))));
    return read
      .filter((_sentence, at) => foldOf(at) === fold)
      .map((sentence) => ({ ...sentence, odds: odds(claimSlots(sentence.text)) }));
  }).flat();
  const share = (label: string, language: string | undefined, least: number) => {
    const own = scored.filter((each) => each.label === label && (language === undefined || each.language === language));
    return `${((100 * own.filter(({ odds }) => odds >= least).length) / Math.max(1, own.length)).toFixed(1)} %`;
  };
  for (const least of [-2, -1, -0.5, 0, 0.5, 1])
    console.log(
      `odds ${least}: ${share("claim", undefined, least)} of claims, ${share("general", undefined, least)} of general ones`,
    );
  for (const language of new Set(read.map((sentence) => sentence.language)))
    console.log(
      `  ${language}: ${share("claim", language, 0)} of claims, ${share("general", language, 0)} of general ones`,
    );
}

if (parseArgs({ options: { check: { type: "boolean" } } }).values.check) check();
else writeFileSync(target, `${JSON.stringify(trainModel(examplesOf(read)), undefined, 2)}\n`);
