import { AlertIcon } from "../../icons/icons.tsx";
import type { PaperFieldProps } from "./paperFieldProps.ts";

type PaperNotesProps = Pick<
  PaperFieldProps,
  "errorMessage" | "errorHint" | "wordCount" | "minWordCount" | "maxWordCount" | "wordsLabel"
> & {
  /** The id of the text area: what is wrong and what to do about it have ids of their own after it. */
  id: string;
};

/** How many words there are, and how many are missing or too many. What is asked for is WordCountBadge's to say. */
function inEnglish(count: number, min: number, max: number): string {
  if (count === 0) return "No words yet";
  const words = count === 1 ? "1 word" : `${count} words`;
  if (count < min) return `${words}, ${min - count} short`;
  return max && count > max ? `${words}, ${count - max} over` : words;
}

/** What stands below the paper: what is wrong and what to do about it, or else the word count, which asks for a look where there are too many. */
export function PaperNotes({
  id,
  errorMessage,
  errorHint,
  wordCount: count,
  minWordCount,
  maxWordCount,
  wordsLabel = inEnglish,
}: PaperNotesProps) {
  const isInvalid = errorMessage !== undefined;
  const min = minWordCount || 0;
  const max = maxWordCount || 0;
  const isOver = count !== undefined && max > 0 && count > max;
  return (
    <div data-part="notes">
      <div id={`${id}-error`} aria-live="polite">
        {isInvalid && (
          <p data-part="error">
            <AlertIcon size="small" />
            {errorMessage}
          </p>
        )}
      </div>
      {isInvalid && errorHint !== undefined && (
        <p data-part="hint" id={`${id}-hint`}>
          {errorHint}
        </p>
      )}
      {count !== undefined && !isInvalid && (
        <p data-part="words" data-tone={isOver ? "attention" : undefined}>
          <bdi>{wordsLabel(count, min, max)}</bdi>
        </p>
      )}
    </div>
  );
}
