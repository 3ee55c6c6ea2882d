import type { Schemas } from "@grantwright/api-client";
import { lengthsIn } from "./lengths.ts";
import { readLimits, type Limits } from "./limits.ts";
import { markOf } from "./marks.ts";
import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { isOfAll } from "./together.ts";
import { foldPhrase, sourcesOf } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/*
 * Lengths that a sentence gives to several sections: by their numbers, "Questions 1 to 4: 400 words each, the others 200", by the sign
 * behind their titles, or to each of them.
 */

/** A section of a form, and the part that began it. */
export interface Opened {
  section: Schemas["TemplateField"];
  part: Part;
}

/** Which sections a length is of. */
type Target = { numbers: Set<string> } | { sign: string } | "others" | "each";

/** A length of several sections. */
interface GroupLimit {
  target: Target;
  limits: Limits;
  /** Its sentence is about every answer and names exceptions: those that have lengths of their own. */
  isOfEvery: boolean;
}

interface Patterns {
  /** "Questions 1, 2 and 4 to 6", with its numbers. */
  numbered: RegExp;
  noun: RegExp;
}

const number = "(?:\\d{1,2}(?:\\.\\d{1,2})*|[a-h])(?![\\p{L}\\d])";

const made = new Map<string, Patterns>();

function patternsFor({ language, lists }: CallWords): Patterns {
  const known = made.get(language);
  if (known) return known;
  const { answers, ranges } = lists.length;
  const joint = `\\s*(?:[,;&–-]|(?<![\\p{L}])(?:${sourcesOf([...lists.says.and, ...ranges])}))+\\s*(?:q|${sourcesOf(answers)})?\\s*`;
  const patterns: Patterns = {
    numbered: new RegExp(
      `(?:${sourcesOf(answers)}|(?<!\\p{L})q)\\s*(?:n[o.º°]*\\s*)?(?<list>${number}(?:${joint}${number})*)`,
      "gu",
    ),
    noun: new RegExp(sourcesOf(answers), "u"),
  };
  made.set(language, patterns);
  return patterns;
}

const mostInRange = 40;

/** The numbers of "1, 2 and 4 to 6". */
function numbersOf(list: string, { lists }: CallWords): Set<string> {
  const range = new RegExp(`^\\s*(?:[–-]|${sourcesOf(lists.length.ranges)})`, "u");
  const all = [...list.matchAll(new RegExp(number, "gu"))];
  const numbers = new Set<string>();
  for (const [index, { 0: text, index: at }] of all.entries()) {
    const before = all[index - 1];
    const [from, to] = [Number(before?.[0]), Number(text)];
    if (before && range.test(list.slice(before.index + before[0].length, at)) && to - from < mostInRange)
      for (let each = from; each < to; each += 1) numbers.add(String(each));
    numbers.add(text);
  }
  return numbers;
}

const signs = "[¹²³⁴⁵⁶⁷⁸⁹†‡]|\\*{1,3}";
const signAtStart = new RegExp(`(?:^|[.;]\\s*)(${signs})\\s*[^.;]*$`, "u");
const signAtEnd = new RegExp(`(${signs})\\)?$`, "u");

/** Whether the words around a length make it one of each section: "je höchstens", "each", but not "role of each investigator (300". */
function isOfEach(clause: string, behind: string, words: CallWords): boolean {
  const { each, most, everyAnswer } = words.length;
  if (each.test(behind) || everyAnswer.test(clause)) return true;
  const match = each.exec(clause);
  if (!match) return false;
  const rest = clause.slice(match.index + match[0].length).trim();
  return (
    rest === "" ||
    /^of\s/u.test(rest) ||
    [most, patternsFor(words).noun].some((pattern) => pattern.exec(rest)?.index === 0)
  );
}

/** Which sections the words around a length are of; undefined where they are of no several. */
function targetOf(clause: string, behind: string, words: CallWords): Target | undefined {
  const { numbered, noun } = patternsFor(words);
  const { each, others } = words.length;
  const sign = signAtStart.exec(clause)?.[1];
  if (sign !== undefined) return { sign };
  // "The narrative (items 2 to 8) may have 10 pages" is of the whole of them.
  const numbers = [...clause.replace(/\([^()]*\)/gu, " ").matchAll(numbered)].flatMap(({ groups }) => [
    ...numbersOf(groups!["list"]!, words),
  ]);
  if (numbers.length > 0) return { numbers: new Set(numbers) };
  const around = `${clause} ${behind}`;
  if (others.test(clause) && (noun.test(around) || each.test(around))) return "others";
  return isOfEach(clause, behind, words) ? "each" : undefined;
}

const unfit = /\b(?:recommended|suggested|advised)\b/u;

/** Whether a sentence with "each" is of answers, and not of letters and lives. */
function isOfAnswers(folded: string, { length, prose, says }: CallWords): boolean {
  if (length.answers.test(folded) || length.everyAnswer.test(folded)) return true;
  return (
    !says.papers.test(folded) && (prose.asks.test(folded) || prose.writes.test(folded) || /\bfollowing\b/u.test(folded))
  );
}

/** Whether a length of several sections is none of all of them together: "Sections 2 to 5 may not exceed 10 pages". */
function isApart({ target, limits }: Omit<GroupLimit, "isOfEvery">, folded: string, { length }: CallWords): boolean {
  if (typeof target !== "object" || "sign" in target || target.numbers.size < 2) return true;
  return limits.pageLimit === undefined || length.each.test(folded);
}

