import type { Schemas } from "@grantwright/api-client";
import { MarginNote } from "@grantwright/ui";
import { suggestionCategoryName } from "../../../components/documents/suggestions.ts";
import { Notes } from "./Margin.styles.ts";

/** The notes on one section, the most urgent first. */
export function SectionNotes({ suggestions }: { suggestions: readonly Schemas["Suggestion"][] }) {
  if (suggestions.length === 0) return null;
  return (
    <Notes>
      {suggestions.map(({ priority, category, suggestion }) => (
        <MarginNote key={suggestion} isLed priority={priority} category={suggestionCategoryName[category]}>
          {suggestion}
        </MarginNote>
      ))}
    </Notes>
  );
}
