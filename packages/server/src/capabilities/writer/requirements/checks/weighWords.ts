import { says, type DraftUnit } from "../draft/readDraft.ts";
import type { Requirement } from "../lines/readRequirement.ts";
import type { Held } from "./finding.ts";

/** A sentence of a draft with how much of a line's words stand in it. */
interface Weighed {
  unit: DraftUnit;
  /** The words it shares with the line, each by how rare it is in the draft: inverse document frequency (Spärck Jones, 1972) over sentences, in nats. */
  weight: number;
  /** The part of the weight of all of the line's words, from 0 to 1. */
  share: number;
}

/** Words that stand in most lines and say nothing of what they ask for. */
const general: ReadonlySet<string> = new Set(
  "must shall should have has been are not work projec applic grant fund requir".split(" "),
);

/** A word that may stand in every sentence, or in none, counts as if it stood in half a one. */
const smoothing = 0.5;

/** Every sentence that hopes nothing, with how much of a line stands in it, the most first. Words count within one language alone, things in all. */
export function weighWords({ things, stems, language }: Requirement, held: Held): Weighed[] {
  const isOneLanguage = language === held.language;
  const has = (unit: DraftUnit, word: string) => unit.names.has(word) || (isOneLanguage && unit.stems.has(word));
  const words = [...new Set([...things, ...stems])].filter((word) => !general.has(word));
  const weights = new Map(
    words.map((word) => {
      const among = held.units.filter((unit) => has(unit, word)).length;
      return [word, Math.log((held.units.length + 1) / (among + smoothing))] as const;
    }),
  );
  const weightOf = (some: readonly string[]) => some.reduce((sum, word) => sum + weights.get(word)!, 0);
  const all = weightOf(words);
  return held.units
    .filter((unit) => !says(unit, ["hopes"]))
    .map((unit) => {
      const weight = weightOf(words.filter((word) => has(unit, word)));
      return { unit, weight, share: all === 0 ? 0 : weight / all };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
}
