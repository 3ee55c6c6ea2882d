import { detectLanguage } from "../../../../kernel/text/detectLanguage.ts";
import { isEnglish } from "../../cues/features.ts";
import { tagUnits, type Tag } from "../../placement/tagUnits.ts";
import { isSectionKind } from "../../placement/unitKinds.ts";
import { withoutConnection, withoutLabel } from "../../text/runIn/openings.ts";
import { splitText } from "../../text/splitText.ts";
import { tidySentence } from "../../text/tidySentence.ts";

/** A sentence of a description: what it is over the whole text, and where it stands. */
interface ToldSentence {
  tag: Tag;
  order: number;
}

/** What is known of a person's description while its summary is made. */
export interface Told {
  /** As BCP 47. */
  language: string;
  /** By the sentence as it stands in a text. */
  sentences: ReadonlyMap<string, ToldSentence>;
}

/** How certain it has to be that a sentence is nothing for a section. */
const certain = 0.5;

/** Of a description nothing is known. */
export const untold: Told = { language: "en", sentences: new Map() };

/** The sentences that greet, thank, name the description or talk about it: no summary wants them. */
export const passingIn = ({ sentences }: Told): ReadonlySet<string> =>
  new Set(
    [...sentences].flatMap(([sentence, { tag }]) =>
      !isSectionKind(tag.kind) && tag.certainty >= certain ? [sentence] : [],
    ),
  );

/** The sentences of a description, as they may stand in a text. */
export function toldOf(description: string): Told {
  const { units } = splitText(description);
  const tags = tagUnits(units);
  const language = isEnglish(description) ? "en" : detectLanguage(description);
  const sentences = units.flatMap(({ text }, order) => {
    const bare = withoutLabel(text, language);
    const forms = new Set([text, bare, withoutConnection(bare, language)].map(tidySentence));
    return [...forms].map((form) => [form, { tag: tags[order]!, order }] as const);
  });
  return { language, sentences: new Map(sentences) };
}
