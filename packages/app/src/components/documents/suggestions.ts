import type { Schemas } from "@grantwright/api-client";

/** What the category of a suggestion is called. */
export const suggestionCategoryName: Record<Schemas["Suggestion"]["category"], string> = {
  content: "Content",
  structure: "Structure",
  evidence: "Evidence",
  clarity: "Clarity",
  general: "General",
};

const rank = { high: 0, medium: 1, low: 2 } as const;

/** Suggestions in the order high, medium, low. */
export function sortSuggestions(suggestions: readonly Schemas["Suggestion"][]): Schemas["Suggestion"][] {
  return [...suggestions].sort((one, other) => rank[one.priority] - rank[other.priority]);
}
