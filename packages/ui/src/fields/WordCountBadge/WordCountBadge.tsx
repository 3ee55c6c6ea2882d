import { styled } from "styled-components";

export interface WordCountBadgeProps {
  /** The fewest words asked for. Null, 0 or nothing: no lower limit. */
  minWordCount?: number | null;
  /** The most words allowed. Null, 0 or nothing: no upper limit. */
  maxWordCount?: number | null;
}

const Badge = styled.span`
  display: inline-block;
  flex: none;
  padding: 2px 8px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-soft);
  white-space: nowrap;
  unicode-bidi: plaintext;
`;

/** How many words are asked for, in words. Nothing where there are no limits. */
export function WordCountBadge({ minWordCount, maxWordCount }: WordCountBadgeProps) {
  if (minWordCount && maxWordCount) return <Badge>{`${minWordCount}-${maxWordCount} words`}</Badge>;
  if (minWordCount) return <Badge>{`Min ${minWordCount} words`}</Badge>;
  if (maxWordCount) return <Badge>{`Max ${maxWordCount} words`}</Badge>;
  return null;
}
