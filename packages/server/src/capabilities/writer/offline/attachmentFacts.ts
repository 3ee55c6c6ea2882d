import { tagUnits } from "../placement/tagUnits.ts";
import { splitText, type TextUnit } from "../text/splitText.ts";
import { tidySentence } from "../text/tidySentence.ts";
import type { WriterAttachment } from "../writer.ts";
import { assignUnits, type Target } from "./assignUnits.ts";
import { featuresOf } from "../cues/features.ts";

const readAtMost = 200_000;
const consideredAtMost = 1_500;
const perSection = 2;
const perAttachment = 6;
const leastScore = 1.5;

function stems(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6)));
}

function isQuotable(unit: TextUnit): boolean {
  const { text } = unit;
  if (text.length < 40 || text.length > 300 || !/^["“(]?\p{Lu}/u.test(text) || !/[.!?。]["”)]?$/u.test(text))
    return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters / text.length > 0.6 && featuresOf(text).hasFigure;
}

/** A sentence of a file, in quotation marks, with the name of the file. */
function quote(sentence: string, fileName: string): string {
  const inner = tidySentence(sentence)
    .replace(/[“"„«]/g, "‘")
    .replace(/[”"»]/g, "’");
  return `“${inner}” (${fileName.replace(/\s+/g, " ").slice(0, 80)})`;
}

/**
 * Sentences from the attached files that clearly belong to a section: they hold a figure, share at least two telling words
 * with the person's own text, and point strongly to the section. Quoted and attributed, never reworded; two a section at
 * most. Answers them by section id.
 */
export function attachmentFacts(
  attachments: WriterAttachment[],
  ownText: string,
  targets: Target[],
): Map<string, string[]> {
  const facts = new Map<string, string[]>();
  const own = stems(ownText);
  for (const { fileName, text } of attachments) {
    const units = splitText(text.slice(0, readAtMost)).units.slice(0, consideredAtMost);
    // What a sentence is shows among those around it.
    const tags = tagUnits(units);
    const relevant = units.filter((unit) => {
      const shared = [...stems(unit.text)].filter((stem) => own.has(stem));
      return isQuotable(unit) && shared.length >= 2 && !ownText.includes(unit.text);
    });
    const tagOf = new Map(units.map((unit, at) => [unit, tags[at]!]));
    const relevantTags = relevant.map((unit) => tagOf.get(unit)!);
    const best = assignUnits(relevant, targets, relevantTags)
      .filter((entry) => entry.score >= leastScore)
      .sort((a, b) => b.score - a.score || a.order - b.order)
      .slice(0, perAttachment);
    for (const { sectionId, unit } of best) {
      const known = facts.get(sectionId) ?? [];
      const line = quote(unit.text, fileName);
      if (known.length < perSection && !known.includes(line)) facts.set(sectionId, [...known, line]);
    }
  }
  return facts;
}
