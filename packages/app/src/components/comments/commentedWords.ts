import { findPart, type FoundPart } from "@grantwright/domain";
import { keyOfThread, type CommentThread, type Suggestion } from "./commentsContext.ts";

/** Words of a text that a thread or a proposed change is about. */
export interface ThreadWords extends FoundPart {
  id: string;
}

/** Which words of a text are talked about, in their order. */
export function commentedWords(
  text: string,
  threads: readonly (CommentThread | Suggestion)[],
  key: string,
): ThreadWords[] {
  return threads
    .filter((thread) => keyOfThread(thread) === key)
    .flatMap((thread) => {
      const found = findPart(text, thread);
      return found ? [{ ...found, id: thread.id }] : [];
    })
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
}

/** The thread or proposed change that a place in a text belongs to: of several, the one with the fewest words. */
export const threadAt = (words: readonly ThreadWords[], at: number): string | undefined =>
  words
    .filter(({ start, end }) => start <= at && at <= end)
    .toSorted((one, other) => one.end - one.start - (other.end - other.start))[0]?.id;
