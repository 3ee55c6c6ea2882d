/**
 * What a section is for, whatever its title says. Templates name the kind of each of their sections; the offline writer
 * sorts a person's sentences by it and knows from it what a section still lacks.
 */
export const sectionKinds = [
  "summary",
  "description",
  "need",
  "audience",
  "objectives",
  "methods",
  "timeline",
  "outcomes",
  "evaluation",
  "impact",
  "innovation",
  "team",
  "organization",
  "facilities",
  "partners",
  "engagement",
  "budget",
  "sustainability",
  "risk",
  "data",
  "ethics",
  "market",
  "dissemination",
  "references",
  "lessons",
  "stories",
  "compliance",
  "other",
] as const;

/** One of {@link sectionKinds}. */
export type SectionKind = (typeof sectionKinds)[number];
