import { keyOf } from "../../receipts/keyOf.ts";
import { cutSentences } from "../../text/cutSentences.ts";
import { tidySentence } from "../../text/tidySentence.ts";

/** Notes and list items as running text: what stands there twice is said once, and an empty line still begins a paragraph. */
export function mergeNotes(text: string): string {
  const said = new Set<string>();
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) =>
      cutSentences(paragraph)
        .filter(({ text: sentence }) => {
          const key = keyOf(sentence);
          return !said.has(key) && said.add(key);
        })
        .map(({ text: sentence }) => tidySentence(sentence))
        .join(" "),
    )
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}
