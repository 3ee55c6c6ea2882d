import type { Schemas } from "@grantwright/api-client";
import type { Part } from "./part.ts";
import { lineAt } from "./passages.ts";

type ReadFormat = Schemas["ReadFormat"];

const fonts =
  /\b(Times New Roman|Arial Narrow|Arial|Calibri|Helvetica|Georgia|Garamond|Cambria|Verdana|Palatino Linotype|Palatino|Computer Modern|Aptos|Book Antiqua|Century Gothic|Century Schoolbook|Tahoma|Trebuchet MS|Courier New)\b/;
const isAboutType =
  /\b(?:font|type(?:face|d)?|Times|Arial|Calibri|Helvetica|Georgia|Garamond|Cambria|Verdana|Palatino)\b/;
const size = /\b(\d{1,2}(?:\.\d)?|ten|eleven|twelve)[\s-]*(?:point|pt)s?\b|\bsize (\d{1,2}(?:\.\d)?)\b/i;
const margin = [
  /\b(\d+(?:\.\d+)?|one|half|an?)[\s-]*(inch(?:es)?|in\.|cm|centimet\w+|mm|millimet\w+|["”])(?:[\s-]+(?!margin)\w+){0,2}\s+margins?\b/i,
  /\bmargins?\b[^.;\d]{0,60}?(\d+(?:\.\d+)?|\bone|\bhalf an|\bhalf)[\s-]*(inch(?:es)?|in\.|cm|centimet\w+|mm|millimet\w+|["”])/i,
];
const spacings: [RegExp, (match: RegExpExecArray) => number][] = [
  [/\bsingle[\s-]?spac/i, () => 1],
  [/\bdouble[\s-]?spac/i, () => 2],
  [/\bone[\s-]and[\s-]a[\s-]half[\s-]?spac/i, () => 1.5],
  [/\b(\d(?:\.\d{1,2})?)[\s-]*(?:line[\s-]?)?spac(?:ing|ed)/i, (match) => Number(match[1])],
  [/\bline spacing(?: of| is|:)?(?: at least)? (\d(?:\.\d{1,2})?)/i, (match) => Number(match[1])],
];

const spelled = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** "12", "twelve" and "an" as numbers; NaN where it is none. */
function numberOf(text: string): number {
  const word = text.toLowerCase();
  if (/^an?$/.test(word)) return 1;
  const index = spelled.indexOf(word);
  return index < 0 ? Number(text === "" ? Number.NaN : text) : index + 1;
}

const perUnit = (unit: string): number => (/^(?:in|["”])/i.test(unit) ? 25.4 : /^c/i.test(unit) ? 10 : 1);

/** Something said of the format, and where. */
interface Said {
  part: ReadFormat["part"];
  value: string | number;
  at: number;
}

function* saidIn(text: string): Generator<Said> {
  const font = fonts.exec(text);
  if (font?.[1]) yield { part: "fontFamily", value: font[1], at: font.index };
  const points = isAboutType.test(text) ? size.exec(text) : null;
  const height = numberOf(points?.[1] ?? points?.[2] ?? "");
  if (points && height >= 6 && height <= 24) yield { part: "fontSize", value: height, at: points.index };
  for (const pattern of margin) {
    const match = pattern.exec(text);
    if (!match) continue;
    const count = /^half/i.test(match[1] ?? "") ? 0.5 : numberOf(match[1] ?? "");
    const millimetres = Math.round(count * perUnit(match[2] ?? "") * 10) / 10;
    if (millimetres >= 5 && millimetres <= 60) {
      yield { part: "margin", value: millimetres, at: match.index };
      break;
    }
  }
  for (const [pattern, read] of spacings) {
    const match = pattern.exec(text);
    const spacing = match ? read(match) : 0;
    if (match && spacing >= 1 && spacing <= 3) {
      yield { part: "lineSpacing", value: spacing, at: match.index };
      break;
    }
  }
  const paper = /\b(A4)\b|\b(?:US |U\.S\. )?letter[\s-]sized?\b|\b8\.5\s?["”]?\s?(?:x|×|by)\s?11\b/i.exec(text);
  if (paper) yield { part: "paper", value: paper[1] ? "A4" : "Letter", at: paper.index };
}

/** How a call wants a proposal set: of each thing the first that it says. */
export function readFormat(parts: Part[]): ReadFormat[] {
  const found = new Map<ReadFormat["part"], ReadFormat>();
  for (const { passage } of parts) {
    if (
      !/font|point|\bpt\b|margin|spac|A4|letter|8\.5|Times|Arial|Calibri|Helvetica|Georgia|Garamond|Cambria|Verdana/i.test(
        passage.text,
      )
    )
      continue;
    for (const said of saidIn(passage.text))
      if (!found.has(said.part))
        found.set(said.part, { part: said.part, value: said.value, readFrom: lineAt(passage, said.at) });
  }
  return [...found.values()];
}
