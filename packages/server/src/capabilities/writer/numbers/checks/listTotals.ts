import type { Found } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { listReach } from "./listsIn.ts";
import { areAlike } from "./money.ts";
import { areSexes, isBothSexes } from "./sexes.ts";
import { isCounted } from "./sums.ts";

/** Parts, and the total that a text says they are. */
export interface Sum {
  parts: Figure[];
  total: Found;
}

const longestLead = 120;

/** "120 members, 70 women and 60 men". */
const apposed = /^\s+[\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,2}\s*[,–—]\s*$/u;

/** "Our 48 volunteers are 30 women and 16 men". */
const longestCopula = 40;

const opens = /(?:[:(（]|\s[–—]\s)\s*(?:\p{L}+\s+){0,6}$/u;

/** The total that a list is all of: before its colon, bracket or "made up of", or behind it with "in all". */
export function totalsOf(parts: Figure[], sentence: FigureSentence, next: FigureSentence | undefined): Sum[] {
  const { figures, text, start, signs } = sentence;
  const [first] = parts;
  const last = parts.at(-1)!;
  const sums: Sum[] = [];
  const most = Math.max(...parts.map(({ value = 0 }) => value));
  const before = figures.findLast(
    (each) => each.end <= first!.start && isCounted(each) && areAlike(each, first!) && (each.value ?? 0) > most,
  );
  if (before) {
    const gap = text.slice(before.end - start, first!.start - start);
    const isCopula = gap.length < longestCopula && signs.endsWith("are", gap);
    const isSplit = opens.test(gap) || signs.has("split", gap) || isCopula;
    const isPart = signs.endsWith("includes", gap);
    if (isSplit && !isPart && !/[.;]/.test(gap) && gap.length < longestLead)
      sums.push({ parts, total: { figure: before, sentence } });
  }
  if (before && parts.length === 2 && isBothSexes(parts, sentence)) {
    const gap = text.slice(before.end - start, first!.start - start);
    if (sums.length === 0 && gap.length < longestLead && signs.has("includes", gap) && !/[.;]/.test(gap))
      sums.push({ parts, total: { figure: before, sentence } });
  }
  const isOf = signs.endsWith("of", textBefore(sentence, first!).slice(-24));
  const second = parts[1]!;
  const isApposed = apposed.test(text.slice(first!.end - start, second.start - start)) && !isOf;
  if (sums.length === 0 && parts.length > 2 && isApposed && areSexes(parts.slice(1), sentence))
    sums.push({ parts: parts.slice(1), total: { figure: first!, sentence } });
  // "24 relatives and 16 nurses, 40 in all": the total may have been taken for the last part.
  const beforeLast = text.slice(parts.at(-2)!.end - start, last.start - start);
  const isLast = isTotal(last, sentence) && !beforeLast.includes(";");
  if (isLast && parts.length > 2) sums.push({ parts: parts.slice(0, -1), total: { figure: last, sentence } });
  const behind = figures.find((each) => each.start >= last.end && isCounted(each) && areAlike(each, last));
  const isNear =
    behind && behind.start - last.end < listReach && !text.slice(last.end - start, behind.start - start).includes(";");
  if (!isLast && behind && isNear && isTotal(behind, sentence))
    sums.push({ parts, total: { figure: behind, sentence } });
  const follows = next?.figures.find((each) => isCounted(each) && areAlike(each, last));
  if (!isLast && next && follows && last === figures.findLast((each) => areAlike(each, last))) {
    const lead = textBefore(next, follows);
    const [sign] = next.signs.find("total", lead);
    if (sign && sign.start < 12 && lead.length < 45 && next.figures.indexOf(follows) === 0)
      sums.push({ parts, total: { figure: follows, sentence: next } });
  }
  return sums;
}

/** "Together that is 146", "84 instruments in all". */
function isTotal(figure: Figure, sentence: FigureSentence): boolean {
  const { signs } = sentence;
  const before = textBefore(sentence, figure);
  const clause = before.split(/[,;:()–—]\s?/u).at(-1) ?? "";
  const [behind = ""] = textBehind(sentence, figure).split(/[,;:()–—.]/u);
  const noun = nounBehind(figure, sentence)?.text ?? "";
  const rest = behind.trim().slice(noun.length).trim();
  const [sign] = signs.find("total", rest);
  if (/=\s*\p{Sc}?\s*$/u.test(before)) return true;
  if (signs.has("asked", clause)) return false;
  const isBehind = sign !== undefined && sign.start <= 1;
  return (
    (isBehind || signs.has("total", clause.slice(-28))) && !signs.has("other", behind) && !signs.has("includes", clause)
  );
}
