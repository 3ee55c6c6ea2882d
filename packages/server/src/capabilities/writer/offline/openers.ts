import type { SectionKind } from "../../../kernel/text/sectionKind.ts";

/** Said of nothing in particular: they lead into a section and stay out of summaries. */
export const openers: Partial<Record<SectionKind, string>> = {
  timeline: "The main steps are these.",
  budget: "The money is planned as follows.",
  evaluation: "Results will be checked as follows.",
  sustainability: "Beyond the period of the grant, the plan is this.",
};
