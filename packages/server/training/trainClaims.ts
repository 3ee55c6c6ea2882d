// What tells a sentence that claims something particular from one that only connects or argues: trained on training/claims.
//   node packages/server/training/trainClaims.ts           trains, and writes the weights
//   node packages/server/training/trainClaims.ts --check   trains on four fifths at a time, and says how the rest is sorted
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { z } from "zod";
import { claimSlots } from "../src/capabilities/writer/receipts/claims/claimSlots.ts";
import { oddsApart, shareAbove } from "./oddsApart.ts";
import { trainModel, type Example } from "./trainModel.ts";

const labelled = z.array(
  z.strictObject({ language: z.string(), label: z.enum(["claim", "general"]), text: z.string().min(1) }),
);

const folder = new URL("claims/", import.meta.url);
const target = new URL("../src/capabilities/writer/receipts/claims/claimsModel.json", import.meta.url);

const read = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .toSorted()
  .flatMap((name) => labelled.parse(parse(readFileSync(new URL(name, folder), "utf8"))));

const examplesOf = (some: readonly (typeof read)[number][]): Example[] =>
  some.map(({ text, label }) => ({ slots: claimSlots(text), isOne: label === "claim" }));

/** Of sentences that a model was not trained on, how many of each label are above some odds. */
function check(): void {
  // Sentences that were written one after the other are alike.
  const scored = oddsApart(read, examplesOf, ({ text }, odds) => odds(claimSlots(text)), 20);
  const share = (label: string, language: string | undefined, least: number) =>
    shareAbove(scored, label, language, least);
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
