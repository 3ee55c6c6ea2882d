import { beginsWithLimit, firstSentence, isLimitLine } from "./limitLines.ts";
import { readLimits } from "./limits.ts";
import type { Part } from "./part.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** How far above a length its title may stand, in paragraphs. */
const reach = 3;
const mostWordsOfTitle = 14;

/** The title of the section whose length a part says; undefined where none is above it. */
function titleAbove(parts: Part[], at: number, isLine: boolean, words: CallWords): Part | undefined {
  for (let index = at - 1; index >= Math.max(0, at - reach); index -= 1) {
    const part = parts[index]!;
    if (part.opensZone || part.kind === "row" || part.kind === "bullet" || beginsWithLimit(part.body, words)) break;
    if (part.kind !== "text" || (isLine && /[?؟]$/u.test(part.body))) return part;
  }
  const above = parts[at - 1];
  const isTitle =
    isLine && above?.kind === "text" && !above.opensZone && above.body.split(/\s+/u).length <= mostWordsOfTitle;
  return isTitle && !beginsWithLimit(above.body, words) ? above : undefined;
}

/** Gives the lengths that stand in a line of their own to the titles above them, which are sections by that. */
export function limitsToTitles(parts: Part[], words: CallWords): void {
  for (const [at, part] of parts.entries()) {
    if (part.kind !== "text" || !beginsWithLimit(part.body, words)) continue;
    // "200 words per question" is of all of them.
    if (words.length.each.test(foldPhrase(part.body))) continue;
    const isLine = isLimitLine(part.body, words);
    const title = titleAbove(parts, at, isLine, words);
    if (!title || Object.keys(title.limits).length > 0) continue;
    title.limits = readLimits(isLine ? part.body : firstSentence(part.body), words, isLine ? "cell" : "text").limits;
    part.limits = {};
    if (title.kind === "text") title.kind = "heading";
  }
}
