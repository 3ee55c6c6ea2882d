import { foldWord } from "@grantwright/domain/facts";
import { stemOf } from "../../receipts/stems.ts";
import type { Contradiction } from "../contradiction.ts";
import type { CountClaim } from "../counts.ts";
import { entry } from "../entry.ts";
import { headOf } from "../nouns.ts";
import type { Figure, FigureSentence } from "../readFigures.ts";
import { areSameNoun, kindsOfNoun } from "../synonyms.ts";
import { withNoun } from "./sameCount.ts";

/** More of them are seldom taken for two. */
const most = 6;

/** How many sentences before the word may name the two that it means. */
const reach = 2;

/** Whether shortly before, in the same text, two are called by their names. */
const areNamed = ({ sentence }: Both, sentences: readonly FigureSentence[]): boolean =>
  sentences.some(
    ({ place, order, names }) =>
      place === sentence.place && order <= sentence.order && sentence.order - order <= reach && names.length > 1,
  );

/** "Both schools": the word with its noun, as a figure. */
interface Both {
  figure: Figure;
  sentence: FigureSentence;
  kinds: ReadonlySet<string>;
}

/** Whether the words behind a noun say which of them are meant: "both schools in town", "les deux écoles publiques". */
function isNarrowed(behind: string, { signs, language }: FigureSentence): boolean {
  const next = behind.slice(0, 24);
  if ((["relative", "preposition"] as const).some((name) => signs.find(name, next)[0]?.start === 1)) return true;
  const isPlain =
    /^\s*(?:[,.;:!?)–—]|$)/u.test(next) ||
    (["are", "being"] as const).some((name) => signs.find(name, next)[0]?.start === 1);
  return qualityBehind.has(language) && !isPlain;
}

/** Languages that say of what kind something is behind its noun. */
const qualityBehind: ReadonlySet<string> = new Set(["fr", "es", "pt", "it", "pl"]);

function bothIn(sentence: FigureSentence): Both[] {
  const { signs, text, start, language } = sentence;
  return signs.find("both", text).flatMap((sign): Both[] => {
    const word = /^\s+(\p{L}{3,})/u.exec(text.slice(sign.end));
    // "In Kirby and Selby, both schools": the two have just been named.
    const lead = text.slice(0, sign.start).split(/[;:]/u).at(-1)!;
    if (!word || signs.has("beside", lead)) return [];
    const end = start + sign.end + word[0].length;
    if (isNarrowed(text.slice(end - start), sentence)) return [];
    const figure: Figure = {
      kind: "number",
      start: start + sign.start,
      end,
      text: text.slice(sign.start, end - start),
      value: 2,
    };
    return [{ figure, sentence, kinds: kindsOfNoun(stemOf(foldWord(word[1]!)), language) }];
  });
}

/** "Both schools" in a section, where the description has three, and nothing in the draft speaks of two. */
export function checkBoth(all: readonly CountClaim[], sentences: readonly FigureSentence[]): Contradiction[] {
  const told = all.filter(
    ({ sentence, value, isElsewhere }) =>
      sentence.place.kind === "description" && value > 2 && value <= most && !isElsewhere,
  );
  if (told.length === 0) return [];
  return sentences.flatMap((sentence) =>
    sentence.place.kind === "description"
      ? []
      : bothIn(sentence).flatMap((both): Contradiction[] => {
          const whole = told.find(({ noun }) => both.kinds.has(noun.head));
          if (!whole || areNamed(both, sentences)) return [];
          const isTwo = sentences.some(
            ({ figures, place, text, signs }, at) =>
              figures.some(
                (figure) =>
                  figure.kind === "number" &&
                  figure.value === 2 &&
                  (figure.end <= both.figure.start || place !== sentence.place || figure.start >= both.figure.end) &&
                  areSameNoun(kindsOfNoun(headOf(figure, sentences[at]!), sentence.language), whole.kinds),
              ) ||
              (place === sentence.place &&
                Math.abs(sentences[at]!.order - sentence.order) <= 2 &&
                signs.has("others", text)),
          );
          return isTwo ? [] : [entry("count", whole.noun.text, [withNoun(whole), both])];
        }),
  );
}
