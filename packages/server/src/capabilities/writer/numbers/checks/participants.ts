import type { Contradiction } from "../contradiction.ts";
import type { CountClaim } from "../counts.ts";
import { entry } from "../entry.ts";
import type { FigureSentence } from "../readFigures.ts";
import type { SignName } from "../signs/signNames.ts";
import { besideOf, isExplained, withNoun } from "./sameCount.ts";

/** Numbers that are farther from each other are of two groups. */
const close = 0.72;

/** Fewer are a team, or the days of a week. */
const least = 5;

/** Whether what is counted is one of the words of a sign. */
function isOf(name: SignName, { noun, sentence: { signs } }: CountClaim): boolean {
  return signs.find(name, noun.text).some(({ end }) => end === noun.text.length);
}

/**
 * "The 26 participants", where the description counts people once, under another name: "22 prisoners". The number is that of nobody else in the draft, and
 * nothing near explains it.
 */
export function checkParticipants(all: readonly CountClaim[], sentences: readonly FigureSentence[]): Contradiction[] {
  const persons = all.filter((each) => each.sentence.place.kind === "description" && isOf("person", each));
  const [told] = persons;
  if (!told || persons.some(({ value }) => value !== told.value) || persons.every(({ isElsewhere }) => isElsewhere))
    return [];
  const meant = all.filter(
    (each) =>
      each.sentence.place.kind !== "description" &&
      each.isDefinite &&
      !each.isElsewhere &&
      each.value >= least &&
      each.value !== told.value &&
      Math.min(each.value, told.value) >= close * Math.max(each.value, told.value) &&
      isOf("anybody", each),
  );
  const [claim] = meant;
  // Two such numbers are of two groups.
  if (!claim || meant.some(({ value }) => value !== claim.value)) return [];
  const own = new Set(meant.map(({ figure }) => figure));
  const isKnown = sentences.some(({ figures }) =>
    figures.some((each) => each.kind === "number" && each.value === claim.value && !own.has(each)),
  );
  const beside = all.filter(({ sentence }) => sentence.place === claim.sentence.place);
  if (isKnown || isExplained(claim, beside, besideOf(claim, sentences))) return [];
  return [entry("count", claim.noun.text, [told, ...meant].map(withNoun))];
}
