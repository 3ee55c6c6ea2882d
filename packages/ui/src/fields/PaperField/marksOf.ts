import type { CommentedWords, PaperFieldProps } from "./paperFieldProps.ts";

/** A piece of a text that is marked: from a character up to another one. */
export interface Mark {
  from: number;
  to: number;
  /** It asks for something, is more than may be, or somebody said something about it. */
  kind: "place" | "over" | "comment" | "comment-active";
}

/** Where to divide a text so that the first part has at most `limit` characters and no character is torn in two. */
function divisionAt(text: string, limit: number): number {
  const code = text.charCodeAt(limit);
  return code >= 0xdc00 && code <= 0xdfff ? limit - 1 : limit;
}

/** What of some words is under no other mark. */
function besides(taken: readonly Mark[], { start, end }: CommentedWords): [from: number, to: number][] {
  let rest: [number, number][] = [[start, end]];
  for (const { from, to } of taken)
    rest = rest.flatMap(([begin, stop]) =>
      to <= begin || stop <= from
        ? [[begin, stop] as [number, number]]
        : ([
            [begin, from],
            [to, stop],
          ].filter(([one, other]) => one! < other!) as [number, number][]),
    );
  return rest;
}

/**
 * What of a text is marked, in its order. What is too much is that alone, whatever it asks for; what asks for something is that, whatever
 * is said about it; and of words that several comments are about, those that are being read about come first.
 */
export function marksOf(
  text: string,
  { limit = Infinity, places = [], commented = [] }: Pick<PaperFieldProps, "limit" | "places" | "commented">,
): Mark[] {
  const end = text.length > limit ? divisionAt(text, limit) : text.length;
  const marks = places
    .filter(([from]) => from < end)
    .map(([from, to]): Mark => ({ from, to: Math.min(to, end), kind: "place" }));
  if (end < text.length) marks.push({ from: end, to: text.length, kind: "over" });
  if (commented.length === 0) return marks;
  const activeFirst = commented.toSorted(
    (one, other) => Number(other.isActive ?? false) - Number(one.isActive ?? false),
  );
  for (const words of activeFirst)
    for (const [from, to] of besides(marks, words))
      marks.push({ from, to: Math.min(to, text.length), kind: words.isActive ? "comment-active" : "comment" });
  return marks.filter(({ from, to }) => from < to).toSorted((one, other) => one.from - other.from);
}
