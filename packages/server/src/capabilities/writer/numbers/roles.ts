import { textBefore, textBehind, type Figure, type FigureSentence } from "./readFigures.ts";
import type { SignName } from "./signs/signNames.ts";

/** What a sum of money is in the whole: asked for, all that it costs, paid by oneself or others, or what is left. */
export type MoneyRole = "asked" | "cost" | "own" | "rest";

const roles = ["asked", "cost", "own", "rest"] as const satisfies readonly SignName[];

/** How far before and behind a sum its words may stand. */
const reach = { before: 110, behind: 45 };

const nearest = 6;

/** From the sum before it, or from a full stop. */
function leadOf(figure: Figure, sentence: FigureSentence): string {
  const before = textBefore(sentence, figure);
  const previous = sentence.figures.findLast(({ kind, end }) => kind === "amount" && end <= figure.start);
  const from = previous ? previous.end - sentence.start : 0;
  return before.slice(Math.max(from, before.length - reach.before));
}

/** The words behind a sum, up to the next figure or sign. */
function tailOf(figure: Figure, sentence: FigureSentence): string {
  const next = sentence.figures.find(({ start }) => start >= figure.end);
  const until = next ? next.start - figure.end : reach.behind;
  return (
    textBehind(sentence, figure)
      .slice(0, Math.min(until, reach.behind))
      .split(/[.,;:–—=]/u)[0] ?? ""
  );
}

/** What a sum of money is, by the nearest words before it or those directly behind it. */
export function roleOf(figure: Figure, sentence: FigureSentence): MoneyRole | undefined {
  const { signs } = sentence;
  const lead = leadOf(figure, sentence);
  if (signs.has("otherTime", lead)) return undefined;
  const found = roles
    .flatMap((role) => signs.find(role, lead).map(({ start, end }) => ({ role, start, end })))
    // "20 % of the total" says of what, not how much it is.
    .filter(({ role, start }) => role !== "cost" || !/%[^%]{0,12}$/.test(lead.slice(0, start)))
    // Of words that lie in each other, the longer ones count: "total budget" is no "budget".
    .toSorted((a, b) => b.end - a.end || a.start - b.start);
  if (found[0]) return found[0].role;
  const tail = tailOf(figure, sentence);
  const next = sentence.figures.find(({ kind, start }) => kind === "amount" && start >= figure.end);
  return (
    roles
      .flatMap((role) => signs.find(role, tail).map(({ start, end }) => ({ role, start, end })))
      // "£900 against a grant of £1,000": what stands before the next sum is said of that.
      .filter(({ end }) => next === undefined || next.start - figure.end - end > nearest)
      .toSorted((a, b) => a.start - b.start)[0]?.role
  );
}
