import { shippedRunIn } from "./shippedRunIn.ts";

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Where a language has no such words. */
const nothing = "(?!)";

const anyOf = (words: readonly string[]) =>
  [...new Set(words)]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join("|") || nothing;

const languages = Object.values(shippedRunIn);

/** Before a heading, at most its number: "2.1 ". */
const number = String.raw`(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s+)?`;

/** A heading, in each language before the words of that language alone. */
const headings = languages.map(
  ({ headings: all, begin }) =>
    new RegExp(`^${number}(${anyOf(all)})\\s*[:–—-]?\\s+(?=(?:${anyOf(begin)})(?![\\p{L}\\p{N}]))`, "iu"),
);

const salutation = new RegExp(
  `^(.+?)\\s+((?:${anyOf(languages.flatMap(({ salutations }) => salutations))})\\s[^.!?\\n]{2,80}[,:!]?)$`,
  "iu",
);

const subject = new RegExp(`^(?:${anyOf(languages.flatMap(({ subjects }) => subjects))})\\s*[.:]+\\s*(?=\\p{L})`, "iu");

/** A heading of several words, which are no beginning of a sentence. */
const longHeading = new RegExp(
  `^${number}(${anyOf(languages.flatMap((each) => each.headings).filter((words) => words.includes(" ")))})\\s*[:–—-]?\\s+(?=\\p{L})`,
  "iu",
);

/** A sentence behind the heading that ran into it. */
export interface HeadedText {
  heading?: string;
  text: string;
}

const startsUpper = (text: string) => /^\p{Lu}/u.test(text);

/** Fewer words behind a heading are its own: "Budget for the hall". */
const leastWords = 4;

/** Takes a heading off that a text was pasted behind: "Approach Each ward gets two squads." */
export function withoutHeading(text: string): HeadedText {
  if (!/^[\d\p{Lu}]/u.test(text)) return { text };
  for (const pattern of [longHeading, ...headings]) {
    const match = pattern.exec(text);
    const rest = match && text.slice(match[0].length);
    if (match && rest && startsUpper(match[1]!) && startsUpper(rest) && rest.split(/\s+/).length >= leastWords)
      return { heading: match[1]!, text: rest };
  }
  return { text };
}

const greeting = new RegExp(
  `^(?:${anyOf(languages.flatMap(({ salutations }) => salutations))})(?![\\p{L}])(?:[^.!?\\n]|(?<=\\p{Lu}\\p{L}{0,3})\\.){1,80}[,:!]?$`,
  "iu",
);

/** Whether a text is nothing but the salutation of a letter. */
export const isSalutation = (text: string): boolean => startsUpper(text) && greeting.test(text) && /[,:!]$/.test(text);

const greetingBefore = new RegExp(
  `^((?:${anyOf(languages.flatMap(({ salutations }) => salutations))})(?:\\s(?:\\p{Lu}\\p{L}{0,3}\\.\\s)*[^.!?,:\\n]{1,40})?[,:])\\s+(\\p{L}.+)$`,
  "isu",
);

/** A text and the salutation that ran into its end or its beginning: "Re: two basses Dear Trustees,", "Dear Sir, We run a club.". */
export function salutationApart(text: string): string[] {
  const behind = salutation.exec(text);
  if (behind && startsUpper(behind[2]!) && !/[,;:]$/.test(behind[1]!)) return [behind[1]!, behind[2]!];
  const before = greetingBefore.exec(text);
  // "Madame Diallo, notre directrice, enseigne" addresses nobody.
  if (before && startsUpper(text) && startsUpper(before[2]!) && before[2]!.split(/\s+/).length >= leastWords)
    return [before[1]!, before[2]!];
  return [text];
}

/** What a subject line says, without the word before it; undefined where it is none. */
export function subjectOf(text: string): string | undefined {
  const without = text.replace(subject, "");
  return without === text ? undefined : without;
}
