import { meanOf, tagUnits, type Tag } from "../placement/tagUnits.ts";
import { isSectionKind } from "../placement/unitKinds.ts";
import { betweenCells, cellsOf } from "../text/cellsOf.ts";
import { splitText, type TextUnit } from "../text/splitText.ts";
import { tabbedRows } from "../text/tabbedRows.ts";
import { tidySentence } from "../text/tidySentence.ts";
import type { WriterAttachment } from "../writer.ts";
import { orderOdds } from "../setAside/findSetAside.ts";
import { assignUnits } from "./assignUnits.ts";
import type { Target } from "./target.ts";
import { featuresOf } from "../cues/features.ts";
import { flat } from "../text/flat.ts";

const readAtMost = 200_000;
const consideredAtMost = 1_500;
/** How many sentences of files a section takes, and how many rows of tables: a budget is one. */
const perSection = { sentences: 3, rows: 4, budgetRows: 14 };
const perAttachment = 24;
const leastScore = 1.5;
/** So many telling words of a sentence are shared with the person's own text, or it is so plain what it is for. */
const ties = { shared: 2, plain: 0.75 };
/** A sentence with weaker ties sounds less than this as if it addressed a writing service, in log-odds. */
const mostOrderOdds = -0.5;

const lengths = { least: 15, most: 300 };

/** How much of a sentence, and of a row, is letters at least: what is figures alone says nothing by itself. */
const leastLetters = { sentence: 0.5, row: 0.25 };

function stems(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6)));
}

const isRow = ({ text }: TextUnit): boolean => betweenCells.test(text);

function isQuotable(unit: TextUnit): boolean {
  const { text } = unit;
  if (text.length < lengths.least || text.length > lengths.most) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters / text.length < (isRow(unit) ? leastLetters.row : leastLetters.sentence)) return false;
  return featuresOf(text).hasFigure;
}

const nameOf = (fileName: string) => fileName.replace(/\s+/g, " ").slice(0, 80);

/** A sentence of a file, in quotation marks, with the name of the file. */
export function quote(sentence: string, fileName: string): string {
  const inner = tidySentence(sentence)
    .replace(/[“"„«]/g, "‘")
    .replace(/[”"»]/g, "’");
  return `“${inner}” (${nameOf(fileName)})`;
}

/** A row of a table as an item of a list: what its first cell names, and what the others say of it. */
function listed(row: string, fileName: string): string {
  const [first = "", ...others] = cellsOf(row).filter((cell) => cell !== "");
  return `- ${[first, others.join("; ")].filter((part) => part !== "").join(": ")} (${nameOf(fileName)})`;
}

/** The rows of a table are for one section: what each of them is, is what they are on the average. */
function ofTables(units: readonly TextUnit[], tags: readonly Tag[]): Tag[] {
  const tables = Map.groupBy(
    units.map((unit, at) => ({ unit, tag: tags[at]! })).filter(({ unit }) => isRow(unit)),
    ({ unit }) => unit.paragraph,
  );
  const usual = new Map([...tables].map(([paragraph, rows]) => [paragraph, meanOf(rows.map(({ tag }) => tag))]));
  return units.map((unit, at) => (isRow(unit) ? usual.get(unit.paragraph)! : tags[at]!));
}

interface Usable {
  unit: TextUnit;
  tag: Tag;
  /** It has to do with what the person says. */
  isTied: boolean;
}

/** What of a file may be used, with what it is: it states a figure, and has to do with what the person says or plainly with one section. */
function usableUnits(text: string, ownText: string): Usable[] {
  const own = stems(ownText);
  const said = ` ${flat(ownText)} `;
  const units = splitText(tabbedRows(text.slice(0, readAtMost))).units.slice(0, consideredAtMost);
  // What a sentence is shows among those around it.
  const tags = ofTables(units, tagUnits(units));
  return units.flatMap((unit, at) => {
    const tag = tags[at]!;
    if (!isQuotable(unit) || said.includes(` ${flat(unit.text)} `)) return [];
    const shared = [...stems(unit.text)].filter((stem) => own.has(stem)).length;
    const isLoose = shared > 0 && isSectionKind(tag.kind);
    // A row only gives figures.
    const isTied = isRow(unit) || shared >= ties.shared || (isLoose && tag.certainty >= ties.plain);
    return isTied || (isLoose && orderOdds(unit.text) < mostOrderOdds) ? [{ unit, tag, isTied }] : [];
  });
}

/** What files say for one section. */
export interface FileFacts {
  /** Quotations and lists, each a block of its own. */
  blocks: string[];
  /** Those of them that may answer what the section asks: of the others it is not sure enough. */
  answers: string[];
}

/**
 * What attached files say, for the sections that it belongs to: sentences with a figure, quoted and attributed, never reworded, and rows of
 * tables as lists. Answers them by section id, in the order of the file.
 */
export function attachmentFacts(
  attachments: WriterAttachment[],
  ownText: string,
  targets: Target[],
): Map<string, FileFacts> {
  const facts = new Map<string, FileFacts>();
  const kindOf = new Map(targets.map(({ id, kind }) => [id, kind]));
  for (const { fileName, text } of attachments) {
    const usable = usableUnits(text, ownText);
    const placed = assignUnits(
      usable.map(({ unit }) => unit),
      targets,
      usable.map(({ tag }) => tag),
    );
    const tied = new Set(usable.flatMap(({ unit, isTied }) => (isTied ? [unit] : [])));
    const best = placed
      .filter(({ score }) => score >= leastScore)
      .toSorted((a, b) => b.score - a.score || a.order - b.order)
      .slice(0, perAttachment)
      .toSorted((a, b) => a.order - b.order);
    const counts = new Map<string, { sentences: number; rows: number }>();
    for (const { sectionId, unit } of best) {
      const count = counts.get(sectionId) ?? { sentences: 0, rows: 0 };
      const mostRows = kindOf.get(sectionId) === "budget" ? perSection.budgetRows : perSection.rows;
      if (isRow(unit) ? count.rows === mostRows : count.sentences === perSection.sentences) continue;
      count[isRow(unit) ? "rows" : "sentences"] += 1;
      counts.set(sectionId, count);
      const line = isRow(unit) ? listed(unit.text, fileName) : quote(unit.text, fileName);
      const ofSection = facts.get(sectionId) ?? { blocks: [], answers: [] };
      facts.set(sectionId, ofSection);
      addLine(ofSection.blocks, line);
      if (tied.has(unit)) addLine(ofSection.answers, line);
    }
  }
  return facts;
}

/** Adds a line, once. Items of a list that follow each other stand in one block. */
function addLine(blocks: string[], line: string): void {
  const last = blocks.at(-1);
  if (blocks.some((block) => block.split("\n").includes(line))) return;
  if (last?.startsWith("- ") && line.startsWith("- ")) blocks[blocks.length - 1] = `${last}\n${line}`;
  else blocks.push(line);
}
