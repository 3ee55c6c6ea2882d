/** How much is said. */
export interface SaidCount {
  threads: number;
  suggestions: number;
}

/** How much is said, in words; empty for nothing. */
export const saidLabel = ({ threads, suggestions }: SaidCount): string =>
  [
    threads > 0 && (threads === 1 ? "1 comment" : `${threads} comments`),
    suggestions > 0 && (suggestions === 1 ? "1 proposed change" : `${suggestions} proposed changes`),
  ]
    .filter(Boolean)
    .join(", ");
