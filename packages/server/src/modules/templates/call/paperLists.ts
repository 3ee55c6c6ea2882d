import { sourcesOf, foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";
import { isRequiredBy, splitStatus } from "./statuses.ts";
import { withoutMark } from "./titles.ts";

/** A paper that a sentence asks for. */
export interface AskedPaper {
  name: string;
  required: boolean;
}

/** How many words the name of a paper may have. */
const mostWords = 16;

const made = new Map<string, { verb: RegExp; paper: RegExp; article: string }>();

function patternsFor({ language, lists }: CallWords): { verb: RegExp; paper: RegExp; article: string } {
  const known = made.get(language);
  if (known) return known;
  const { attach, needs, papers, articles } = lists.says;
  const patterns = {
    verb: new RegExp(`${sourcesOf(attach)}|${sourcesOf(needs)}`, "gu"),
    paper: new RegExp(sourcesOf(papers), "u"),
    article: sourcesOf(articles),
  };
  made.set(language, patterns);
  return patterns;
}

/** A text in which what stands in brackets gives way to blanks, so that all stays in its place. */
const withoutBrackets = (text: string) => text.replace(/\([^()]*\)/gu, (bracket) => " ".repeat(bracket.length));

/** What follows a verb up to the end of what it asks for, without how it is to be sent. */
const objectsBehind = (text: string, { says }: CallWords): string => {
  const clause = (/^[^.:,]{0,40}:\s+(.*)$/su.exec(text)?.[1] ?? text)
    .replace(
      /^(?:\s*(?:also|too|us|with|the|your|it|letter|application|form|proposal|please|of|:)\b)*(?=[\s:])\s*:?\s*(?=\S)/iu,
      (lead) => (/\b(?:with|us|also|too|it)\b|:/iu.test(lead) ? " " : lead),
    )
    .split(/[.;:!?؟]\s|[.!]$|\s[–—]\s/u)[0]!;
  const manner = says.manner.exec(withoutBrackets(foldPhrase(clause)));
  return clause.slice(0, manner?.index ?? clause.length).trim();
};

/** The things of "a list, your accounts and a map": what "and" joins is two where the second has an article of its own. */
function divided(objects: string, words: CallWords): string[] {
  const { article, paper } = patternsFor(words);
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
  // A comma inside of a name cuts none: what names no paper goes on with what stands before it.
  return named.reduce<string[]>((all, piece) => {
    if (all.length === 0 || paper.test(foldPhrase(piece))) return [...all, piece];
    return [...all.slice(0, -1), `${all.at(-1)}, ${piece}`];
  }, []);
}

/** Whether a sentence, or the clause before what it asks for, makes it depend on something. */
function isConditional(sentence: string, objects: string, words: CallWords): boolean {
  const folded = foldPhrase(sentence);
  const around = withoutBrackets(folded.replace(foldPhrase(objects), " "));
  return words.status.optional.test(around) || words.says.mayBe.test(around);
}

/** The papers that a sentence asks for: behind its verb, or before a verb in the passive; none where it asks for none. */
export function papersAsked(sentence: string, words: CallWords): AskedPaper[] {
  const { verb, paper } = patternsFor(words);
  const folded = foldPhrase(sentence);
  if (words.says.notSent.test(folded)) return [];
  const make = (objects: string) =>
    divided(objects, words).flatMap((piece): AskedPaper[] => {
      const { name, status } = splitStatus(piece, words);
      const bare = name.replace(/\s*\([^()]*\)/gu, "").trim();
      if (!paper.test(foldPhrase(bare)) || bare.split(/\s+/u).length > mostWords) return [];
      const own =
        isRequiredBy(status, words) ??
        (/\(/u.test(piece) ? isRequiredBy(piece.slice(piece.indexOf("(")), words) : undefined);
      return [{ name: withoutMark(bare), required: own ?? !isConditional(sentence, objects, words) }];
    });
  const subject = words.says.passive.exec(folded);
  const before = subject
    ? sentence
        .slice(0, subject.index)
        .split(/[,;:]\s/u)
        .at(-1)!
        .trim()
    : "";
  const found = [...folded.matchAll(verb)].map((match) =>
    make(objectsBehind(sentence.slice(match.index + match[0].length), words)),
  );
  const best = found.reduce((most, papers) => (papers.length > 0 && papers.length >= most.length ? papers : most), []);
  return best.length > 0 ? best : before === "" ? [] : make(before);
}
