import type { Contradiction } from "../contradiction.ts";
import { entry, show } from "../entry.ts";
import { textBefore, type FigureSentence } from "../readFigures.ts";
import { areAlike } from "./money.ts";
import { isCounted } from "./sums.ts";

const reach = { numbers: 30, percent: 45 };

/** By how many points a change may be off. */
const slack = 1;

/** A rise or fall by a share that does not fit: "from 120 to 150, 40 % more". */
export function checkChanges(sentence: FigureSentence): Contradiction[] {
  const { figures, text, start, signs } = sentence;
  return figures.flatMap((from, at): Contradiction[] => {
    const [to, percent] = [figures[at + 1], figures[at + 2]];
    if (!isCounted(from) || !isCounted(to) || percent?.kind !== "percent" || !areAlike(from, to)) return [];
    const gap = text.slice(from.end - start, to.start - start);
    const behind = text.slice(to.end - start, percent.start - start);
    const isFromTo =
      signs.endsWith("from", textBefore(sentence, from)) && gap.length < reach.numbers && signs.has("until", gap);
    const isBeside = behind.length < reach.percent && /[,(–—]/.test(behind) && !/[.;]/.test(behind);
    if (!isFromTo || !isBeside || !signs.has("target", text) || !/\p{Nd}/u.test(percent.text)) return [];
    const [a, b] = [from.value ?? 0, to.value ?? 0];
    const changes = [(100 * (b - a)) / a, (100 * (b - a)) / b, (100 * b) / a].map(Math.abs);
    if (signs.has("about", behind) || changes.some((change) => Math.abs(change - (percent.value ?? 0)) <= slack))
      return [];
    const working = `(${show(b)} − ${show(a)}) ÷ ${show(a)} = ${show(Math.round(changes[0]! * 10) / 10)} %`;
    return [
      entry(
        "share",
        percent.text,
        [percent, from, to].map((figure) => ({ figure, sentence })),
        working,
      ),
    ];
  });
}
