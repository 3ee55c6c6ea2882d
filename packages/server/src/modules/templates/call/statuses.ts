import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

const alone = (folded: string, pattern: RegExp) => {
  const match = pattern.exec(folded);
  return match !== null && match[0].length >= folded.replace(/[.!,;]$/, "").length;
};

const startsWith = (folded: string, pattern: RegExp) => pattern.exec(folded)?.index === 0;

const mostWordsOfCase = 14;
const mostWordsOfAll = 5;

/**
 * A paper behind the case in which it is needed, and whether that is every case: "If animals are used: the approval", "for towns, the
 * decision of the council".
 */
export function splitCase(text: string, { status, says }: CallWords): { name: string; isForAll: boolean } | undefined {
  const bare = text.slice(/^\s*/u.exec(text)![0].length + (andAt(text, says.and) ?? 0));
  const [, label = "", name = ""] =
    /^([^:]{2,90}?)\s?:\s+(\S.*)$/su.exec(bare) ?? /^([^:,]{2,90}?),\s+(\S.*)$/su.exec(bare) ?? [];
  const folded = foldPhrase(label);
  if (name === "" || label.split(/\s+/u).length > mostWordsOfCase) return undefined;
  const isForAll = status.all.test(folded);
  const isColon = bare.slice(label.length).trimStart().startsWith(":");
  const isCase = startsWith(folded, status.cases) || (isColon && status.optional.test(folded));
  return isCase || (isColon && isForAll && startsWith(folded, status.all)) ? { name, isForAll } : undefined;
}

/** How long "and," at the beginning of a text is; undefined where it has none. */
function andAt(text: string, and: RegExp): number | undefined {
  const match = and.exec(foldPhrase(text.trimStart()));
  return match?.index === 0
    ? match[0].length + /^[\s,]*/u.exec(text.trimStart().slice(match[0].length))![0].length
    : undefined;
}

/** Whether something is needed, as a text says; undefined where it does not. */
export function isRequiredBy(text: string, { status }: CallWords): boolean | undefined {
  const folded = foldPhrase(text).trim();
  if (folded === "") return undefined;
  if (alone(folded, status.yes)) return true;
  if (alone(folded, status.no) || status.optional.test(folded)) return false;
  const required = status.required.exec(folded);
  if (!required)
    return startsWith(folded, status.all) && folded.split(/\s+/u).length <= mostWordsOfAll ? true : undefined;
  // "required for schools" leaves the others out, "required for all" none.
  const behind = folded.slice(required.index + required[0].length).trimStart();
  return !startsWith(behind, status.cases) || status.all.test(behind);
}

/** Whether an entry says of itself that it may be left out: behind its name, or before it. */
export function isOptionalEntry(text: string, { status }: CallWords): boolean {
  const folded = foldPhrase(text);
  const tail = /[,(–—;-]\s(.*)$/su.exec(folded.replace("(", ", "))?.[1] ?? "";
  const match = status.optional.exec(folded);
  return match?.index === 0 || status.optional.test(tail);
}

/** A title, and what is said behind it of whether it is needed: in brackets or behind a dash. */
export function splitStatus(text: string, words: CallWords): { name: string; status: string } {
  const bracket = /^(.*\S)\s*[([]([^()[\]]{2,100})[)\]]\s*[.;,]?$/su.exec(text);
  if (bracket?.[1] && isRequiredBy(bracket[2]!, words) !== undefined && !isPartOfName(bracket[2]!))
    return { name: bracket[1], status: bracket[2]! };
  const dashed = /^(.*\S)\s(?:[–—-]|:)\s([^–—]{2,100})$/su.exec(text) ?? /^(.*\S)([,;])\s([^,;]{2,120})$/su.exec(text);
  const tail = dashed?.at(-1)?.replace(/[.;]$/, "") ?? "";
  const startsOptional = words.status.optional.exec(foldPhrase(tail))?.index === 0;
  const isTail = isRequiredBy(tail, words) !== undefined && tail.split(/\s+/).length <= (startsOptional ? 20 : 10);
  if (dashed?.[1] && isTail && (dashed.length === 3 || words.status.optional.test(foldPhrase(tail).slice(0, 24))))
    return { name: dashed[1], status: tail };
  return { name: text, status: "" };
}

/** "(template B2)" names a paper further, though a word of it may look like a status. */
const isPartOfName = (text: string) => text.split(/\s+/).length > 12;
