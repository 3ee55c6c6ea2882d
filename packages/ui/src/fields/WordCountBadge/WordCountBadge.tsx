import { Badge } from "./WordCountBadge.styles.ts";

export interface WordCountBadgeProps {
  /** The fewest words asked for. Null, 0 or nothing: no lower limit. */
  minWordCount?: number | null;
  /** The most words allowed. Null, 0 or nothing: no upper limit. */
  maxWordCount?: number | null;
}

/** How many words are asked for, in words. Nothing where there are no limits. */
export function WordCountBadge({ minWordCount, maxWordCount }: WordCountBadgeProps) {
  if (minWordCount && maxWordCount) return <Badge>{`${minWordCount}-${maxWordCount} words`}</Badge>;
  if (minWordCount) return <Badge>{`Min ${minWordCount} words`}</Badge>;
  if (maxWordCount) return <Badge>{`Max ${maxWordCount} words`}</Badge>;
  return null;
}
