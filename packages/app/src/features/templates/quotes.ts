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

/** The limits that words in brackets tell, where they are of one kind. */
function limitsTold(words: string): Partial<FieldLimits> | undefined {
  const numbers = words.replace(/(\d),(?=\d{3})/g, "$1").match(/\d+(?:\.\d+)?/g) ?? [];
  const kinds = [/characters?/iu, /pages?/iu, /words?/iu].filter((kind) => kind.test(words));
  const [first, second] = numbers;
  if (first === undefined || numbers.length > 2 || kinds.length > 1) return undefined;
  const isLeast = /\bmin|\bleast\b|(?<!no )\bmore than\b/iu.test(words);
  const isOfWords = !/characters?|pages?/iu.test(words);
  if (!isOfWords && (isLeast || second !== undefined)) return undefined;
  if (!isOfWords) return { [/characters?/iu.test(words) ? "maxLength" : "pageLimit"]: first };
  if (second !== undefined) return { minWordCount: first, maxWordCount: second };
  return isLeast ? { minWordCount: first } : { maxWordCount: first };
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
