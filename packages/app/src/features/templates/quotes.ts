/** A line of a list without its mark. */
const unmarked = (line: string) => line.replace(/^\s*[*•·▪–-]\s+/u, "").trim();

/** Whether a field begins with what a line of the call says, word for word but for the mark of a list. */
export const isSaidBy = (line: string, value: string | undefined): boolean =>
  value !== undefined && value.trim().startsWith(unmarked(line));

/** Whether a field says what a line of the call says, and nothing else. */
export const isWordForWord = (line: string, value: string | undefined): boolean => value?.trim() === unmarked(line);

/** What a limit in brackets may say beside its numbers. */
const limitWords =
  /^(?:\d[\d,.]*|max(?:imum)?|min(?:imum)?|limit|up|to|at|most|least|no|more|than|and|or|words?|characters?|pages?|[-–:.]|\s)+$/iu;

/** The limits that stand under a field, as they were typed; empty where there is none. */
export type FieldLimits = Readonly<Record<"minWordCount" | "maxWordCount" | "maxLength" | "pageLimit", string>>;

/** What a length counts, where the words of the unit stand there; one without a unit is in words. */
const unitOf = { maxLength: /characters?/iu, pageLimit: /pages?/iu, maxWordCount: /words?/iu } as const;

/** The limits that words in brackets tell; undefined where they are of several kinds, or of none that a field has. */
function limitsTold(words: string): Partial<FieldLimits> | undefined {
  const [first, second, ...more] = words.replace(/(\d),(?=\d{3})/g, "$1").match(/\d+(?:\.\d+)?/g) ?? [];
  const units = (Object.keys(unitOf) as (keyof typeof unitOf)[]).filter((unit) => unitOf[unit].test(words));
  const [unit = "maxWordCount", other] = units;
  if (first === undefined || more.length > 0 || other !== undefined) return undefined;
  const isLeast = /\bmin|\bleast\b|(?<!no )\bmore than\b/iu.test(words);
  if (second === undefined && !isLeast) return { [unit]: first };
  if (unit !== "maxWordCount") return undefined;
  return second === undefined ? { minWordCount: first } : { minWordCount: first, maxWordCount: second };
}

/**
 * Whether a line of the call says its number, what a field says, and in brackets just the limits that stand under that field: `2. Why here? (250
 * words)`; that it is optional, where the field is.
 */
export function isFieldWithLimit(
  line: string,
  value: string | undefined,
  { isOptional, ...limits }: FieldLimits & { isOptional: boolean },
): boolean {
  const parts = /^(?:\d{1,3}[.)]\s+)?(.*?)(\s+\(?optional\)?\.?)?\s*(?:\(([^()]*)\))?$/isu.exec(unmarked(line));
  const [, said, optional, limit = ""] = parts ?? [];
  if (value === undefined || said !== value.trim() || !limitWords.test(limit)) return false;
  const told = limitsTold(limit);
  const names = Object.keys(limits) as (keyof FieldLimits)[];
  return (
    told !== undefined &&
    names.every((name) => limits[name] === (told[name] ?? "")) &&
    (optional === undefined || isOptional)
  );
}

const sentenceEnd = /[.!?؟…]["”’»)]?(?=\s|$)/u;

/** The most characters of a quotation that a template keeps. */
const longest = 2_000;

/**
 * The line that something was read from, on to the end of its sentence where that stands in the lines below. `value` is what was
 * read there; only a text in which each line break of a paragraph has become a space can tell how the line goes on.
 */
export function quoteOf({ readFrom: { text }, value }: { readFrom: { text: string }; value?: unknown }): string {
  const [paragraph = ""] = typeof value === "string" ? value.split("\n") : [];
  if (!paragraph.startsWith(text) || /[.!?؟…]["”’»)]?$/u.test(text)) return text;
  const rest = paragraph.slice(text.length);
  const end = sentenceEnd.exec(rest);
  const whole = text + rest.slice(0, end ? end.index + end[0].length : undefined);
  return whole.length > longest ? text : whole;
}
