import { cutSentences } from "../text/cutSentences.ts";

/** A text with a number in brackets before each of its sentences, by which a model can say what it wrote from: "[d1] We are …". */
export function numberedText(text: string, prefix: string): string {
  let at = 0;
  const parts = cutSentences(text).map(({ start }, index) => {
    const part = `${text.slice(at, start)}[${prefix}${index + 1}] `;
    at = start;
    return part;
  });
  return parts.join("") + text.slice(at);
}

const citation =
  /[ \u00A0]?\[(?:[dw]|f\d{1,3}\.|w\d{1,3}\.)\d{1,6}(?:[,;] ?(?:[dw]|f\d{1,3}\.|w\d{1,3}\.)\d{1,6}){0,20}\]/g;

/** A model's text without the numbers that it named: they help it to keep to the material, and prove nothing. */
export const withoutCitations = (text: string): string => text.replace(citation, "");
