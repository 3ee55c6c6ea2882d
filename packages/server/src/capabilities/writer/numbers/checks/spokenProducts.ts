import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, show } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import { areSameNoun, kindsOfNoun } from "../synonyms.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";

/** Longest text between factors, and between the last of them and what they make. */
const reach = { factors: 45, total: 40 };

const valueOf = (figure: Figure): number => figure.count ?? figure.value ?? 0;

/** Longer numbers in words may be two that were said one after the other. */
const isPlain = ({ text, kind }: Figure): boolean =>
  /\p{Nd}/u.test(text) || text.split(" ").length <= (kind === "number" ? 1 : 2);

const isFactor = (figure: Figure): boolean =>
  (figure.kind === "number" || figure.kind === "amount" || figure.kind === "duration") && isPlain(figure);

/** What the unit of a figure makes of another: hours of hours, euros of euros, anything of a bare number. */
const areOneUnit = (a: Figure, b: Figure): boolean => a.kind === b.kind && (a.kind === "number" || a.unit === b.unit);

/** Whether two numbers count the same, as far as they tell. */
function areOneNoun(a: Figure, b: Figure, sentence: FigureSentence): boolean {
  const [one, other] = [nounBehind(a, sentence), nounBehind(b, sentence)];
  if (a.kind !== "number" || !one || !other) return true;
  return areSameNoun(kindsOfNoun(one.head, sentence.language), kindsOfNoun(other.head, sentence.language));
}

/** Whether a number of things with so much in each is spoken of. */
function isProduct(one: Figure, other: Figure, sentence: FigureSentence): boolean {
  const { signs, text, start } = sentence;
  const gap = text.slice(one.end - start, other.start - start);
  // Hours and hours are added.
  if (one.kind === "duration" && other.kind === "duration" && one.unit === other.unit) return false;
  if (gap.length > reach.factors || /[.;:()–—=]/u.test(gap)) return false;
  const behind =
    textBehind(sentence, other)
      .slice(0, 22)
      .split(/[.,;:]/u)[0] ?? "";
  if (signs.has("each", gap.slice(0, 24))) return false;
  const isEach = signs.has("each", behind) || signs.has("each", textBefore(sentence, one).slice(-18));
  return isEach || (other.kind !== "number" && (signs.endsWith("at", gap) || signs.endsWith("of", gap)));
}

/** Products that are told in words: "twelve workshops of three hours make 36 hours", "each of the 8 groups has 12 members, so 96 people". */
export function checkSpokenProducts(sentence: FigureSentence, before: FigureSentence | undefined): Contradiction[] {
  const { figures, signs, text, start } = sentence;
  return figures.flatMap((one, at): Contradiction[] => {
    const [other, total] = [figures[at + 1], figures[at + 2]];
    if (!other || !total || ![one, other, total].every(isFactor) || valueOf(one) < 2 || valueOf(other) < 2) return [];
    if (!isProduct(one, other, sentence) || !areOneUnit(other, total) || !areOneNoun(other, total, sentence)) return [];
    const gap = text.slice(other.end - start, total.start - start);
    const isSaid = gap.length < reach.total && (signs.has("makes", gap) || signs.has("total", gap));
    if (
      !isSaid ||
      /[.;(]/.test(gap) ||
      signs.has("about", gap) ||
      signs.has("atLeast", gap) ||
      signs.has("atMost", gap)
    )
      return [];
    if (signs.has("each", textBehind(sentence, total).slice(0, 24))) return [];
    const goal = valueOf(total);
    const product = valueOf(one) * valueOf(other);
    if (product < goal * 0.6 || product > goal * 1.7) return [];
    const known = [...(before?.place === sentence.place ? before.figures : []), ...figures].filter(
      (each) => each !== total && isFactor(each),
    );
    const values = known.map(valueOf);
    const isMade = values.some((a, index) =>
      values.some(
        (b, second) =>
          second > index &&
          (isSame(a * b, goal) ||
            isSame(a + b, goal) ||
            values.some((c, third) => third > second && isSame(a * b * c, goal))),
      ),
    );
    if (isMade) return [];
    const working = `${show(valueOf(one))} × ${show(valueOf(other))} = ${show(product)}`;
    return [
      entry(
        "product",
        total.text,
        [total, one, other].map((figure) => ({ figure, sentence })),
        working,
      ),
    ];
  });
}
