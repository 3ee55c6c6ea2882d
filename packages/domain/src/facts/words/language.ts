/** A length of time in one of three units that do not convert into each other. */
export interface Span {
  unit: "minutes" | "days" | "months";
  count: number;
}

/**
 * What the words of one language mean in a fact. Lists of pairs are `word value`, parted by commas; several words of one
 * value are parted by `|`. All in small letters; accents of Latin letters may be left out in a text.
 */
export interface LanguageWords {
  /** ISO 639-1. */
  language: string;
  /** Small words by which the language is known among those of its script. */
  small: string;
  /** Letters that hint at it. */
  letters?: string;
  /** Words of numbers, from 2 on: "one" is too often an article. */
  numbers: string;
  /** Words that multiply what stands before them: hundred, thousand, also short forms. With `~`, they are no number of their own: "dozens of". */
  scales: string;
  /** Words between two words of one number. */
  and: string;
  /** The twelve months in order, parted by spaces; several forms of one by `|`. */
  months: string;
  seasons: string;
  /** `day`, `week`, `month`, `year`, `hour`, `minute` and their words. */
  durations: string;
  /** Words that are a number and a unit at once: `word count unit`. */
  wholeDurations?: string;
  /** "One" and "a", for a duration alone: "one year". */
  one: string;
  /** Words of currencies and their ISO 4217 codes. */
  currencies: string;
  /** Words for percent, of up to two words. */
  percent: string;
  /** Words of shares and their percentage: "a third". */
  shares: string;
  /** What is said behind a number, or behind what it counts, for a half more: "two and a half years". */
  half?: string;
  /** Words before a year or a month that show that it is a date. */
  /** Words of days, where they are said otherwise than other numbers: "the twentieth of May". */
  ordinals?: string;
  datePrepositions: string;
  /** Words between day, month and year, as "de" in "3 de marzo de 2025". */
  dateOf?: string;
}
