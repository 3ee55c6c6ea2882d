import { diffArrays } from "diff";
import type { Schemas } from "@grantwright/api-client";

/** A piece of one text beside another. */
export type ChangePart = Schemas["ChangePart"];

/** The most characters of a changed stretch that is compared word by word; a longer one is shown as replaced. */
const mostRefined = 200_000;

const words = new Intl.Segmenter("en", { granularity: "word" });

const wordsOf = (text: string): string[] => Array.from(words.segment(text), ({ segment }) => segment);

/** Lines with their line breaks. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

interface Stretch {
  kind: "same" | "changed";
  before: string;
  after: string;
}

/** Where two lists of pieces agree and where not; one stretch of change where time runs out. */
function stretchesOf(before: string[], after: string[], timeout: number): Stretch[] {
  const found = timeout > 0 ? diffArrays(before, after, { timeout }) : undefined;
  if (!found) return [{ kind: "changed", before: before.join(""), after: after.join("") }];
  const stretches: Stretch[] = [];
  for (const { value, added, removed } of found) {
    const text = value.join("");
    const last = stretches.at(-1);
    if (!added && !removed) stretches.push({ kind: "same", before: text, after: text });
    else {
      const open: Stretch = last?.kind === "changed" ? last : { kind: "changed", before: "", after: "" };
      if (open !== last) stretches.push(open);
      if (added) open.after += text;
      else open.before += text;
    }
  }
  return stretches;
}

/** Joins equal stretches, and changes that only a space stands between: single words of one rewritten sentence read as one change. */
function joined(stretches: Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  stretches.forEach((stretch, index) => {
    const last = result.at(-1);
    const isGap = stretch.kind === "same" && /^[^\S\n]+$/.test(stretch.after);
    const isBetween = isGap && last?.kind === "changed" && stretches[index + 1]?.kind === "changed";
    if (last && (last.kind === stretch.kind || isBetween)) {
      last.before += stretch.before;
      last.after += stretch.after;
    } else result.push({ ...stretch });
  });
  return result;
}

/**
 * What became of a text, word by word, as languages divide words. The parts that are not `removed` put together are `after`,
 * those that are not `added` are `before`; of a change the removed part comes first. Takes `budgetMs` milliseconds at most, give or
 * take a step; what is not compared by then is shown as replaced.
 */
export function compareTexts(before: string, after: string, budgetMs = 500): ChangePart[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const end = performance.now() + budgetMs;
  const left = () => end - performance.now();
  const lines = stretchesOf(linesOf(before), linesOf(after), left());
  const refined = lines.flatMap((stretch) => {
    const isSmall = stretch.before.length + stretch.after.length <= mostRefined;
    if (stretch.kind === "same" || !stretch.before || !stretch.after || !isSmall || left() <= 0) return [stretch];
    return stretchesOf(wordsOf(stretch.before), wordsOf(stretch.after), left());
  });
  return joined(refined).flatMap(({ kind, before: old, after: now }): ChangePart[] =>
    kind === "same"
      ? [{ kind, text: now }]
      : [
          ...(old ? [{ kind: "removed" as const, text: old }] : []),
          ...(now ? [{ kind: "added" as const, text: now }] : []),
        ],
  );
}

/** Two texts, the older one first. */
export type TextPair = [before: string, after: string];

/** Compares texts; all together take `budgetMs` milliseconds at most, and what is not compared by then is shown as replaced. */
export const compareAllJob = {
  name: "compareAll",
  run(pairs: TextPair[], budgetMs: number): ChangePart[][] {
    const end = performance.now() + budgetMs;
    return pairs.map(([before, after]) => compareTexts(before, after, Math.max(0, end - performance.now())));
  },
};
