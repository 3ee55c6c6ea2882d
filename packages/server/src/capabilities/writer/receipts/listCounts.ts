import type { Fact, Worked } from "@grantwright/domain/facts";
import { betweenCells } from "../text/cellsOf.ts";
import type { SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";

/** More are counted by whoever gives them. */
const mostItems = 12;

const leastItems = 3;

/** Names and short phrases, with commas between and a small word before the last: "Tuesday, Thursday and Saturday". */
const item = "(?:[^,;،、:.!?()\\n]|(?<=\\d)[,.](?=\\d)){2,48}";
const enumeration = new RegExp(
  `${item}(?:[,،、] ?${item})+?,? (?:and|or|und|oder|y|e|et|ou|o|i|oraz|и|en|ve|na) ${item}|${item}(?:(?:، ?| )و${item}){2,}`,
  "giu",
);

const joiner =
  / ?(?:(?<!\d)[,،、]|[,،、](?!\d)) ?(?:and |or |und |y |e |et |i |и |en |ve |na )?| (?:and|or|und|oder|y|e|et|ou|o|i|oraz|и|en|ve|na) (?=[^,]*$)/iu;

/** The items of each list within a sentence. */
function listsIn(text: string): string[][] {
  return [...text.matchAll(enumeration)].map(([list]) => list.split(joiner).map((each) => each.trim()));
}

/** The lines of the list or the rows of the table around a sentence, without the heading of a table. */
function linesAround(sentence: SourceSentence, index: SourceIndex): string[] {
  const lines: SourceSentence[] = [];
  for (const each of index.sentences.slice(sentence.block, sentence.block + mostItems + 2)) {
    if (each.block !== sentence.block) break;
    const { text } = each.source;
    if (
      each.start === 0 ||
      /\n[^\p{L}\p{N}\n]*(?:\d{1,2}[.)]\s*)?$/u.test(text.slice(Math.max(0, each.start - 8), each.start))
    )
      lines.push(each);
  }
  const isTable = betweenCells.test(sentence.text);
  const rows = isTable ? lines.filter(({ facts }) => facts.length > 0) : lines;
  return rows.map(({ text }) => text.split(isTable ? betweenCells : /[:.(,;]/)[0]!.slice(0, 40));
}

/**
 * How a small number counts what a list names: in its own sentence, in one that this stands on, or in the lines of that one's list or table.
 */
export function countedIn(
  fact: Fact,
  { text, start }: Pick<SourceSentence, "text" | "start">,
  base: readonly SourceSentence[],
  index: SourceIndex,
): Worked | undefined {
  const { kind, value = 0 } = fact;
  if (kind !== "number" || !Number.isInteger(value) || value < leastItems || value > mostItems) return undefined;
  const shown = (items: string[]): Worked => ({ working: `${value}: ${items.join(", ")}`, from: [] });
  // "Three districts, Jumla, Dolpa and Surkhet": what is counted stands before the list.
  const [counted = []] = listsIn(text.slice(fact.end - start));
  if (counted.length === value + 1) return shown(counted.slice(1));
  const inText = [text, ...base.map((each) => each.text)].flatMap(listsIn).find(({ length }) => length === value);
  if (inText) return shown(inText);
  const lines = base.map((each) => linesAround(each, index)).find(({ length }) => length === value);
  return lines && shown(lines);
}
