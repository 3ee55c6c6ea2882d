import { isSameFact, type Fact } from "@grantwright/domain/facts";
import { atClock } from "./byClock.ts";
import { betweenCells } from "../text/cellsOf.ts";
import type { Asked, Known } from "./asked.ts";
import { countedBy, isCountedOtherwise, sizeOf, type Counted } from "./counted.ts";
import { findName } from "./names/findName.ts";
import { findTitle, isQuoted } from "./names/quotedTitles.ts";
import { isSpelledOut } from "./names/shortNames.ts";
import { findReference } from "./findReference.ts";
import { stemsOf } from "./stems.ts";
import { factKeys, sizeKey, type SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";

/** Where a source states a fact: in the sentences that are nearest to its own first. A bare number has to be about the same. */
export function findStated(fact: Fact, asked: Asked, index: SourceIndex, known: Known): SourceSentence | undefined {
  const { text, stems, sentence, facts: own } = asked;
  const near = asked.near.sentences;
  if (fact.kind === "name") {
    const { isForeign, language } = known;
    const isFirst = fact.start === sentence.start;
    const named = findName(fact, index, { isForeign, language, isFirst, near });
    if (named) return named;
    if (isSpelledOut(fact.text, text.slice(sentence.start, fact.start))) return near[0];
    return isQuoted(fact, text) ? findTitle(index, near, known) : undefined;
  }
  if (fact.kind === "link" || fact.kind === "citation") return findReference(fact, index);
  const counted = countedBy(fact, sentence);
  const isYear = isGermanYear(fact, sentence, known.language);
  const matches = [...matchesOf(fact, index, { counted, isYear }), ...sameSizes(fact, sentence, index)];
  if (matches.length === 0) return findInParts(fact, near) ?? atClock(fact, near);
  const shares = (sentence: SourceSentence) => {
    let count = 0;
    for (const stem of stems) if (sentence.stems.has(stem)) count += 1;
    return count;
  };
  let best = matches[0]!;
  let most = matches.length > 1 ? shares(best) : 0;
  for (const each of matches.slice(1)) {
    const shared = each === best ? most : shares(each);
    if (shared > most) [best, most] = [each, shared];
  }
  // Words of another language than the text's can have nothing in common with it.
  const elsewhere = matches.find(({ language }) => language !== known.language);
  const isLoose = known.isForeign || fact.kind === "amount" || near.includes(best);
  if (isLoose || isTelling(fact)) return best;
  const isAround = (sentence: SourceSentence) => near.some(({ order }) => Math.abs(order - sentence.order) <= 2);
  if (fact.kind === "date") {
    const hasRival = near.some(({ facts }) => facts.some(({ kind }) => kind === "date"));
    return matches.find(isAround) ?? (shares(best) > 0 || !hasRival ? best : elsewhere);
  }
  // Two facts of one sentence that stand together in the source as well are about the same, whatever the words.
  const together = matches.find((sentence) =>
    own.some(
      (other) =>
        other !== fact &&
        other.value !== fact.value &&
        matchesOf(other, index).some((each) => Math.abs(each.order - sentence.order) <= 1),
    ),
  );
  if (together) return together;
  const rivals = near.filter(({ facts }) => facts.some(({ kind }) => kind === fact.kind));
  // So many of the same are counted there and nowhere nearer: "40 animals", whatever else the two sentences say.
  const noun = nounBehind(fact, sentence);
  const counts = (place: SourceSentence, isSame: (other: Fact) => boolean) =>
    noun !== "" && place.facts.some((other) => isSame(other) && nounBehind(other, place) === noun);
  const counting = matches.find((place) => counts(place, (other) => isSameFact(fact, other)));
  if (counting && !rivals.some((place) => counts(place, () => true))) return counting;
  // Another number stands where the words are: this one is about something else.
  const rival = Math.max(0, ...rivals.map(shares));
  return shares(best) > 0 && shares(best) >= rival / 2 ? best : (elsewhere ?? atClock(fact, near));
}

/** The stem of the word directly behind a number, where it is long enough to be a noun. */
function nounBehind({ end }: Fact, { text, start }: { text: string; start: number }): string {
  const [, word = ""] = /^[ \u00A0](\p{L}{4,})/u.exec(text.slice(end - start)) ?? [];
  return [...stemsOf(word)][0] ?? "";
}

/** Whether the sources have a figure anywhere, whatever it is of. */
export const standsAnywhere = (fact: Fact, index: SourceIndex): SourceSentence | undefined => matchesOf(fact, index)[0];

function matchesOf(
  fact: Fact,
  index: SourceIndex,
  { counted, isYear = false }: { counted?: Counted; isYear?: boolean } = {},
): SourceSentence[] {
  const matches: SourceSentence[] = [];
  const inTables = fact.kind === "percent" ? factKeys({ ...fact, kind: "number" }) : [];
  const asYear = isYear ? factKeys({ ...fact, kind: "date", date: fact.text }) : [];
  for (const key of [...factKeys(fact), ...inTables, ...asYear])
    for (const { fact: other, sentence } of index.byFact.get(key) ?? [])
      if (isSameIn(fact, other, sentence) && !(counted && isCountedOtherwise(counted, countedBy(other, sentence))))
        matches.push(sentence);
  return matches;
}

/** Whether four digits are a year, which German has before its verbs without a word: "wurde 1957 gegründet", and not "1957 Kinder". */
const isGermanYear = ({ kind, text, end }: Fact, place: Asked["sentence"], language: string): boolean =>
  language === "de" &&
  kind === "number" &&
  /^(?:1[89]|20)\d\d$/.test(text) &&
  !/^\s*\p{Lu}/u.test(place.text.slice(end - place.start));

/** Whether a source says the same as a fact. A table or a list gives its shares without the sign, which stands at its head. */
const isSameIn = (fact: Fact, other: Fact, { text }: SourceSentence): boolean =>
  isSameFact(fact, other) ||
  (fact.kind === "number" && other.kind === "date" && other.date === fact.text) ||
  (fact.kind === "percent" &&
    other.kind === "number" &&
    fact.value === other.value &&
    (betweenCells.test(text) || text.includes("%")));

/** Sentences that give the same size in another measure: "2,300 m" where one has "2.3 km". */
function sameSizes(fact: Fact, place: Asked["sentence"], index: SourceIndex): SourceSentence[] {
  const size = sizeOf(fact, place);
  if (!size) return [];
  return (index.byFact.get(sizeKey(size)) ?? []).flatMap(({ fact: other, sentence }) => {
    const given = sizeOf(other, sentence);
    return given?.dimension === size.dimension && isNear(given.value, size.value) ? [sentence] : [];
  });
}

const slack = 0.005;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(a, b) * slack;

/** Whether a number has so many digits, or a date a day and a year, that it is hardly met by chance. */
const isTelling = ({ date, value = 0 }: Fact): boolean =>
  date === undefined ? String(value).replace(/\D|0+$/g, "").length >= 3 : /^\d{4}-\d\d-\d\d$/.test(date);

/** A month and a year that a sentence gives apart: "in 2026, from March". */
function findInParts(fact: Fact, near: SourceSentence[]): SourceSentence | undefined {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(fact.date ?? "") ?? [];
  if (year === undefined) return undefined;
  return near.find(
    ({ facts }) =>
      facts.some(({ date }) => date?.startsWith(year)) && facts.some(({ date }) => date?.includes(`-${month}`)),
  );
}
