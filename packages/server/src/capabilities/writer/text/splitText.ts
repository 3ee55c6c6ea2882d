import { betweenCells } from "./cellsOf.ts";
import { salutationApart, withoutHeading } from "./runIn/runIn.ts";

/** A sentence or list item of somebody's text, in their words. */
export interface TextUnit {
  text: string;
  /** Index of the paragraph or list it stood in. */
  paragraph: number;
  isListItem: boolean;
  /** The short line above it, such as "Budget:", where there is one. */
  heading?: string;
}

/** A text in its units, with the lines that are only headings kept apart. */
export interface SplitText {
  units: TextUnit[];
  /** A first line that names the whole. */
  title?: string;
}

const bullet = /^\s*(?:[-*•‣◦–—·]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+(?=\S)/u;
const sentenceEnd = /[.!?…。！？।؟।॥።][)\]"'”’»」』]*$/u;
const noSpaceScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Words after which a full stop does not end the sentence. */
const abbreviations = new Set(
  (
    "revd cllr esq dr prof mr mrs ms mx st sr jr rev hon gen col capt lt sgt messrs mme mlle e.g i.e eg ie cf viz vs approx ca c no nos nr " +
    "ref refs incl excl tel vol fig figs p pp par sec dept univ est al u.s u.k u.n ph.d m.d b.a m.a jan feb mar apr jun jul aug sep sept oct nov dec " +
    "mon tue wed thu fri sat sun art ed eds op bzw z.b d.h u.a usw sra sr. dra d.c a.m p.m"
  ).split(" "),
);

/** Abbreviations that may well end one: what follows decides. */
/** What is numbered before it is said: "Aim 1. Define the age." */
const numbered =
  /(?:^|\s)(?:aim|objective|goal|phase|step|task|stage|year|part|work package|wp|objetivo|meta|objectif|étape|ziel|phase|schritt|obiettivo|fase|doel|cel|etap)\s\d{1,2}\.\s*$/iu;

/** A number by itself at the beginning of an entry: "1. Fenwick AR." */
const entryNumber = /^\d{1,2}\.\s*$/;

