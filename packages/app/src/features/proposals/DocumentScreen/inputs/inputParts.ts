/** A piece of what somebody wrote for a section. */
export interface InputPart {
  text: string;
  /** It stands word for word in the section. */
  isBelow: boolean;
}

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });
const lineEnd = /(\n+)/;

/** Words alone, as two texts are compared: however they are spaced, and whatever ends the sentence. */
const wordsOf = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^[-*•\d.)\s]+(?=\p{L})/u, "")
    .replace(/[\s"“”„«».,;:!?…]+/gu, " ")
    .trim();

/** So few letters stand in any text by chance. */
const fewest = 8;

/** What somebody wrote for a section, in what the section says as they wrote it, and what it does not. Together they are the whole text. */
export function inputParts(input: string, text: string): InputPart[] {
  const below = ` ${wordsOf(text)} `;
  const parts: InputPart[] = [];
  const pieces = input.split(lineEnd).flatMap((line) => Array.from(sentences.segment(line), ({ segment }) => segment));
  for (const piece of pieces) {
    const words = wordsOf(piece);
    const last = parts.at(-1);
    // What has no words goes with what stands before it.
    const isBelow = words === "" ? (last?.isBelow ?? false) : words.length >= fewest && below.includes(` ${words} `);
    if (last?.isBelow === isBelow) last.text += piece;
    else parts.push({ text: piece, isBelow });
  }
  return parts;
}
