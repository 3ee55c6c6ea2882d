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

/** How many sentences before or behind the word may tell which two it means. */
const reach = 2;

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

/** What two are counted of, but for "the two schools" itself where that is a word for both. */
function kindsOfTwo(sentences: readonly FigureSentence[], all: readonly Both[]): ReadonlySet<string> {
  const own = Map.groupBy(all, ({ sentence }) => sentence);
  return new Set(
    sentences.flatMap((sentence) =>
      sentence.figures
        .filter(({ kind, value }) => kind === "number" && value === 2)
        .filter(({ start }) => !own.get(sentence)?.some(({ figure }) => figure.start <= start && start < figure.end))
        .flatMap((figure) => [...kindsOfNoun(headOf(figure, sentence), sentence.language)]),
    ),
  );
}

/** "Both schools" in a section, where the description has three, and nothing in the draft speaks of two. */
export function checkBoth(all: readonly CountClaim[], sentences: readonly FigureSentence[]): Contradiction[] {
  const told = all.filter(
    ({ sentence, value, isElsewhere }) =>
      sentence.place.kind === "description" && value > 2 && value <= most && !isElsewhere,
  );
  if (told.length === 0) return [];
  const boths = sentences.map((sentence) => (sentence.place.kind === "description" ? [] : bothIn(sentence)));
  const twos = kindsOfTwo(sentences, boths.flat());
  return boths.flatMap((each, at) =>
    each.flatMap((both): Contradiction[] => {
      const whole = told.find(({ noun }) => both.kinds.has(noun.head));
      if (!whole || areSameNoun(twos, whole.kinds)) return [];
      const around = sentences
        .slice(Math.max(0, at - reach), at + reach + 1)
        .filter(({ place }) => place === both.sentence.place);
      // Shortly before, two may be called by their names; near, others may be told apart from them.
      const areNamed = around.some(({ order, names }) => order <= both.sentence.order && names.length > 1);
      const isApart = around.some(({ signs, text }) => signs.has("others", text));
      return areNamed || isApart ? [] : [entry("count", whole.noun.text, [withNoun(whole), both])];
    }),
  );
}
