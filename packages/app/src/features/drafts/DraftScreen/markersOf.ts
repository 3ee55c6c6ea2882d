import { headInputOf, type Problem, type TextKey } from "@grantwright/domain";
import type { ProgressMarker } from "@grantwright/ui";
import { copy } from "./draft.copy.ts";

/** What the notes under the markers say. */
export interface MarkerFacts {
  /** What keeps a proposal from being made: the text that each is about, and what is wrong. */
  problems: readonly { key: TextKey; problem: Problem }[];
  /** 0 to 100. */
  progress: number;
  /** Undefined before an assessment. */
  noteCount: number | undefined;
  credits: number;
  isReady: boolean;
  /** Places in brackets that still ask for something. */
  promptCount: number;
  /** Over a document that was made before, nothing stands in the way of the markers. */
  isRevision: boolean;
}

/** What the outline still wants. */
function toWrite(problems: MarkerFacts["problems"]): string | undefined {
  const sections = problems.filter(({ key }) => headInputOf(key) === undefined);
  if (sections.length === 0) {
    const [head] = problems;
    return head && (head.problem.rule === "required" ? copy.marker.noName : copy.marker.headToFix);
  }
  return sections.every(({ problem }) => problem.rule === "required")
    ? copy.marker.toWrite(sections.length)
    : copy.marker.toFix(sections.length);
}

/** The five markers of a draft, with what stands in the way. */
export function markersOf(facts: MarkerFacts): ProgressMarker[] {
  const { problems, progress, noteCount, credits, isReady, promptCount, isRevision } = facts;
  const isSkipped = noteCount === undefined && progress > 50;
  const isOpen = isReady && promptCount > 0 && !isRevision;
  const toDo = isOpen ? copy.marker.open(promptCount) : copy.marker.tick;
  const ready = isReady ? toDo : credits <= 0 ? copy.marker.noCredits : undefined;
  return [
    { label: "Start", position: 0 },
    { label: "Outline Created", position: 25, note: isRevision ? undefined : toWrite(problems) },
    {
      label: "Optional Assessment",
      position: 50,
      note: isSkipped ? copy.marker.notRead : noteCount === undefined ? undefined : copy.marker.read(noteCount),
      isSkipped,
    },
    { label: "Ready to Create", position: 75, note: isRevision ? undefined : ready, isOpen },
    { label: "Done", position: 100 },
  ];
}
