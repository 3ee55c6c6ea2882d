import type { Schemas } from "@grantwright/api-client";

const categories: Record<Schemas["Suggestion"]["category"], string> = {
  content: "Content",
  structure: "Structure",
  evidence: "Evidence",
  clarity: "Clarity",
  general: "General",
};

/** What a note is filed under, whatever the server calls it, and that its section was changed since where it was. */
export function noteCategory({ category, isOutdated }: Schemas["Suggestion"]): string {
  const name = Object.hasOwn(categories, category) ? categories[category] : categories.general;
  return isOutdated ? `${name}, before your last change` : name;
}

const priorities = ["high", "medium", "low"];

/** Suggestions in the order high, medium, low. What the server calls anything else is low. */
export function sortSuggestions(suggestions: readonly Schemas["Suggestion"][]): Schemas["Suggestion"][] {
  return suggestions
    .map((note) => (priorities.includes(note.priority) ? note : { ...note, priority: "low" as const }))
    .sort((one, other) => priorities.indexOf(one.priority) - priorities.indexOf(other.priority));
}
