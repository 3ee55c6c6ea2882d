import { countWords } from "@grantwright/domain";
import { quoteStart, type Note, type Reading } from "./reading.ts";

const knownAcronyms = new Set(
  "NSF NIH ERC USA EU UK UN UNESCO WHO DNA RNA GPS PDF HIV AIDS COVID SARS NASA BBC CEO ID IT AI FTE PhD USD EUR GBP TV LGBT LGBTQ ISO SBIR STTR MSCA RIA".split(
    " ",
  ),
);

/** Short names that are not spelled out anywhere. */
export function acronymNotes(readings: Reading[]): Map<string, Note[]> {
  const everything = readings.map((reading) => reading.text).join("\n");
  const notes = new Map<string, Note[]>();
  const seen = new Set<string>();
  for (const { section, text } of readings) {
    const unknown = (text.match(/\b[A-Z]{3,6}\b/g) ?? []).find(
      (word) =>
        !knownAcronyms.has(word) && !seen.has(word) && !new RegExp(`\\(${word}\\)|\\b${word} \\(`).test(everything),
    );
    const isShouting = text === text.toUpperCase();
    if (!unknown || isShouting) continue;
    seen.add(unknown);
    notes.set(section.id, [
      { category: "clarity", priority: "low", suggestion: `“${unknown}” is not spelled out anywhere.` },
    ]);
  }
  return notes;
}

/** Sentences that stand in two sections. */
export function repeatNotes(readings: Reading[]): Map<string, Note[]> {
  const first = new Map<string, Reading>();
  const notes = new Map<string, Note[]>();
  for (const reading of readings) {
    for (const sentence of reading.sentences) {
      if (countWords(sentence) < 8) continue;
      const earlier = first.get(sentence);
      if (earlier && earlier !== reading && !notes.has(reading.section.id)) {
        notes.set(reading.section.id, [
          {
            category: "structure",
            priority: "medium",
            suggestion: `${quoteStart(sentence)} also stands in ${earlier.section.title}. Say it once.`,
          },
        ]);
      }
      if (!earlier) first.set(sentence, reading);
    }
  }
  return notes;
}
