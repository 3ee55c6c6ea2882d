import { betweenCells } from "./cellsOf.ts";

/** A sign before the items of a list. */
export const bulletSign = /^\s*(?:[-*•‣◦–—·]|\(?\d{1,2}[.)])\s+/u;
const wrapped = 45;

/** Whether a line of so many characters in all goes on in the next one, as text from a file or a mail does that was broken at a width. */
export function goesOn(line: string, length: number, next: string | undefined): boolean {
  if (
    next === undefined ||
    next.trim() === "" ||
    bulletSign.test(next) ||
    betweenCells.test(line) ||
    betweenCells.test(next)
  )
    return false;
  return length >= wrapped && !/[.!?:。！？؟।]["”’)]*\s*$/u.test(line) && /^\s*[\p{Ll}\p{N}("“]/u.test(next);
}
