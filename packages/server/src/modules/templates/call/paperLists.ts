import { sourcesOf, foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";
import { readLimits } from "./limits.ts";
import { isRequiredBy, splitStatus } from "./statuses.ts";
import { withoutMark } from "./titles.ts";

/** A paper that a sentence asks for. */
export interface AskedPaper {
  name: string;
  required: boolean;
}

/** How many words the name of a paper may have. */
const mostWords = 16;
/** How many words a thing has at least that is one though no word of a paper is in it. */
const leastWordsOfOwn = 4;
/** A letter that may have more pages is the application itself. */
const mostPagesOfPaper = 2;

interface Patterns {
  verb: RegExp;
  paper: RegExp;
  article: string;
  /** An article at the beginning. */
  begins: RegExp;
  /** What stands between a verb and the papers: "to your letter", "also". */
  with: RegExp;
}

const made = new Map<string, Patterns>();

function patternsFor({ language, lists }: CallWords): Patterns {
  const known = made.get(language);
  if (known) return known;
  const { attach, needs, papers, articles } = lists.says;
  const added = lists.prose.with.toSorted((one, other) => other.length - one.length);
  const patterns: Patterns = {
    verb: new RegExp(`${sourcesOf(attach)}|${sourcesOf(needs)}`, "gu"),
    paper: new RegExp(sourcesOf(papers), "u"),
    article: sourcesOf(articles),
    begins: new RegExp(`^(?:${sourcesOf(articles)})\\s`, "u"),
    with: new RegExp(`^(?:(?:${sourcesOf(added)})[\\s,:]+)+`, "u"),
  };
  made.set(language, patterns);
  return patterns;
}

/** A text in which what stands in brackets gives way to blanks, so that all stays in its place. */
const withoutBrackets = (text: string) => text.replace(/\([^()]*\)/gu, (bracket) => " ".repeat(bracket.length));

/** What follows a verb up to the end of what it asks for, without how it is to be sent. */
const objectsBehind = (text: string, words: CallWords): string => {
  const clause = (/^[^.:,]{0,40}:\s+(.*)$/su.exec(text)?.[1] ?? text)
    .replace(
      /^(?:\s*(?:also|too|us|with|the|your|it|letter|application|form|proposal|please|of|:)\b)*(?=[\s:])\s*:?\s*(?=\S)/iu,
      (lead) => (/\b(?:with|us|also|too|it)\b|:/iu.test(lead) ? " " : lead),
    )
    .split(/[.;:!?؟]\s|[.!]$|\s[–—]\s|,\s(?:but|aber|mais|pero|mas|ma|maar|ale|men)\s/u)[0]!;
  const trimmed = clause.trim();
  const objects = trimmed.slice(patternsFor(words).with.exec(foldPhrase(trimmed))?.[0].length ?? 0);
  const manner = words.says.manner.exec(withoutBrackets(foldPhrase(objects)));
  return objects.slice(0, manner?.index ?? objects.length).trim();
};

/** The things of "a list, your accounts and a map": what "and" joins is two where the second has an article of its own. */
function divided(objects: string, words: CallWords): string[] {
  const { article, begins, paper } = patternsFor(words);
  const conjunction = sourcesOf(words.lists.says.and);
  const isTwo = new RegExp(`,?\\s+(?:${conjunction})\\s+(?=${article})`, "gu");
  const folded = foldPhrase(objects);
  const cuts = [...folded.matchAll(isTwo), ...folded.matchAll(/[,،;]\s+(?![^(]*\))/gu)]
    .map(({ index, 0: { length } }) => ({ index, length }))
    .toSorted((one, other) => one.index - other.index);
  let from = 0;
  const pieces: string[] = [];
  for (const { index, length } of [...cuts, { index: objects.length, length: 0 }]) {
    if (index < from) continue;
    pieces.push(objects.slice(from, index));
    from = index + length;
  }
  const lead = new RegExp(`^(?:${conjunction})\\s+`, "u");
  const named = pieces.map((piece) => piece.slice(lead.exec(foldPhrase(piece))?.[0].length ?? 0).trim());
  // A comma inside of a name cuts none: what names no paper goes on with what stands before it, unless it is a long thing of its own.
  return named.reduce<string[]>((all, piece) => {
    const folded = foldPhrase(piece);
    const isOwn = paper.test(folded) || (begins.test(folded) && folded.split(/\s+/u).length >= leastWordsOfOwn);
    if (all.length === 0 || isOwn) return [...all, piece];
    return [...all.slice(0, -1), `${all.at(-1)}, ${piece}`];
  }, []);
}

/** Whether a sentence begins with the case that it is about: "For large grants we also need …". */
function isCase(folded: string, { status, length }: CallWords): boolean {
  const clause = folded.split(/,\s/u)[0]!.slice(0, 80);
  return status.cases.exec(clause)?.index === 0 && !status.all.test(clause) && !length.whole.test(clause);
}

/** Whether what is asked for is the application itself: "a letter of at most four pages". */
function isApplication(piece: string, words: CallWords): boolean {
  const pages = readLimits(piece, words).limits.pageLimit ?? 0;
  return pages > mostPagesOfPaper && words.length.whole.test(foldPhrase(piece));
}

/** Whether a sentence, or the clause before what it asks for, makes it depend on something. */
function isConditional(sentence: string, objects: string, words: CallWords): boolean {
  const folded = foldPhrase(sentence);
  const around = withoutBrackets(folded.replace(foldPhrase(objects), " "));
  if (isCase(folded, words)) return true;
  return words.status.optional.test(around) || words.says.mayBe.test(around);
}

/** Whether a name begins with an article or with the paper itself: what follows a verb that asks for nothing seldom does. */
export function beginsWithThing(name: string, words: CallWords): boolean {
  const { paper, begins } = patternsFor(words);
  const folded = foldPhrase(name);
  return paper.exec(folded)?.index === 0 || begins.test(folded);
}

/** The papers that a sentence asks for: behind its verb, or before a verb in the passive; none where it asks for none. */
export function papersAsked(sentence: string, words: CallWords): AskedPaper[] {
  const { verb, paper, begins } = patternsFor(words);
  const folded = foldPhrase(sentence);
  if (words.says.notSent.test(folded)) return [];
  const make = (objects: string) => {
    const things = divided(objects, words);
    // Beside a paper a thing with an article is one as well.
    const areSeveral = things.some((thing) => paper.test(foldPhrase(thing)));
    const hasPaper = (thing: string) =>
      paper.test(thing) || (areSeveral && begins.test(thing) && thing.split(/\s+/u).length >= leastWordsOfOwn);
    return things.flatMap((piece): AskedPaper[] => {
      const { name, status } = splitStatus(piece, words);
      const bare = name.replace(/\s*\([^()]*\)/gu, "").trim();
      if (isApplication(piece, words)) return [];
      if (!hasPaper(foldPhrase(bare)) || bare.split(/\s+/u).length > mostWords) return [];
      const own =
        isRequiredBy(status, words) ??
        (/\(/u.test(piece) ? isRequiredBy(piece.slice(piece.indexOf("(")), words) : undefined);
      return [{ name: withoutMark(bare), required: own ?? !isConditional(sentence, objects, words) }];
    });
  };
  const subject = words.says.passive.exec(folded);
  const before = subject
    ? sentence
        .slice(0, subject.index)
        .split(/[,;:]\s/u)
        .at(-1)!
        .trim()
    : "";
  const ofSubject = before === "" ? [] : make(before);
  const verbs = [...folded.matchAll(verb)];
  // "If you have a partner, a note from them would help": the verb before the comma asks for nothing.
  const startsSubject = subject ? subject.index - before.length - 1 : 0;
  if (ofSubject.length > 0 && verbs.every(({ index }) => index < startsSubject)) return ofSubject;
  const found = verbs.map((match) => make(objectsBehind(sentence.slice(match.index + match[0].length), words)));
  const best = found.reduce((most, papers) => (papers.length > 0 && papers.length >= most.length ? papers : most), []);
  if (best.length > 0 || !subject) return best;
  // Other languages put what is asked for behind the verb in the passive.
  return ofSubject.length > 0
    ? ofSubject
    : make(objectsBehind(sentence.slice(subject.index + subject[0].length), words));
}