const weakAbbreviations = new Set(["a.m", "p.m", "u.s", "u.k", "u.n", "d.c", "ph.d", "m.d", "al"]);
const usualStart = /^["“]?(?:The|This|These|That|It|We|They|He|She|I|Our|In|A|An|But|And|Each|All|There|Then)\b/;

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Enough of the end of a sentence to judge it by, so that a very long one costs no more. */
const tail = (sentence: string) => sentence.slice(-60);

function lastWord(sentence: string): string {
  return /([\p{L}.]+)\.["'”’»)\]]*\s*$/u.exec(tail(sentence))?.[1]?.toLowerCase().replace(/^\.+/, "") ?? "";
}

/** What German counts with a full stop: "vom 1. März", "im 3. Quartal". */
const counted =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Quartal|Halbjahr|Jahrhundert|Klasse|Lebensjahr|Woche)/;

function continuesAfter(sentence: string, next: string): boolean {
  if (/^\p{Ll}/u.test(next) || numbered.test(tail(sentence))) return true;
  if (!sentence.trimEnd().endsWith(".")) return false;
  if (/(?:^|\s)\d{1,2}\.\s*$/.test(tail(sentence)) && counted.test(next)) return true;
  const word = lastWord(sentence);
  if (/(?:^|[\s.])\p{Lu}\.\s*$/u.test(tail(sentence)) && /^\p{L}$/u.test(word)) {
    return !/\b(?:aim|phase|plan|part|group|site|vitamin|hepatitis) \p{Lu}\.\s*$/iu.test(tail(sentence));
  }
  if (/^(?:no|nos|art|mar|sat|sun)$/.test(word)) return /^\d/.test(next);
  if (/^[ap]\.m$/.test(word)) return false;
  if (weakAbbreviations.has(word)) return !usualStart.test(next);
  return abbreviations.has(word);
}

/** What Intl.Segmenter finds, and the sentences that begin with a number, which it joins to the one before. */
function* segments(paragraph: string): Generator<string> {
  for (const { segment } of segmenter.segment(paragraph))
    yield* segment.split(/(?<=\p{L}{3}[.!?]["'”’)]?\s{1,4})(?=[$€£¥]?\d)/u);
}

/** Sentences of people who use no capitals: a full stop and a space end one unless the word before is an abbreviation. */
function splitUncapitalised(paragraph: string): string[] {
  const sentences: string[][] = [];
  let end = "";
  for (const part of paragraph.split(/(?<=[.!?]["'”’)]{0,4})\s+/u)) {
    const word = lastWord(end);
    const isAbbreviated =
      word !== "" && (abbreviations.has(word) || /(?:^|\s)\p{L}\.$/u.test(end)) && !/^(?:no|art|op|sun)$/.test(word);
    if (isAbbreviated) sentences.at(-1)?.push(part);
    else sentences.push([part]);
    end = tail(isAbbreviated ? `${end} ${part}` : part);
  }
  return sentences.map((parts) => parts.join(" "));
}

/** How many brackets stay open in a piece of a sentence; below 0 where more are closed. */
function bracketsIn(segment: string): number {
  let open = 0;
  for (const sign of segment) open += sign === "(" || sign === "[" ? 1 : sign === ")" || sign === "]" ? -1 : 0;
  return open;
}

/** How much of a sentence an aside in brackets may be, in characters: of a longer one the other bracket was forgotten. */
const longestAside = 300;

/** A work that is cited: "Adeyemi O, Ruiz T." It goes on to its year, or for so many characters. */
const cited = {
  begins: /^(?:\d{1,2}[.)]\s+)?\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.? ?){1,3}(?:[,;&]|et al|\()/u,
  year: /\b(?:19|20)\d\d\b/,
  longest: 300,
};

/** A sentence so far: its pieces, and what tells whether it goes on. */
interface OpenSentence {
  parts: string[];
  end: string;
  length: number;
  /** Since where a bracket is open, in characters; undefined where none is. */
  bracketAt: number | undefined;
  brackets: number;
  /** A citation without its year so far. */
  isCitation: boolean;
}

const opened = (segment: string): OpenSentence => {
  const brackets = bracketsIn(segment);
  const isCitation = cited.begins.test(segment) && !cited.year.test(segment);
  return {
    parts: [segment],
    end: tail(segment),
    length: segment.length,
    brackets,
    bracketAt: brackets > 0 ? 0 : undefined,
    isCitation,
  };
};

function extend(open: OpenSentence, segment: string): void {
  open.parts.push(segment);
  // The number of an entry stood by itself so far.
  if (open.parts.length === 2 && entryNumber.test(open.parts[0]!.trim()))
    open.isCitation = cited.begins.test(open.parts.join(""));
  open.brackets = Math.max(0, open.brackets + bracketsIn(segment));
  open.bracketAt = open.brackets > 0 ? (open.bracketAt ?? open.length) : undefined;
  open.length += segment.length;
  open.end = tail(open.end + segment);
  open.isCitation &&= !cited.year.test(segment) && open.length < cited.longest;
}

const word = /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a sentence goes on in the next piece: within brackets, in a citation, after an abbreviation, or where no word follows. */
function goesOnIn(open: OpenSentence, segment: string): boolean {
  const isAside = open.bracketAt !== undefined && open.length - open.bracketAt < longestAside && /[)\]]/.test(segment);
  return isAside || open.isCitation || !word.test(segment) || continuesAfter(open.end, segment);
}

const isEntryNumber = ({ parts }: OpenSentence): boolean => parts.length === 1 && entryNumber.test(parts[0]!.trim());

/** Puts segments together that one sentence was cut into. Only the end of what is there is looked at, so that a long one costs no more. */
function joinSegments(paragraph: string): string[] {
  const sentences: OpenSentence[] = [];
  for (const segment of segments(paragraph)) {
    const open = sentences.at(-1);
    // The number of an entry goes with the entry.
    const isNumber = open !== undefined && entryNumber.test(segment.trim()) && !continuesAfter(open.end, segment);
    if (isNumber && open.brackets === 0) sentences.push(opened(segment));
    else if (open && (goesOnIn(open, segment) || isEntryNumber(open))) extend(open, segment);
    else sentences.push(opened(segment));
  }
  return sentences.map(({ parts }) => parts.join(""));
}

/** The sentences of one paragraph without line breaks; abbreviations, initials and decimals do not end one. */
export function splitSentences(paragraph: string): string[] {
  const sentences = /^\p{Ll}/u.test(paragraph) ? splitUncapitalised(paragraph) : joinSegments(paragraph);
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** How long a heading is at most; a title alone at the top may be longer. */
const longestHeading = { words: 9, characters: 80 };
const longestTitle = { words: 16, characters: 80 };

function isHeading(line: string, longest = longestHeading): boolean {
  const text = line.trim().replace(/^#+\s*/, "");
  const words = text.split(/\s+/).length;
  if (words > longest.words || text.length > longest.characters || noSpaceScript.test(text)) return false;
  if (text.endsWith(":")) return words <= 6;
  return !sentenceEnd.test(text) && !/[,;]$/.test(text) && /^[\p{Lu}\p{N}#]/u.test(text);
}

const capitalized = (line: string): string => line.trimStart().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function joinLines(lines: string[]): string {
  return lines.reduce((joined, line) => {
    if (joined === "") return line;
    if (/\p{L}-$/u.test(joined) && /^\p{Ll}/u.test(line)) return joined + line;
    const isSpaceless = noSpaceScript.test(joined.at(-1) ?? "") && noSpaceScript.test(line[0] ?? "");
    return joined + (isSpaceless ? "" : " ") + line;
  }, "");
}

/** From how many lines on a group is looked at as notes, a list without signs or a table. */
const leastLines = 3;

/** Lines of wrapped text are nearly as long as the longest; of so many that are not, each is something by itself. */
const wrappedShare = { length: 0.7, lines: 0.6 };

/** Whether the lines of a group are each something by themselves, as in notes and tables, and were not broken at a width. */
function areApart(lines: readonly string[]): boolean {
  if (lines.some((line) => betweenCells.test(line))) return true;
  if (lines.length < leastLines) return false;
  const longest = Math.max(...lines.map(({ length }) => length));
  const wrapped = lines.slice(0, -1).filter(({ length }) => length >= longest * wrappedShare.length);
  return wrapped.length < (lines.length - 1) * wrappedShare.lines;
}

interface Block {
  lines: string[];
  isListItem: boolean;
  heading?: string;
  paragraph: number;
}

function toBlocks(text: string): { blocks: Block[]; title?: string } {
  const blocks: Block[] = [];
  let title: string | undefined;
  let heading: string | undefined;
  let paragraph = 0;
  const groups = text.replace(/\r\n?/g, "\n").split(/\n[^\S\n]*(?:\n[^\S\n]*)+/);
  groups.forEach((group, groupIndex) => {
    const lines = group.split("\n").filter((line) => line.trim() !== "");
    if (lines.length === 0) return;
    paragraph += 1;
    const isApart = areApart(lines);
    // Where most lines look like headings, none of them is one, unless its colon says so.
    const isHeadingHere = (line: string) => isHeading(line) && (!isApart || /:\s*$/.test(line));
    let current: Block | undefined;
    const [first = ""] = lines;
    if (
      groupIndex === 0 &&
      groups.length > 1 &&
      lines.length === 1 &&
      !first.endsWith(":") &&
      isHeading(first, longestTitle)
    ) {
      title = first.trim().replace(/^#+\s*/, "");
      return;
    }
    lines.forEach((line, index) => {
      const isItem = bullet.test(line);
      const next = lines[index + 1] ?? groups[groupIndex + 1]?.trimStart();
      const isAboveList =
        !isItem && current === undefined && bullet.test(lines[index + 1] ?? "") && isHeading(capitalized(line));
      if (isAboveList) {
        heading = line
          .trim()
          .replace(/^#+\s*/, "")
          .replace(/:$/, "");
        return;
      }
      const startsBlock = !current || current.isListItem || sentenceEnd.test(current.lines.at(-1) ?? "");
      if (!isItem && startsBlock && next && !/^\s*\p{Ll}/u.test(next) && isHeadingHere(line)) {
        const words = line.trim().replace(/^#+\s*/, "");
        if (blocks.length === 0 && title === undefined && !words.endsWith(":")) title = words;
        else heading = words.replace(/:$/, "");
        current = undefined;
        return;
      }
      if (isItem) {
        current = { lines: [line.replace(bullet, "").trim()], isListItem: true, heading, paragraph };
        blocks.push(current);
      } else if (current && !isApart && (!current.isListItem || /^\s/.test(line) || /^\p{Ll}/u.test(line))) {
        current.lines.push(line.trim());
      } else {
        current = { lines: [line.trim()], isListItem: false, heading, paragraph };
        blocks.push(current);
      }
    });
    if (lines.length > 1 || !isHeading(lines[0] ?? "")) heading = undefined;
  });
  return title === undefined ? { blocks } : { blocks, title };
}

/**
 * Splits somebody's text into sentences and list items. Lines that were only wrapped are joined, list signs taken off,
 * short lines above a text kept as headings. Nothing else is changed, and nothing but headings is left out.
 */
export function splitText(text: string): SplitText {
  const { blocks, title } = toBlocks(text);
  const units = blocks.flatMap((block): TextUnit[] => {
    const isRow = betweenCells.test(block.lines[0] ?? "");
    const joined = isRow ? block.lines[0]!.trim() : joinLines(block.lines).replace(/\s+/gu, " ").trim();
    const isWhole = block.isListItem || isRow;
    const parts = (isWhole ? [joined] : splitSentences(joined)).filter((part) => /[\p{L}\p{N}]/u.test(part));
    let heading = block.heading;
    return parts.flatMap(salutationApart).map((part) => {
      const headed = isWhole ? { text: part } : withoutHeading(part);
      heading = headed.heading ?? heading;
      return {
        text: headed.text,
        paragraph: block.paragraph,
        isListItem: block.isListItem,
        ...(heading === undefined ? {} : { heading }),
      };
    });
  });
  return title === undefined ? { units } : { units, title };
}
