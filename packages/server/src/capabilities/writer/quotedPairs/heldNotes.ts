import { runApart, type ApartJob } from "../../../kernel/apart/runApart.ts";
import type { FigurePlace } from "../numbers/contradiction.ts";
import { findContradictions } from "../numbers/findContradictions.ts";
import { sayPair } from "../offline/review/sayContradiction.ts";
import type { QuotedPlace, Suggestion, WriterInput } from "../writer.ts";
import { contradictionTexts } from "./contradictionTexts.ts";
import { holdPairs, type NamedPair } from "./holdPairs.ts";

const quotedPlace = ({ kind, placeId, quote }: FigurePlace): QuotedPlace => ({
  ...(kind === "section" && { sectionId: placeId }),
  quote,
});

/** Notes of what a model found and the texts bear out, in our words and theirs: each at the later section of the form. */
function notesOf(input: WriterInput, pairs: readonly NamedPair[]): Suggestion[] {
  if (pairs.length === 0) return [];
  const texts = contradictionTexts(input);
  const titles = new Map(texts.map(({ place }) => [place.id, place.title]));
  const known = findContradictions(texts.map(({ place }) => place));
  return holdPairs(texts, pairs, known).map(({ places: [there, here] }) => ({
    sectionId: here.placeId,
    category: "general",
    priority: "medium",
    suggestion: sayPair([here, there], here, ({ placeId, kind }) =>
      kind === "description" ? "your description" : (titles.get(placeId) ?? ""),
    ),
    pair: [quotedPlace(there), quotedPlace(here)],
  }));
}

/** As heldNotes, for a thread of its own. */
export const heldNotesJob: ApartJob<[WriterInput, readonly NamedPair[]], Suggestion[]> = {
  name: "heldNotes",
  run: notesOf,
};

/** Notes of what a model says cannot both be true, as far as the texts bear it out; in a thread of its own where they are long. */
export function heldNotes(input: WriterInput, pairs: readonly NamedPair[]): Promise<Suggestion[]> {
  const characters = contradictionTexts(input).reduce((sum, { place }) => sum + place.text.length, 0);
  return runApart(heldNotesJob, pairs.length === 0 ? 0 : characters, input, pairs);
}
