import type { Schemas } from "@grantwright/api-client";
import { useChecks } from "@grantwright/api-client/react-query";
import { useMemo } from "react";

const none: readonly string[][] = [];

/** Of each figure that does not fit, the words of it in a section, as long as all of them stand there. */
function wordsBySection(numbers: readonly Schemas["NumberConflict"][]): ReadonlyMap<string, string[][]> {
  const bySection = new Map<string, string[][]>();
  for (const { kind, places } of numbers) {
    if (kind === "statements") continue;
    const own = places.filter((place) => place.kind === "section");
    for (const id of new Set(own.map((place) => place.id ?? ""))) {
      const quotes = own.filter((place) => place.id === id).map(({ quote }) => quote);
      bySection.set(id, [...(bySection.get(id) ?? []), quotes]);
    }
  }
  return bySection;
}

/** What was found in a draft that does not fit. */
export interface DraftFigures {
  /** How many figures of a section, by its id and its text as it is now: what was changed since is for the next look. */
  figuresOf: (sectionId: string, text: string) => number;
}

/** The figures of a draft that were found not to fit. It asks what the summary of the checks asks anyway. */
export function useFigures(docId: string | undefined, revision: number): DraftFigures {
  const { data } = useChecks(docId, revision);
  const bySection = useMemo(() => wordsBySection(data?.numbers ?? []), [data?.numbers]);
  return {
    figuresOf: (sectionId, text) =>
      (bySection.get(sectionId) ?? none).filter((quotes) => quotes.every((quote) => text.includes(quote))).length,
  };
}
