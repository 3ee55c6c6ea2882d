import { wordsIn } from "../wordsIn.ts";
import type { WriterSection } from "../writer.ts";

/** How much of its room a section should take: who edits it finds room to. */
const share = 0.85;

/** How many words to aim at where there is enough to say; undefined without a limit. */
export function targetOf({ share: ofWhole = Infinity, ...section }: WriterSection): number | undefined {
  const { maxWordCount, maxLength, pageLimit, minWordCount = 0 } = section;
  const most = Math.min(ofWhole, wordsIn({ words: maxWordCount, characters: maxLength, pages: pageLimit }));
  if (!Number.isFinite(most)) return undefined;
  const target = Math.max(minWordCount, most * share);
  return target < 20 ? Math.round(target) : Math.round(target / 10) * 10;
}
