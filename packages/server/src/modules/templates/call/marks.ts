import { beginsWithLimit, isLimitLine } from "./limitLines.ts";
import { withoutLimits } from "./limits.ts";
import type { CallWords } from "./words/callWords.ts";
import { foldPhrase } from "./words/phrases.ts";

const marker =
  /^(?:(?<paragraph>§\s*\d+\.?\s+)|(?<word>(?:\p{Lu}[\p{Ll}\p{M}]{2,10}\.?|\p{Lu}{3,10}\.?|Q)\s+(?:[IVX]+|[A-Z]|(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)|\d{1,2}(?:\s+\p{Ll}{1,4}\s+\d{1,2})?)(?:\.?[ºª°]|er|re)?\s*[.:)–—-]\s+|\p{Script=Arabic}{3,9}\s+\d{1,2}\s*[.:)–-]\s+|Q\d{1,2}\s*[.:)–-]\s*)|(?<letterDot>\p{Lu}\.?\d+\.?\s+)|(?<intLower>\d{1,2}\p{Ll}[.):]?\s+(?=[¿¡\p{Lu}]))|(?<dotted>\d+(?:\.\d+)+\.?\s+(?=["“„«]?[\p{Lu}\p{Lo}]))|(?<int>\d{1,3}[.)]\s+|\d{1,2}\s+(?=\p{Lu}))|(?<roman>[IVX]+[.)]\s+)|(?<upper>\p{Lu}[.)]\s+)|(?<lower>(?:\p{Ll}|[ivx]{2,4})[.)]\s+|\((?:\p{L}|[ivx]{2,4}|\d{1,3})\)\s+)|(?<hash>#{1,6}\s+)|(?<bullet>[-*•◦▪●‣–—·☐□❑✓✔➢►]\s+))/u;

/** "Table 2." is the name of what stands below, and divides nothing. */
const caption =
  /^(?:table|tab\.|tabelle|tabla|tableau|tabell|tabella|tabel|tabela|figure|fig\.|abbildung|figura)\s+\d/iu;

const plainStyles = ["letterDot", "intLower", "int", "roman", "upper", "lower", "bullet"] as const;

/** How a line is marked: what looks alike is of the same rank. */
export interface Mark {
  /** "int", "dotted 2", "upper", "capitals", "plain", ... */
  style: string;
  /** How long the number or bullet is, with the space behind it. */
  length: number;
}

const withoutBrackets = (text: string) => text.replace(/\s*\([^()]*\)/g, "");

/** Whether a text is written in capital letters. */
export function isCapitals(text: string): boolean {
  const letters = withoutBrackets(text).replace(/[^\p{Lu}\p{Ll}]/gu, "");
  return letters.length >= 3 && letters === letters.toUpperCase();
}

/** A bullet before a mark that was typed by hand, as "• iv. Method". */
const typedBehind = /^[-*•◦▪●‣·]\s+(?=\(?(?:\p{L}|[ivxIVX]{2,5}|\p{L}?\d{1,2}(?:\.\d{1,2})*\p{Ll}?)(?:[.)]|\.?\d)\s)/u;

/** How a line begins. */
export function markOf(text: string): Mark {
  const bullet = typedBehind.exec(text)?.[0].length ?? 0;
  const behind = bullet > 0 ? markOf(text.slice(bullet)) : undefined;
  if (behind && behind.length > 0) return { ...behind, length: bullet + behind.length };
  const match = marker.exec(text);
  if (!match?.groups || caption.test(text)) return { style: isCapitals(text) ? "capitals" : "plain", length: 0 };
  const { groups } = match;
  const { length } = match[0];
  if (groups["paragraph"]) return { style: "paragraph", length };
  if (groups["word"]) return { style: `word ${groups["word"].toLowerCase().replace(/\s.*/, "")}`, length };
  if (groups["dotted"]) return { style: `dotted ${groups["dotted"].split(".").filter(Boolean).length}`, length };
  if (groups["hash"]) return { style: `hash ${groups["hash"].trim().length}`, length };
  return { style: plainStyles.find((name) => groups[name] !== undefined) ?? "plain", length };
}

/** Whether a line is marked with a number, a letter or a bullet. */
export const isMarked = (text: string): boolean => marker.test(text) && !caption.test(text);

/** How many words a text has. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const mostWords = 12;

/** A line of a form without what is filled in, ticked or starred there: "How much? * £ ____". */
export const withoutControls = (text: string): string =>
  text.replace(/(?<=\S)\s*(?:\*\s*)?(?:[([]\s*[)\]]|[☐□○◯]|[$£€]?\s*_{3,}).*$|(?<=[\p{L}?؟).])\s*\*$/su, "").trim() ||
  text;

/** Whether a body reads as a heading: few words, and no sentence. */
export function isHeadingLike(body: string, words: CallWords): boolean {
  const title = withoutLimits(withoutBrackets(body), words);
  return (
    title !== "" &&
    countWords(title) <= mostWords &&
    title.length <= 90 &&
    !/[.,;!]$/.test(title) &&
    /^["“„«¿'’]?[\p{Lu}\p{Lo}\d]/u.test(title) &&
    !/:\s+\S/.test(title) &&
    !isLimitLine(body, words) &&
    !(/[.!?]\s/u.test(body) && beginsWithLimit(body, words))
  );
}

/** The body of a marked line as it would stand alone: behind "Part E:" a title may begin with a small letter. */
export const titleOf = (body: string, style: string): string =>
  style.startsWith("word ") ? body.charAt(0).toUpperCase() + body.slice(1) : body;

/** Whether a line names a kind of paper and no call: "Guidelines and application form". */
export function isGeneric(text: string, { lists }: CallWords): boolean {
  const folded = foldPhrase(text).replace(/[\s\d/–-]+$/u, "");
  return lists.name.generic.some(
    (phrase) => folded.includes(foldPhrase(phrase)) && folded.length - phrase.length <= 12,
  );
}
