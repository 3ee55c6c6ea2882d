import { inList, leading, numberOf } from "./points.ts";
import { foldPhrase, sourcesOf } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** What counts, as a sentence names it among others. */
export interface NamedCriterion {
  title: string;
  points?: number;
  /** Where its title begins in the sentence. */
  at: number;
}

interface Patterns {
  /** A comma, a semicolon or "and" before the next of several things. */
  cut: RegExp;
  /** "and" at the beginning of a thing. */
  and: RegExp;
  andAtEnd: RegExp;
  article: RegExp;
  /** "whether", with the other words by which such clauses begin. */
  clause: RegExp;
  /** What joins a thing and its points. */
  weighs: RegExp;
  /** The same at the beginning: "40 points are given for". */
  startsWeighing: RegExp;
  /** "for", before a thing. */
  of: RegExp;
}

const made = new Map<string, Patterns>();

function patternsFor({ language, lists }: CallWords): Patterns {
  const known = made.get(language);
  if (known) return known;
  const and = sourcesOf(lists.says.and);
  const patterns: Patterns = {
    cut: new RegExp(`[,،;]\\s+(?:(?:${and})\\s+)?|\\s(?:${and})\\s`, "gu"),
    and: new RegExp(`^(?:${and})\\s+`, "u"),
    andAtEnd: new RegExp(`(?:\\s(?:${and}))?\\s*$`, "iu"),
    article: new RegExp(`(?<!\\p{L})(?:${sourcesOf(lists.says.articles)})\\s*(?=\\p{L})`, "u"),
    clause: new RegExp(`(?<![\\p{L}-])(?:${sourcesOf(lists.prose.whether)})(?!\\p{L})`, "gu"),
    weighs: new RegExp(`[\\s,]*(?:${sourcesOf(lists.prose.weighs)})[\\s,]*$`, "u"),
    startsWeighing: new RegExp(`^(?:${sourcesOf(lists.prose.weighs)})\\s+`, "u"),
    of: new RegExp(`^(?:${sourcesOf(lists.prose.of)})\\s+`, "u"),
  };
  made.set(language, patterns);
  return patterns;
}

/** The pieces of a sentence between its cuts, each with where it begins. Semicolons cut alone where there are several. */
function piecesOf(text: string, words: CallWords): { text: string; at: number }[] {
  const { cut } = patternsFor(words);
  const semicolons = [...text.matchAll(/[;؛]\s+/gu)];
  const cuts = semicolons.length >= 2 ? semicolons : [...foldPhrase(text).matchAll(cut)];
  const starts = [0, ...cuts.map(({ index, 0: { length } }) => index + length)];
  return starts.map((at, index) => ({ at, text: text.slice(at, cuts[index]?.index ?? text.length) }));
}

/** The title of the first of several things without what leads to them: "The panel scores the need" beside "the plan". */
function withoutLead(title: string, others: readonly string[], words: CallWords): { title: string; at: number } {
  const colon = /^.*[:：]\s+/su.exec(title)?.[0].length;
  if (colon !== undefined) return { title: title.slice(colon), at: colon };
  const { article } = patternsFor(words);
  const folded = foldPhrase(title);
  const first = article.exec(folded);
  const areNamed = others.every((other) => article.exec(foldPhrase(other))?.index === 0);
  if (first && first.index > 0 && areNamed) {
    // What is counted is the object: the last of several that begin so.
    const all = [...folded.matchAll(new RegExp(article, "gu"))];
    const at = all.at(-1)!.index;
    return { title: title.slice(at), at };
  }
  const judged = words.says.judged.exec(folded);
  const at = judged ? judged.index + judged[0].length : 0;
  return { title: title.slice(at).trimStart(), at };
}

const leastListed = 3;
const mostWordsOfTitle = 14;
const number = /(?<![\d.,])(\d{1,3})(?![\d.,]*\d)\s*(?:%|\p{L}+\.?)?/u;
const unit = /\d\s*(?:%|points?|pts|punt\p{L}*|ponto\p{L}*|punkt\p{L}*|pkt|poäng)/iu;

