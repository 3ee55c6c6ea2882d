/** What the progress of a draft depends on. Source: specification 2, section 4. */
export interface ProgressFacts {
  /** It has a proposal already. */
  isRevision: boolean;
  /** The document is on the server. */
  exists: boolean;
  /** The confirmation box may be ticked: valid, and there is a credit. */
  isReady: boolean;
  hasReview: boolean;
  /** Nothing keeps a proposal from being written. */
  isValid: boolean;
  /** Sections that want input, and those of them without errors. */
  sectionCount: number;
  sectionsWithoutErrors: number;
}

/** How far a draft is, 0 to 100, to two places: the highest that holds. */
export function progressOf(facts: ProgressFacts): number {
  if (facts.isRevision) return 100;
  if (facts.isReady) return 75;
  if (facts.hasReview) return 50;
  if (facts.isValid) return facts.exists ? 25 : 0;
  if (facts.sectionCount === 0) return 0;
  return Math.round((2_500 * facts.sectionsWithoutErrors) / facts.sectionCount) / 100;
}
