const anyLetter = /\p{Letter}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Letters and signs of one's own of scripts that none of the fonts of a PDF has. */
const uncovered =
  /(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Devanagari}|\p{Script=Thai}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Bopomofo}|\p{Script=Common}|\p{Script=Inherited}|\p{Script=Armenian}|\p{Script=Georgian})[\p{L}\p{Co}]|\p{Co}/gu;

/** The first few letters of a text that no font of a PDF has; empty where all can be shown. */
export function pdfGapsIn(text: string): string {
  const found = new Set<string>();
  for (const [letter] of text.matchAll(uncovered)) if (found.add(letter).size >= 5) break;
  return [...found].join(" ");
}

/** Whether a text runs from right to left: as its first letter does. */
export function isRightToLeft(text: string): boolean {
  const letter = anyLetter.exec(text)?.[0];
  return letter !== undefined && rightToLeft.test(letter);
}
