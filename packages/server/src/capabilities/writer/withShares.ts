import type { WriterSection } from "./writer.ts";
import { wordsIn } from "./wordsIn.ts";

/** What is composed of the others says it once more, and shorter than any of them. */
const partOfComposed = 0.5;

/** Of less nobody can tell what a section asks for, in words: then its length is left to who writes. */
const leastShare = 60;

/**
 * Sections with their part of what all of them together may have, in words: those without a limit of their own share evenly what the limits of the
 * others leave. As they are where the whole is free, or leaves too little to share.
 */
export function withShares(sections: readonly WriterSection[], words: number): WriterSection[] {
  const ownOf = ({ maxWordCount, maxLength, pageLimit }: WriterSection) =>
    wordsIn({ words: maxWordCount, characters: maxLength, pages: pageLimit });
  const partOf = (section: WriterSection) => (Number.isFinite(ownOf(section)) ? 0 : section.auto ? partOfComposed : 1);
  const limited = sections.map(ownOf).filter(Number.isFinite);
  const left = words - limited.reduce((sum, own) => sum + own, 0);
  const each = left / sections.reduce((sum, section) => sum + partOf(section), 0);
  if (!Number.isFinite(each) || each * partOfComposed < leastShare) return [...sections];
  return sections.map((section) =>
    partOf(section) === 0 ? section : { ...section, share: Math.floor(each * partOf(section)) },
  );
}
