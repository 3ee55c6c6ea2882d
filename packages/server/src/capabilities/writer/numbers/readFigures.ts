import { languageOf, passagesOf, readFacts, type Fact } from "@grantwright/domain/facts";
import { languagesOf } from "../receipts/languages.ts";
import { betweenCells } from "../text/cellsOf.ts";
import { cutSentences } from "../text/cutSentences.ts";
import { tabbedRows } from "../text/tabbedRows.ts";
import type { NumberPlace } from "./numberPlace.ts";
import { signsOf, type Signs } from "./signs/signs.ts";

/** A figure of a text: a number, an amount, a share, a date or a length of time. Offsets are those of the text. */
export type Figure = Fact & { kind: "number" | "amount" | "percent" | "date" | "duration" };

/** A sentence, a line of a list or a row of a table with its figures. */
export interface FigureSentence {
  place: NumberPlace;
  /** Place in the order of all sentences of its text. */
  order: number;
  start: number;
  end: number;
  text: string;
  language: string;
  signs: Signs;
  figures: Figure[];
  /** Names in it, by their offsets in the text. */
  names: Fact[];
  /** Whether it fills whole lines. */
  isLine: boolean;
  /** Whether an empty line stands before it. */
  opensParagraph: boolean;
}

const kinds: ReadonlySet<string> = new Set(["number", "amount", "percent", "date", "duration"]);

const isFigure = (fact: Fact): fact is Figure => kinds.has(fact.kind);

const moved = (fact: Fact, by: number): Fact => ({ ...fact, start: fact.start + by, end: fact.end + by });

/** The end of a line of costs or counts, in front of another line. */
const rowEnd = /(?:[–—:=|\t]|\s-)\s*[^\p{L}\p{N}\n]{0,3}\p{N}[\p{N}.,'’ ]*[^\p{N}\n]{0,8}\n/gu;

/** Lines of a table that were taken for one wrapped sentence, apart. */
function rowsApart(text: string, { start, end }: { start: number; end: number }): { start: number; end: number }[] {
  const sentence = text.slice(start, end);
  if (!sentence.includes("\n")) return [{ start, end }];
  const cuts = [...sentence.matchAll(rowEnd)].map((match) => start + match.index + match[0].length);
  const starts = [start, ...cuts];
  return starts.map((from, at) => ({ start: from, end: at + 1 < starts.length ? starts[at + 1]! - 1 : end }));
}

/** A shorter text is in the language of the others. */
const leastText = 300;

/** The sentences of a text, each with its figures. Takes time in proportion to the text.
 *
 * @param usual the language of short texts.
 */
export function readFigures(place: NumberPlace, usual: string = languageOf(place.text)): FigureSentence[] {
  const text = tabbedRows(place.text);
  const passages = text.length < leastText ? passagesOf(text, usual) : languagesOf(text);
  const facts = passages.flatMap(({ start, end, language }) =>
    readFacts(text.slice(start, end), language).map((fact) => moved(fact, start)),
  );
  let passage = 0;
  let at = 0;
  let before = 0;
  const sentences = cutSentences(text).flatMap((sentence) => rowsApart(text, sentence));
  return sentences.map(({ start, end }, order): FigureSentence => {
    while (passage < passages.length - 1 && passages[passage]!.end <= start) passage += 1;
    while (at < facts.length && facts[at]!.start < start) at += 1;
    const own: Fact[] = [];
    while (at < facts.length && facts[at]!.start < end) own.push(facts[at++]!);
    const { language = "en" } = passages[passage] ?? {};
    const gap = text.slice(before, start);
    const lead = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
    const tail = text.slice(end, text.indexOf("\n", end) < 0 ? text.length : text.indexOf("\n", end));
    const sentence: FigureSentence = {
      place,
      order,
      start,
      end,
      text: text.slice(start, end),
      language,
      signs: signsOf(language),
      figures: own.filter(isFigure),
      names: own.filter(({ kind }) => kind === "name"),
      isLine: !/[\p{L}\p{N}]{2}/u.test(lead) && !/[\p{L}\p{N}]/u.test(tail),
      opensParagraph: order === 0 || /\n\s*\n/.test(gap),
    };
    before = end;
    return sentence;
  });
}

/** The words of a sentence before one of its figures. */
export const textBefore = ({ text, start }: FigureSentence, figure: Fact): string =>
  text.slice(0, figure.start - start);

/** The words of a sentence behind one of its figures. */
export const textBehind = ({ text, start }: FigureSentence, figure: Fact): string => text.slice(figure.end - start);

/** Whether a sentence is a row of cells. */
export const isRow = ({ text }: FigureSentence): boolean => betweenCells.test(text);

/** The last words of a text, of so many characters at most: a part of a word would be another word. */
export const lastWords = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(-most).replace(/^[\p{L}\p{N}]*/u, "");
