import type { Schemas } from "@grantwright/api-client";
import { openPlaceRanges, sectionId, sectionKey, textOf, type TextKey } from "@grantwright/domain";
import type { ListedProblem } from "./listedProblem.ts";
import type { DraftOverview } from "../store/createDraftStore.ts";

/** A place of a section that asks for something only the person knows. */
export interface PlaceToFill {
  /** The section that it stands in. */
  id: string;
  /** Where it begins, in characters. */
  start: number;
  /** It with its brackets. */
  quote: string;
}

/** What there is to do next in a draft: one thing, the first that stands between it and its proposal. */
export type NextStep =
  | { kind: "choose"; key: TextKey; title: string }
  | { kind: "write" | "mend"; key: TextKey; title: string; of: number }
  | { kind: "fill"; places: readonly PlaceToFill[] }
  | { kind: "read"; key: TextKey; count: number }
  | { kind: "generate" };

/** The open places of a draft, in the order in which they are read. */
export function placesToFill({ fields, inputs }: Pick<DraftOverview, "fields" | "inputs">): PlaceToFill[] {
  return fields.flatMap(({ id }) => {
    const text = textOf(inputs, sectionKey(sectionId(id)));
    return openPlaceRanges(text).map(([start, end]) => ({ id, start, quote: text.slice(start, end) }));
  });
}

/** The first section with an urgent note that nobody has answered, and how many such notes there are. */
function urgentNotes({ fields, notesOf }: Pick<DraftOverview, "fields" | "notesOf">): NextStep | undefined {
  const isUrgent = ({ priority, answer, isOutdated }: Schemas["Suggestion"]) =>
    priority === "high" && !answer && !isOutdated;
  const urgent = fields.flatMap(({ id }) => {
    const count = (notesOf.get(sectionId(id)) ?? []).filter(isUrgent).length;
    return count > 0 ? [{ key: sectionKey(sectionId(id)), count }] : [];
  });
  const [first] = urgent;
  return first && { kind: "read", key: first.key, count: urgent.reduce((sum, { count }) => sum + count, 0) };
}

/**
 * What to do next: choose between two versions, write what is missing, mend what is wrong, fill what is open, look at what is
 * urgent, and then generate.
 */
export function nextStep(
  overview: Pick<DraftOverview, "fields" | "inputs" | "conflicts" | "notesOf">,
  problems: readonly ListedProblem[],
  titleOf: (key: TextKey) => string,
): NextStep {
  const [conflict] = overview.conflicts.keys();
  if (conflict !== undefined) return { kind: "choose", key: conflict, title: titleOf(conflict) };
  const [first] = problems;
  if (first) {
    const kind = first.problem.rule === "required" ? "write" : "mend";
    return { kind, key: first.key, title: first.title, of: problems.length };
  }
  const places = placesToFill(overview);
  if (places.length > 0) return { kind: "fill", places };
  return urgentNotes(overview) ?? { kind: "generate" };
}

/** Of some places the next one after where somebody is, or the one before; it goes on at the other end. */
export function placeAfter(
  places: readonly PlaceToFill[],
  order: readonly string[],
  at: Pick<PlaceToFill, "id" | "start"> | undefined,
  isBack = false,
): PlaceToFill | undefined {
  if (!at) return places.at(isBack ? -1 : 0);
  const rank = ({ id, start }: Pick<PlaceToFill, "id" | "start">) => [order.indexOf(id), start] as const;
  const [section, caret] = rank(at);
  const isBeyond = (place: PlaceToFill) => {
    const [own, start] = rank(place);
    return isBack
      ? own < section || (own === section && start < caret)
      : own > section || (own === section && start > caret);
  };
  return isBack ? (places.findLast(isBeyond) ?? places.at(-1)) : (places.find(isBeyond) ?? places[0]);
}
