import type { Contradiction, FigurePlace } from "../../numbers/contradiction.ts";
import { findContradictions } from "../../numbers/findContradictions.ts";
import type { NumberPlace } from "../../numbers/numberPlace.ts";
import type { Note, Reading } from "./reading.ts";
import { sayContradiction } from "./sayContradiction.ts";

/** Kinds in which one sum is wrong, and not two statements differ. */
const sums: ReadonlySet<Contradiction["kind"]> = new Set(["parts", "product", "share", "percentages", "groups"]);

const money: ReadonlySet<Contradiction["kind"]> = new Set(["asked", "cofunding", ...sums]);

/**
 * Figures of the sections, and of the description where there is one, that cannot all be right. A note stands at the last section that has one of them;
 * a sum that is wrong, where it stands.
 */
export function contradictionNotes(readings: readonly Reading[], description = ""): Map<string, Note[]> {
  const titles = new Map(readings.map(({ section }) => [section.id, section.title]));
  const order = [...titles.keys()];
  const places: NumberPlace[] = [
    { id: "description", kind: "description", text: description },
    ...readings.map(({ section, written }) => ({
      id: section.id,
      kind: "section" as const,
      title: section.title,
      text: written,
    })),
  ];
  const nameOf = ({ placeId, kind }: FigurePlace) =>
    kind === "description" ? "your description" : (titles.get(placeId) ?? "");
  const notes = new Map<string, Note[]>();
  for (const contradiction of findContradictions(places)) {
    const own = contradiction.places.filter(({ kind }) => kind === "section");
    const isSum = sums.has(contradiction.kind);
    const here = isSum ? own[0] : own.toSorted((a, b) => order.indexOf(b.placeId) - order.indexOf(a.placeId))[0];
    if (!here) continue;
    const note: Note = {
      category: isSum ? "evidence" : "general",
      priority: money.has(contradiction.kind) ? "high" : "medium",
      suggestion: sayContradiction(contradiction, here, nameOf),
    };
    notes.set(here.placeId, [...(notes.get(here.placeId) ?? []), note]);
  }
  return notes;
}
