import { countWords } from "@grantwright/domain";
import type { Criterion } from "../gradeCriteria.ts";
import { splitSentences } from "../../text/splitSentences.ts";

const sign = /^\s*(?:[-*•·–]|\(?[\dA-Za-z]{1,2}[.)])\s+/;

/** A line of so many words at most is one requirement, whatever stands in it. */
const shortLine = 25;

const fewestWords = 3;

/** The requirements of a funder, one by one: a line each, or a sentence where they are written in paragraphs. */
export function requirementLines(text: string): string[] {
  const lines = text
    .split(/\n+/)
    .map((line) => line.replace(sign, "").trim())
    .flatMap((line) => (countWords(line) > shortLine ? splitSentences(line) : [line]));
  // A heading over a list asks for nothing.
  return [...new Set(lines)].filter((line) => countWords(line) >= fewestWords && !line.endsWith(":"));
}

const unit = "points?|marks?|pts\\.?|puntos?|punkte|pontos?|punti|punten|pkt\\.?|punkt\\p{L}*|نقطة|نقاط";

/** "(30)", "30 points", "– 30 %" at the end of a criterion, or behind its name. */
const atEnd = new RegExp(
  `\\s*(?:[([]\\s*(\\d{1,3})\\s*(?:%|${unit})?\\s*[)\\]]|[:–—-]?\\s*(\\d{1,3})\\s*(?:%|${unit}))[.;]?$`,
  "iu",
);
const inLine = /([\p{L}][\p{L} '’/-]{2,60}?)\s*\(\s*(\d{1,3})\s*(?:%|points?|marks?)?\s*\)/giu;

function criterionOf(line: string): Criterion {
  const match = atEnd.exec(line);
  const points = Number(match?.[1] ?? match?.[2]);
  return match
    ? {
        title: line
          .slice(0, match.index)
          .replace(/[:,–—-]\s*$/, "")
          .trim(),
        points,
      }
    : { title: line };
}

/** The criteria of a funder with their points: a line each, or "Need (30), method (25)" in one. */
export function criteriaLines(text: string): Criterion[] {
  const lines = requirementLines(text.replace(atEnd, (points) => points));
  const named = [...text.matchAll(inLine)].map(([, title = "", points]) => ({
    title: title.trim().replace(/^(?:and|or|y|et|und|e|en|i) /i, ""),
    points: Number(points),
  }));
  // Several in one line are told apart by their points.
  if (named.length > 1 && named.length > lines.length) return named;
  const short = text.split(/\n+/).map((line) => line.replace(sign, "").trim());
  const all = [...new Set([...short.filter((line) => atEnd.test(line)), ...lines])];
  return all
    .toSorted((a, b) => text.indexOf(a) - text.indexOf(b))
    .map(criterionOf)
    .filter(({ title }) => /\p{L}{3}/u.test(title));
}
