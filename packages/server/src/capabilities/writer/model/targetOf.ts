import type { WriterSection } from "../writer.ts";

/** Characters of a word with the space behind it, and words of a printed page, as English texts have them. */
const perWord = 6.2;
const perPage = 450;

/** How much of its room a section should take: who edits it finds room to. */
const share = 0.85;

/** How many words to aim at where there is enough to say; undefined without a limit. */
export function targetOf({ maxWordCount, maxLength, pageLimit, minWordCount = 0 }: WriterSection): number | undefined {
  const most = Math.min(
    maxWordCount ?? Infinity,
    maxLength === undefined ? Infinity : maxLength / perWord,
    pageLimit === undefined ? Infinity : pageLimit * perPage,
  );
  if (!Number.isFinite(most)) return undefined;
  const target = Math.max(minWordCount, most * share);
  return target < 20 ? Math.round(target) : Math.round(target / 10) * 10;
}
