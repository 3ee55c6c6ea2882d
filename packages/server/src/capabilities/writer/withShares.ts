import type { WriterSection } from "./writer.ts";
import { wordsIn } from "./wordsIn.ts";

/** What is composed of the others says it once more, and shorter than any of them. */
const partOfComposed = 0.5;

/**
 * Sections with their part of what all of them together may have, in words: those without a limit of their own share what the others leave, and where
 * the limits come to more than the whole each has less of it. As they are where the whole is free, or wide enough for all limits.
 */
export function withShares(sections: readonly WriterSection[], words: number): WriterSection[] {
  if (!Number.isFinite(words)) return [...sections];
  const own = sections.map(({ maxWordCount, maxLength, pageLimit }) =>
    wordsIn({ words: maxWordCount, characters: maxLength, pages: pageLimit }),
  );
  const limited = own.filter(Number.isFinite).reduce((sum, each) => sum + each, 0);
  const partOf = ({ auto }: WriterSection) => (auto ? partOfComposed : 1);
  const parts = sections.reduce((sum, section, at) => sum + (Number.isFinite(own[at]) ? 0 : partOf(section)), 0);
  // Where limits leave nothing, or less, the others get what an even part would be.
  const even = words / sections.length;
  const each = parts > 0 ? Math.max((words - limited) / parts, even * partOfComposed) : 0;
  const wanted = sections.map((section, at) => (Number.isFinite(own[at]) ? own[at]! : each * partOf(section)));
  const less = Math.min(1, words / wanted.reduce((sum, many) => sum + many, 0));
  return sections.map((section, at) =>
    less < 1 || !Number.isFinite(own[at]) ? { ...section, share: Math.floor(wanted[at]! * less) } : section,
  );
}