/** The lengths that a sentence gives to several sections. */
function groupLimitsIn(sentence: string, words: CallWords): GroupLimit[] {
  const folded = foldPhrase(sentence);
  const lengths = lengthsIn(folded, words).toSorted((one, other) => one.start - other.start);
  if (lengths.length === 0 || unfit.test(folded)) return [];
  if (isOfAll(sentence) && !words.length.each.test(folded)) return [];
  return lengths.flatMap((length, index) => {
    const from = lengths[index - 1]?.end ?? 0;
    const behind = folded.slice(length.end, lengths[index + 1]?.start).split(/[,;.](?:\s|$)/u)[0]!;
    const target = targetOf(folded.slice(from, length.start), behind, words);
    const { limits } = readLimits(sentence.slice(length.start, length.end), words, "cell");
    if (!target || Object.keys(limits).length === 0) return [];
    if (target === "each" && !isOfAnswers(folded, words)) return [];
    const isOfEvery =
      target === "each" &&
      words.length.everyAnswer.test(folded) &&
      words.asking.exceptions.test(folded.slice(length.end));
    return isApart({ target, limits }, folded, words) ? { target, limits, isOfEvery } : [];
  });
}

const isNumbered = ({ target }: GroupLimit) => typeof target === "object" && "numbers" in target;

/** The lengths that a paragraph gives to several sections: one of a single section, or of "the others", only beside those of others. */
function groupLimitsOf(text: string, words: CallWords): GroupLimit[] {
  const all = sentences(text).flatMap((sentence) => groupLimitsIn(sentence.text, words));
  const numbered = all.filter(isNumbered);
  const isGroup =
    numbered.length > 1 || numbered.some(({ target }) => (target as { numbers: Set<string> }).numbers.size > 1);
  return all.filter((each) => (isNumbered(each) ? isGroup : each.target !== "others" || isGroup));
}

const isOpen = ({ kind, zone, passage }: Part) =>
  kind !== "row" &&
  !passage.cells &&
  (zone === "sections" || zone === "other" || zone === "format" || zone === "funding");

/** How far before the first section of a form what is said of each of them may stand, in paragraphs: not behind the last. */
const reachBefore = 3;

/** Whether a line gives lengths to several sections by number, sign or turn, and is none itself. */
export function isGroupLimit(part: Part, words: CallWords): boolean {
  if (!isOpen(part) || part.kind === "bullet" || markOf(part.body).style === "bullet") return false;
  return groupLimitsOf(part.body, words).some(
    ({ target }) => typeof target === "object" || target === "others" || part.kind === "text",
  );
}

const hasLimit = ({ maxWordCount, maxLength, pageLimit }: Opened["section"]) =>
  (maxWordCount ?? maxLength ?? pageLimit) !== undefined;

/** What a section is called by: "3" for "Q3.", "b" for "Tab B –"; its place where the sections have no marks. */
function markOfSection({ part }: Opened, index: number, areMarked: boolean): string {
  if (!areMarked) return String(index + 1);
  const text = part.passage.cells?.[0] ?? part.passage.text.slice(0, part.bodyAt);
  return /(\d+(?:\.\d+)*|(?<!\p{L})\p{L})\W*$/u.exec(text.trim())?.[1]?.toLowerCase() ?? "";
}

/** Gives the lengths of several sections to each of those that have none of their own. */
export function giveGroupLimits(opened: readonly Opened[], parts: readonly Part[], words: CallWords): void {
  if (opened.length < 2) return;
  const areMarked = opened.some(({ part }) => part.bodyAt > 0 || part.passage.cells !== undefined);
  const marks = opened.map((each, index) => markOfSection(each, index, areMarked));
  const placeOf = ({ part }: Opened) => parts.findIndex(({ passage }) => passage === part.passage);
  const [first, last] = [placeOf(opened[0]!), placeOf(opened.at(-1)!)];
  const waiting: { target: "others" | "each"; limits: Limits; isOfEvery: boolean }[] = [];
  const give = (limits: Limits, is: (each: Opened, index: number) => boolean) => {
    for (const [index, each] of opened.entries())
      if (!hasLimit(each.section) && is(each, index)) Object.assign(each.section, limits);
  };
  for (const [at, part] of parts.entries()) {
    if (!isOpen(part)) continue;
    const isNear = at >= first - reachBefore && at <= last;
    const isSection = opened.some((each) => each.part.passage === part.passage && part.kind !== "text");
    for (const { target, limits, isOfEvery } of groupLimitsOf(part.passage.text, words))
      if (typeof target !== "object") {
        if ((isNear || target === "others") && !isSection) waiting.push({ target, limits, isOfEvery });
      } else if ("sign" in target)
        give(limits, (each) => signAtEnd.exec(each.part.passage.text.trim())?.[1] === target.sign);
      else if (!isSection) give(limits, (_, index) => target.numbers.has(marks[index]!));
  }
  for (const { limits } of waiting.filter(({ target }) => target === "others")) give(limits, () => true);
  // Where sections have lengths of their own, "each" is seldom of the rest, unless exceptions are named.
  const areSome = opened.some(({ section }) => hasLimit(section));
  const each = waiting.find(({ target, isOfEvery }) => target === "each" && (!areSome || isOfEvery));
  if (each) give(each.limits, () => true);
}
