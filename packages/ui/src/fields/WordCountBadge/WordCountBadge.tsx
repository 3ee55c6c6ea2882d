import { Badge } from "./WordCountBadge.styles.ts";

export interface WordCountBadgeProps {
  /** The fewest words asked for. Null, 0 or nothing: no lower limit. */
  minWordCount?: number | null;
  /** The most words allowed. Null, 0 or nothing: no upper limit. */
  maxWordCount?: number | null;
  /** The limits in words, one of which is there; 0 is none. Default: `50-200 words`, `Min 50 words`, `Max 200 words`. */
  wordsLabel?: (min: number, max: number) => string;
}

function inEnglish(min: number, max: number): string {
  return min && max ? `${min}-${max} words` : min ? `Min ${min} words` : `Max ${max} words`;
}

/** How many words are asked for, in words. Nothing where there are no limits. */
export function WordCountBadge({ minWordCount, maxWordCount, wordsLabel = inEnglish }: WordCountBadgeProps) {
  const min = minWordCount || 0;
  const max = maxWordCount || 0;
  return min || max ? <Badge>{wordsLabel(min, max)}</Badge> : null;
}
