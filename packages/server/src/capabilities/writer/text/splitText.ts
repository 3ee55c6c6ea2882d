import { countWords, noSpaceScript } from "@grantwright/domain";
import { inferSectionKind } from "../inferSectionKind.ts";
import { betweenCells } from "./cellsOf.ts";
import { clausesOf, type Clause } from "./spoken/clausesOf.ts";
import { sentenceEnd, splitSentences } from "./splitSentences.ts";
import { salutationApart, withoutHeading } from "./runIn/runIn.ts";
import { wishApart } from "./runIn/wishes.ts";

/** A sentence or list item of somebody's text, in their words. */
export interface TextUnit {
  text: string;
  /** Index of the paragraph or list it stood in. */
  paragraph: number;
  isListItem: boolean;
  /** The short line above it, such as "Budget:", where there is one. */
  heading?: string;
  /** Spoken in one breath with the unit before: what held it to that one ("and so"), which is left out where it stands alone. */
  goesOn?: string;
}

/** A text in its units, with the lines that are only headings kept apart. */
export interface SplitText {
  units: TextUnit[];
  /** A first line that names the whole. */
  title?: string;
}

const bullet = /^\s*(?:[-*•‣◦–—·]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+(?=\S)/u;
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

/** Of so many breaks where the next word would not have fitted, a text was broken at a width; widths are kept to so many characters. */
const wrapped = { share: 0.6, slack: 4 };

/** Nobody breaks a text at less: shorter lines are each something by themselves. */
const narrowest = { spaced: 40, unspaced: 20 };

/** Whether the lines of a group are each something by themselves, as in notes and tables, and were not broken at a width. */
function areApart(lines: readonly string[]): boolean {
  if (lines.some((line) => betweenCells.test(line))) return true;
  const rows = lines.slice(1);
  if (rows.length > 1 && rows.every((line) => isHeading(line) && !bullet.test(line))) return true;
  if (lines.length < leastLines) return false;
  const isSpaceless = lines.every((line) => noSpaceScript.test(line));
  const width = Math.max(...lines.map(({ length }) => length));
  if (width < (isSpaceless ? narrowest.unspaced : narrowest.spaced)) return true;
  const breaks = lines.slice(1).filter((line, at) => {
    const first = isSpaceless ? 1 : line.trimStart().split(/\s/u)[0]!.length + 1;
    return lines[at]!.length + first + wrapped.slack > width;
  });
  return breaks.length < (lines.length - 1) * wrapped.share;
}

/** Whether the first line of rows is what they are of: in capitals alone, or without a number above rows that all have one. */
function namesRows([first = "", ...rows]: readonly string[]): boolean {
  const hasNumber = (line: string) => /\p{N}/u.test(line);
  if (rows.length === 0 || hasNumber(first)) return false;
  return /^\P{Ll}*\p{Lu}\P{Ll}*$/u.test(first) || rows.every(hasNumber);
}

/** More words under one sign are a text that somebody numbered, or that lost its breaks. */
const longestItem = 80;

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
    // Where most lines look like headings, none of them is one, unless its colon or its place says so.
    const isNamed = namesRows(lines);
    const isHeadingHere = (line: string, index: number) =>
      isHeading(line) && (isApart ? /:\s*$/.test(line) || (index === 0 && isNamed) : !isUnder);
    /** A line of this group heads what follows, and nothing has followed: the next line does, whatever it looks like. */
    let isUnder = false;
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
      const isLabelled = label.test(line) && !/[,;]$/.test(current?.lines.at(-1) ?? "");
      const startsBlock = !current || current.isListItem || isLabelled || sentenceEnd.test(current.lines.at(-1) ?? "");
      if (!isItem && startsBlock && next && !/^\s*\p{Ll}/u.test(next) && isHeadingHere(line, index)) {
        const words = line.trim().replace(/^#+\s*/, "");
        if (blocks.length === 0 && title === undefined && !words.endsWith(":")) title = words;
        else {
          heading = words.replace(/:$/, "");
          isUnder = !words.endsWith(":");
        }
        current = undefined;
        return;
      }
      isUnder = false;
      if (isItem) {
        current = { lines: [line.replace(bullet, "").trim()], isListItem: true, heading, paragraph };
        blocks.push(current);
      } else if (
        current &&
        !isApart &&
        !isLabelled &&
        (!current.isListItem || /^\s/.test(line) || /^\p{Ll}/u.test(line))
      ) {
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

/** A word or two before a colon say what follows: "After: the masons get work from others." */
const label = /^(\p{Lu}\p{L}*(?: [\p{L}/&]+){0,2}): ?(?=\S)/u;

/** The label of a sentence, where it has one; it stays in it. */
function labelOf(part: string): string | undefined {
  const found = label.exec(part)?.[1];
  return found !== undefined && inferSectionKind(found) !== "other" ? found : undefined;
}

/**
 * Splits somebody's text into sentences and list items. Lines that were only wrapped are joined, list signs taken off,
 * short lines above a text kept as headings. A text that was spoken
 * without stops is cut into clauses (clausesOf). Nothing else is changed or left out.
 */
export function splitText(text: string): SplitText {
  const { blocks, title } = toBlocks(text);
  const units = blocks.flatMap((block): TextUnit[] => {
    const isRow = betweenCells.test(block.lines[0] ?? "");
    const joined = isRow ? block.lines[0]!.trim() : joinLines(block.lines).replace(/\s+/gu, " ").trim();
    const isListItem = block.isListItem && countWords(joined) <= longestItem;
    const isWhole = isListItem || isRow;
    const parts: Clause[] = (isWhole ? [{ text: joined }] : splitSentences(joined).flatMap(clausesOf)).filter(
      ({ text: part }) => /[\p{L}\p{N}]/u.test(part),
    );
    let heading = block.heading;
    return parts.flatMap(({ text: part, goesOn }) =>
      salutationApart(part)
        .flatMap(wishApart)
        .map((piece, at): TextUnit => {
          const headed = isWhole ? { text: piece } : withoutHeading(piece);
          heading = headed.heading ?? labelOf(piece) ?? heading;
          return {
            text: headed.text,
            paragraph: block.paragraph,
            isListItem,
            ...(heading === undefined ? {} : { heading }),
            ...(goesOn !== undefined && at === 0 && headed.text === piece && { goesOn }),
          };
        }),
    );
  });
  return title === undefined ? { units } : { units, title };
}
