import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import type { Features } from "./features.ts";
import type { CueData } from "./cueSchema.ts";
import { shippedCues } from "./shippedCues.ts";

/** A sign in a sentence that it belongs to a kind of section, and how strong a sign. */
export interface Cue {
  kind: SectionKind;
  /** Below 0 where it speaks against the kind. */
  weight: number;
  isMet: (sentence: string, features: Features) => boolean;
}

/** Letters beyond those of English need their own rules for small and capital ones; `\p{…}` is read under these alone. */
const needsUnicode = /\\p\{|(?!\p{ASCII})\p{L}/u;

function expression(patterns: readonly string[], matchCase = false): RegExp {
  const source = patterns.join("|");
  return new RegExp(source, `g${matchCase ? "" : "i"}${needsUnicode.test(source) ? "u" : ""}`);
}

const wholeWords = (words: readonly string[] = []) => (words.length > 0 ? [`\\b(?:${words.join("|")})\\b`] : []);

/** A sign as a function of the sentence. An empty expression is found in every sentence, and a search takes no notice of `g`. */
function compiled({ kind, weight, amounts = 0, dates = 0, person, times = 1, ...texts }: CueData): Cue {
  const wanted = expression([...wholeWords(texts.words), ...(texts.patterns ?? [])], texts.matchCase);
  const unwanted = texts.unless && expression(wholeWords(texts.unless));
  const isWanted = (sentence: string) =>
    times > 1 ? (sentence.match(wanted)?.length ?? 0) >= times : sentence.search(wanted) >= 0;
  return {
    kind,
    weight,
    isMet: (sentence, features) =>
      features.amounts >= amounts &&
      features.dates >= dates &&
      (!person || features.hasPerson) &&
      isWanted(sentence) &&
      !(unwanted && sentence.search(unwanted) >= 0),
  };
}

/** The weighted rules by which a sentence is sorted, as packages/server/cues has them. */
export const cues: readonly Cue[] = shippedCues.map(compiled);
