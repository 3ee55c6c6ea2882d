import { countWords } from "@grantwright/domain";

/** The limits of a section that its text must keep. */
export interface TextLimits {
  maxWordCount?: number;
  /** In characters. */
  maxLength?: number;
}

/** Whether a text keeps its limits. */
export function fitsLimits(text: string, { maxWordCount, maxLength }: TextLimits): boolean {
  return (
    (maxLength === undefined || text.length <= maxLength) &&
    (maxWordCount === undefined || countWords(text) <= maxWordCount)
  );
}
