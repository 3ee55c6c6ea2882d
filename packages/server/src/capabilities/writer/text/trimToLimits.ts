import { fitsLimits, type TextLimits } from "./fitToLimits.ts";
import { splitSentences } from "./splitSentences.ts";

/**
 * Takes whole sentences and list items off the end of a text until it keeps its limits; nothing is ever cut within a
 * sentence. Empty where not even the first sentence fits.
 */
export function trimToLimits(text: string, limits: TextLimits): string {
  if (fitsLimits(text, limits)) return text;
  const lines = text.split("\n").map((line) => (line.startsWith("- ") ? [line] : splitSentences(line)));
  const render = () =>
    lines
      .map((sentences) => sentences.join(" "))
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
  while (lines.length > 0 && !fitsLimits(render(), limits)) {
    const last = lines.at(-1) ?? [];
    last.pop();
    if (last.length === 0) lines.pop();
  }
  // A line that leads into a list or says nothing without what followed goes too.
  const trimmed = render();
  return trimmed.replace(/(?:^|\n)[^\n]*:$/, "").trim();
}
