const unit =
  "(?:%|percent|per cent|prozent|proc\\.|points?|pts?\\.?|marks?|stars?|punt\\p{L}*|ponto\\p{L}*|punkt\\p{L}*|pkt\\.?|نقط\\p{L}*|نقاط|درج\\p{L}*)";
const range = "(?:\\d{1,3}\\s*(?:-|–|to|do|a|bis|tot|à)\\s*)?";
const number = "(?<points>\\d{1,3}(?:[.,]\\d+)?)";
/** "25 points", "0–20 pkt", "(30)", "[40 %]" */
const withUnit = new RegExp(`(?<![\\d.,])${range}${number}\\s*${unit}(?!\\p{L})`, "iu");
const outOf = new RegExp(`${number}\\s+(?:out of|von|sur|de|su|na|van)\\s+\\d{1,3}`, "iu");
/** "(double marks, so out of 20)" */
const outOfInBrackets = new RegExp(
  `[(\\[][^()\\[\\]]{0,40}\\b(?:out of|sur|sobre|von maximal|su|van)\\s+${number}[)\\]]`,
  "iu",
);
const inBrackets = new RegExp(`[(\\[](?:max\\.?\\s*|up to\\s*)?${range}${number}[)\\]]`, "iu");
const atEnd = new RegExp(`(?:\\s[–—-]|:)\\s*${range}${number}[.;]?$`, "iu");
/** "need (5), benefit (3)" */
export const inList = new RegExp(
  `(?<title>[^,;:()]{3,120}?)\\s*\\((?:\\p{L}{1,9}\\.?\\s+){0,2}${range}${number}\\s*(?:${unit})?\\)`,
  "giu",
);

/** The points of a cell: the second number of "0–20". */
export const numberOf = (text: string | undefined): number | undefined => {
  const match = /(?:\d{1,3}\s*(?:-|–)\s*)?(\d{1,3}(?:[.,]\d+)?)/u.exec(text ?? "");
  return match ? Number(match[1]!.replace(",", ".")) : undefined;
};

/** What leads to the points behind a title: "worth up to", "(weight:". */
export const leading =
  /(?:[\s([–—:,-]+(?:max\.?|maximum|maks\.?|maksymalnie|up|to|from|of|a|worth|weight(?:ing|ed)?|counts?|for|carr(?:y|ies)|scores?|scored|is|are|od|do|waga|wagą|bis|zu|von|gewicht\p{L}*|hasta|de|peso|até|fino|da|tot|van|weging|poids|jusqu['’]à|وزن|حتى|من|إلى))*[\s([–—:,-]*$/iu;

/** What something counts, and where that is said. */
export interface Points {
  points: number;
  at: number;
  end: number;
  /** It says that these are points or percent. */
  hasUnit: boolean;
}

/** What an entry counts, and where that is said. */
export function pointsIn(text: string): Points | undefined {
  const unit = withUnit.exec(text) ?? outOf.exec(text);
  const match = unit ?? outOfInBrackets.exec(text) ?? inBrackets.exec(text) ?? atEnd.exec(text);
  if (!match?.groups) return undefined;
  return {
    points: Number(match.groups["points"]!.replace(",", ".")),
    at: match.index,
    end: match.index + match[0].length,
    hasUnit: unit !== null,
  };
}
