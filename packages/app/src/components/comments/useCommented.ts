import { quoteOf } from "@grantwright/domain";
import type { CommentedWords } from "@grantwright/ui";
import { useMemo } from "react";
import { commentedWords, threadAt } from "./commentedWords.ts";
import { useCommentsHere } from "./commentsContext.ts";
import { nothingSaid, type SaidCount } from "./saidLabel.ts";

/** A text that is talked about. */
export interface Commented {
  /** Whether anything can be said. */
  isOpen: boolean;
  count: SaidCount;
  /** Its words that are talked about. */
  words: readonly CommentedWords[];
  /** What is said about the words at a place is read from now on. */
  readAt: (place: number) => void;
  /** What is said about the words at a place is shown, and opened where it is closed. */
  openAt: (place: number) => void;
  /** Begins a comment on what is selected, or on the text as a whole. */
  begin: (selected: { start: number; end: number } | undefined) => void;
}

const nothingHere = {
  threads: [],
  counts: new Map<string, SaidCount>(),
  suggestions: [],
  activeId: undefined,
} as const;
const nothing: readonly CommentedWords[] = [];

/** What is said about a text of the document that is shown around here. */
export function useCommented(key: string, text: string): Commented {
  const comments = useCommentsHere();
  const { threads, counts, suggestions, activeId } = comments ?? nothingHere;
  const found = useMemo(
    () => commentedWords(text, [...threads, ...suggestions], key),
    [text, threads, suggestions, key],
  );
  const words = useMemo(
    () => (found.length === 0 ? nothing : found.map((each) => ({ ...each, isActive: each.id === activeId }))),
    [found, activeId],
  );
  return {
    isOpen: comments !== undefined,
    count: counts.get(key) ?? nothingSaid,
    words,
    readAt: (place) => {
      const id = threadAt(found, place);
      if (id !== undefined && id !== activeId) comments?.activate(id);
    },
    openAt: (place) => {
      const id = threadAt(found, place);
      if (id !== undefined) comments?.read(id);
    },
    begin: (selected) =>
      comments?.begin({ key, quote: selected && quoteOf(text, selected.start, Math.min(selected.end, text.length)) }),
  };
}
