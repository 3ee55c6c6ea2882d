import { holdsLists } from "./part.ts";
import type { Zone } from "./zones.ts";

/** A heading that is open, and the zone of what stands under it. */
export interface Level {
  style: string;
  zone: Zone;
  /** It says that what stands under it is about no part of the call: "Frequent questions". */
  isAside?: boolean;
  /** The last number of its style; undefined where it counts nothing. */
  count?: number;
}

/** What a mark counts: 3 for "3." and "III.", 2 for "B."; undefined where it counts nothing, as "1.2" under "1". */
export function countOf(text: string, style: string): number | undefined {
  const mark = /^(?:[-*•◦▪●‣·]\s+)?\(?([\p{L}\d]+)[.)]?/u.exec(text)?.[1] ?? "";
  if (style === "int") return Number(mark);
  if (style === "upper" || style === "lower") return mark.toLowerCase().charCodeAt(0) - 96;
  return undefined;
}

/**
 * The style of a marked line among those that are open: a list that begins anew under a number of the same style, "3." with "1."
 * below it, is deeper.
 */
export function styleAmong(stack: readonly Level[], style: string, count: number | undefined): string {
  if (count === undefined) return style;
  const inner = `${style} below`;
  const outer = stack.find((level) => level.style === style);
  const nested = stack.find((level) => level.style === inner);
  if (!outer || outer.count === undefined) return style;
  if (nested) return count === (nested.count ?? 0) + 1 ? inner : style;
  return count === 1 && outer.count >= 1 ? inner : style;
}

const unmarked = new Set(["plain", "lead", "run-in", "bullet", "row"]);

/** Whether headings of a style have a number or a letter. */
export const isMarkedStyle = (style: string): boolean => !unmarked.has(style);

/**
 * Leaves what stands deeper than a heading of this style, so that its like are side by side. `dividesCall`: its like name the parts of
 * the call itself, "Section I", and are no questions of a form.
 */
export function popTo(stack: Level[], style: string, isNumbered: boolean, dividesCall = true): void {
  const at = stack.findIndex((level) => level.style === style);
  if (at >= 0) {
    stack.length = at;
    return;
  }
  // Numbers under "Please attach:" are its list; a heading without one ends it.
  if ((!isNumbered || style.startsWith("word ")) && stack.at(-1)?.style === "lead") stack.pop();
  const last = stack.at(-1);
  // Numbers begin: what came before was no part of what they count, unless it is a list that they are of.
  if (
    last?.style === "plain" &&
    style !== "plain" &&
    ((style.startsWith("word") && (dividesCall || last.zone !== "sections")) ||
      style === "capitals" ||
      !holdsLists.has(last.zone))
  )
    stack.pop();
}
