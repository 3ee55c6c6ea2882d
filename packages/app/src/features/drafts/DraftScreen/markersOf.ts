import type { ProgressMarker } from "@grantwright/ui";
import { copy } from "./draft.copy.ts";

/** What the notes under the markers say. */
export interface MarkerFacts {
  problemCount: number;
  /** Undefined before an assessment. */
  noteCount: number | undefined;
  credits: number;
  isReady: boolean;
  /** Over a document that was made before, nothing stands in the way of the markers. */
  isRevision: boolean;
}

/** The five markers of a draft, with what stands in the way. */
export function markersOf({ problemCount, noteCount, credits, isReady, isRevision }: MarkerFacts): ProgressMarker[] {
  const ready = isRevision
    ? undefined
    : isReady
      ? copy.marker.tick
      : problemCount > 0
        ? copy.marker.toWrite(problemCount)
        : credits <= 0
          ? copy.marker.noCredits
          : undefined;
  return [
    { label: "Start", position: 0 },
    { label: "Outline Created", position: 25 },
    {
      label: "Optional Assessment",
      position: 50,
      note: noteCount === undefined ? undefined : copy.marker.read(noteCount),
    },
    { label: "Ready to Create", position: 75, note: ready },
    { label: "Done", position: 100 },
  ];
}
