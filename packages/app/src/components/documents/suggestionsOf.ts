import type { Schemas } from "@grantwright/api-client";
import { sortSuggestions } from "./suggestions.ts";

/** Words by which a section is known to be about one of the known suggestion targets. */
const keywords: Record<string, readonly string[]> = {
  projectDescription: ["project description", "description", "summary", "overview", "purpose"],
  teamExperience: ["team", "experience", "staff", "personnel", "capacity", "qualification", "organization"],
  methodology: ["method", "approach", "activities", "work plan", "implementation", "strategy"],
  measurableOutcomes: ["outcome", "objective", "goal", "result", "impact"],
  budget: ["budget", "cost", "financial", "resources"],
  timeline: ["timeline", "schedule", "timetable", "milestone"],
  evaluation: ["evaluation", "assessment", "measure", "monitoring"],
  communityEngagement: ["community", "engagement", "partner", "participation", "outreach"],
  innovation: ["innovation", "novel", "significance"],
  sustainability: ["sustainab", "long-term", "lasting", "next steps"],
};

/**
 * The suggestions that belong to a section, the most urgent first: those that name it, and those for a known target whose
 * keywords occur in the section's title or id, unless another section is named by them.
 */
export function suggestionsOf(
  field: Pick<Schemas["Field"], "id" | "title">,
  suggestions: readonly Schemas["Suggestion"][],
  fieldIds: ReadonlySet<string>,
): Schemas["Suggestion"][] {
  const text = `${field.title} ${field.id}`.toLowerCase();
  return sortSuggestions(
    suggestions.filter(
      ({ sectionId }) =>
        sectionId === field.id ||
        (!fieldIds.has(sectionId) && (keywords[sectionId] ?? []).some((keyword) => text.includes(keyword))),
    ),
  );
}
