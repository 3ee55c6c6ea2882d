import type { Contradiction } from "../contradiction.ts";
import { entry, show } from "../entry.ts";
import { textBehind, type FigureSentence } from "../readFigures.ts";
import { roleOf } from "../roles.ts";
import { areAlike } from "./money.ts";
import { byValue, isAmount, readMoney } from "./readMoney.ts";

/** "€420,000, corresponding to 20 % of the total", "Own funds €420,000 (20 %)": a share of the only total that a draft names. */
export function checkShareOfCost(texts: readonly (readonly FigureSentence[])[]): Contradiction[] {
  const { cost, totals, amounts } = readMoney(texts);
  const groups = byValue([...cost, ...totals]);
  const [whole] = groups;
  if (!whole || groups.length > 1) return [];
  const total = whole[0]!.figure.value ?? 0;
  return texts.flat().flatMap((sentence) =>
    sentence.figures.flatMap((percent, at): Contradiction[] => {
      const part = sentence.figures[at - 1];
      if (percent.kind !== "percent" || !part || !isAmount(part) || !areAlike(part, whole[0]!.figure)) return [];
      const { signs } = sentence;
      const gap = sentence.text.slice(part.end - sentence.start, percent.start - sentence.start);
      const tail = textBehind(sentence, percent);
      const behind = tail.slice(0, 40).split(/[.;,)]/u)[0] ?? "";
      if (gap.length > 40 || /[.;]/.test(gap) || !/\p{Nd}/u.test(percent.text) || signs.has("about", gap)) return [];
      const isOfCost = signs.has("of", behind) && signs.has("cost", behind);
      const role = roleOf(part, sentence);
      const isBracketed =
        /^\s*[(（,]\s*$/u.test(gap) && /^\s*[)）,.;]/u.test(tail) && (role === "asked" || role === "own");
      const isShare = (of: number) => Math.abs((100 * (part.value ?? 0)) / of - (percent.value ?? 0)) < 1;
      if ((!isOfCost && !isBracketed) || isShare(total)) return [];
      if (isBracketed && amounts.some((each) => isShare(each.value ?? 0))) return [];
      const found = [{ figure: part, sentence }, { figure: percent, sentence }, ...whole];
      const share = Math.round((1000 * (part.value ?? 0)) / total) / 10;
      return [entry("cofunding", part.text, found, `${show(part.value ?? 0)} ÷ ${show(total)} = ${show(share)} %`)];
    }),
  );
}
