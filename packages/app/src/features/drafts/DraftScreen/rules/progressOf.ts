/** What the progress of a draft depends on. */
export interface ProgressFacts {
  isRevision: boolean;
  /** The confirmation box may be ticked. */
  isReady: boolean;
  hasReview: boolean;
  isValid: boolean;
  /** The document is on the server. */
  exists: boolean;
  /** Sections that want input. */
  sectionCount: number;
  sectionsWithoutErrors: number;
}

/** How far a draft is, 0 to 100, as the specification reckons it. */
export function progressOf(facts: ProgressFacts): number {
  if (facts.isRevision) return 100;
  if (facts.isReady) return 75;
  if (facts.hasReview) return 50;
  if (facts.isValid) return facts.exists ? 25 : 0;
  if (facts.sectionCount === 0) return 0;
  // As the lists have it from the server, to two places.
  return Math.round((2_500 * facts.sectionsWithoutErrors) / facts.sectionCount) / 100;
}
