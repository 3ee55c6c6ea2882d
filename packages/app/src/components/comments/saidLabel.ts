/** How much is said: threads that go on, and changes that people propose. */
export interface SaidCount {
  threads: number;
  suggestions: number;
}

/** Nothing is said. */
export const nothingSaid: SaidCount = { threads: 0, suggestions: 0 };

/** How much is said, in words; empty for nothing. */
export const saidLabel = ({ threads, suggestions }: SaidCount): string =>
  [
    threads > 0 && (threads === 1 ? "1 comment" : `${threads} comments`),
    suggestions > 0 && (suggestions === 1 ? "1 proposed change" : `${suggestions} proposed changes`),
  ]
    .filter(Boolean)
    .join(", ");