/** The name of a thing without the words that join it and its points, however many follow each other. */
function withoutWeighing(title: string, weighs: RegExp): string {
  const end = weighs.exec(foldPhrase(title));
  return end && end[0] !== "" ? withoutWeighing(title.slice(0, end.index), weighs) : title;
}

/** "Need counts for 40 points, the plan for 35 and the team for 25": each thing with its number. */
function weighed(text: string, words: CallWords): NamedCriterion[] {
  const { weighs, startsWeighing, of, and } = patternsFor(words);
  const all = piecesOf(text, words).flatMap((piece): NamedCriterion[] => {
    const found = number.exec(piece.text);
    if (!found) return [];
    const lead = and.exec(foldPhrase(piece.text))?.[0].length ?? 0;
    let title = piece.text.slice(lead, found.index);
    let at = piece.at + lead;
    if (title.trim() === "") {
      // "40 points for the need"
      const behind = piece.text.slice(found.index + found[0].length);
      const start = behind.length - behind.trimStart().length;
      const joint = startsWeighing.exec(foldPhrase(behind.trimStart()))?.[0].length ?? 0;
      title = behind.trimStart().slice(joint);
      at = piece.at + found.index + found[0].length + start + joint;
    }
    title = withoutWeighing(withoutWeighing(title, weighs).replace(leading, ""), weighs);
    const before = of.exec(foldPhrase(title))?.[0].length ?? 0;
    return [{ title: title.slice(before).replace(/[\s,;.]+$/u, ""), points: Number(found[1]), at: at + before }];
  });
  const isOfPoints = all.length >= leastListed && unit.test(text);
  const fits = all.every(({ title }) => title !== "" && title.split(/\s+/u).length <= mostWordsOfTitle);
  return isOfPoints && fits ? all : [];
}

/** "need (up to 5), benefit (up to 3) and care (2)" */
function bracketed(text: string, words: CallWords): NamedCriterion[] {
  const matches = [...text.matchAll(inList)];
  if (matches.length < 2) return [];
  const { and } = patternsFor(words);
  const all = matches.map(({ groups, index }): NamedCriterion => {
    const whole = groups!["title"]!;
    const bare = whole.trimStart();
    const lead = whole.length - bare.length + (and.exec(foldPhrase(bare))?.[0].length ?? 0);
    return { title: whole.slice(lead), points: numberOf(groups!["points"])!, at: index + lead };
  });
  return all;
}

/** The things of a sentence that says what each counts; none where it is no such sentence. */
export function countedIn(text: string, words: CallWords): NamedCriterion[] {
  const inBrackets = bracketed(text, words);
  const all = inBrackets.length > 0 ? inBrackets : weighed(text, words);
  const [first, ...others] = all;
  if (!first) return [];
  const own = withoutLead(
    first.title,
    others.map(({ title }) => title),
    words,
  );
  const { of } = patternsFor(words);
  const before = of.exec(foldPhrase(own.title))?.[0].length ?? 0;
  return [{ ...first, title: own.title.slice(before), at: first.at + own.at + before }, ...others];
}

/** The clauses of "whether the need is plain, how it is met and whether it lasts"; none where there are fewer than two. */
export function whethersIn(text: string, words: CallWords): NamedCriterion[] {
  const { clause, and, andAtEnd } = patternsFor(words);
  const folded = foldPhrase(text);
  // A clause of the list stands behind a comma or "and"; the first behind whatever leads to it.
  const all = [...folded.matchAll(clause)].filter(({ index }) => {
    const before = folded.slice(0, index).trimEnd();
    return /[,;:]$/u.test(before) || and.test(`${before.split(/\s+/u).at(-1) ?? ""} `);
  });
  const first = [...folded.matchAll(clause)].find(({ index }) => index < (all[0]?.index ?? 0));
  const isSame = first && all.length > 0 && first[0] === all[0]![0];
  const starts = [...(isSame && !/[:]\s*$/u.test(folded.slice(0, all[0]!.index)) ? [first] : []), ...all];
  if (starts.length < 2) return [];
  return starts.map(({ index }, at) => ({
    at: index,
    title: text
      .slice(index, starts[at + 1]?.index ?? text.length)
      .replace(andAtEnd, "")
      .replace(/[\s,;.]+$/u, ""),
  }));
}
