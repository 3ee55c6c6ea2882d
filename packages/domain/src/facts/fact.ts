/** What a fact is: what can be held against a source, letter for letter or by its value. */
export type FactKind = "number" | "amount" | "percent" | "date" | "duration" | "name" | "citation" | "link";

/** One fact, where it stands in a text. */
export interface Fact {
  kind: FactKind;
  /** UTF-16 offset of its first character. */
  start: number;
  /** UTF-16 offset behind its last character. */
  end: number;
  /** The characters there. */
  text: string;
  /**
   * `number`: how many. `amount`: whole units of the currency, 12000 for "12 k€". `percent`: 31 for "31 %" and 33.3 for "a third".
   * `duration`: days for days and weeks, months for months and years, minutes for minutes and hours.
   */
  value?: number;
  /** `duration`: the number as it was written, 570 for "570 hours". */
  count?: number;
  /** `amount`: its ISO 4217 code, where the text tells. `duration`: `minutes`, `days` or `months`. */
  unit?: string;
  /** `date`: `2025`, `--03`, `2025-03`, `2025-03-05`, `--03-05`, `2025-summer`, `2025-Q2`, `1970s`. */
  date?: string;
  /** What else the digits may say: 12.5 where "12.500" was read as 12500, `2025-04-03` where "03/04/2025" was read as `2025-03-04`. */
  other?: number | string;
}

/** How a fact follows from others. */
export interface Worked {
  /** As it is shown: "48,750 = 27,300 + 16,200 + 5,250". */
  working: string;
  /** What it was worked out from. */
  from: Fact[];
}
