// What tells where a new thought begins in a text without signs: trained on where the units of training/placement begin, with their signs taken off.
//   node packages/server/training/trainSpoken.ts           trains, and writes the weights
import { writeFileSync } from "node:fs";
import { noSpaceScript } from "@grantwright/domain";
import { spokenWord, startSlots } from "../src/capabilities/writer/text/spoken/startSlots.ts";
import { openPlacementTexts, type PlacementText } from "./placementTexts.ts";
import { trainModel, type Example } from "./trainModel.ts";

const target = new URL("../src/capabilities/writer/text/spoken/startsModel.json", import.meta.url);

/** What was dictated counts so much more than what was written. */
const dictated = 3;

function examplesOf({ paragraphs }: PlacementText): Example[] {
  const starts = new Set<number>();
  const words: string[] = [];
  for (const { text } of paragraphs.flat()) {
    starts.add(words.length);
    words.push(...text.split(/\s+/u).map(spokenWord).filter(Boolean));
  }
  return words.slice(1).map((_word, at) => ({ slots: startSlots(words, at + 1), isOne: starts.has(at + 1) }));
}

const spoken = openPlacementTexts().filter(({ paragraphs }) => !noSpaceScript.test(paragraphs[0]![0].text));
const examples = spoken.flatMap((text) =>
  Array.from({ length: text.register === "dictation" ? dictated : 1 }, () => examplesOf(text)).flat(),
);
writeFileSync(target, `${JSON.stringify(trainModel(examples), undefined, 2)}\n`);
