import type { Schemas } from "@grantwright/api-client";
import { piecesOf as textPieces, type TextPiece } from "@grantwright/domain";

/** A stretch of a text: what it was and what it is. Both are the same where nothing changed. */
export interface ChangeGroup {
  isChanged: boolean;
  removed: string;
  added: string;
}

type Parts = readonly Schemas["ChangePart"][];

/** The text that the parts come to. */
export const textAfter = (parts: Parts): string =>
  parts.reduce((text, part) => (part.kind === "removed" ? text : text + part.text), "");

/** Parts as stretches that changed or did not; what stands between two equal parts is one change. */
export function groupsOf(parts: Parts): ChangeGroup[] {
  const groups: ChangeGroup[] = [];
  for (const { kind, text } of parts) {
    const isChanged = kind !== "same";
    let group = groups.at(-1);
    if (!group?.isChanged || !isChanged) groups.push((group = { isChanged, removed: "", added: "" }));
    if (kind !== "added") group.removed += text;
    if (kind !== "removed") group.added += text;
  }
  return groups;
}

/** What each stretch says now, in pieces. A place that is still to fill in may reach over several stretches. */
export function piecesOf(groups: readonly ChangeGroup[]): TextPiece[][] {
  const parts = textPieces(groups.map(({ added }) => added).join(""));
  let part = 0;
  let taken = 0;
  return groups.map(({ added }) => {
    const pieces: TextPiece[] = [];
    let left = added;
    while (left) {
      const rest = parts[part]!.text.slice(taken);
      const text = left.slice(0, rest.length);
      if (text) pieces.push({ text, isOpen: parts[part]!.isOpen });
      left = left.slice(text.length);
      taken += text.length;
      if (text.length === rest.length) [part, taken] = [part + 1, 0];
    }
    return pieces;
  });
}

/** The text with one of its changes taken back. */
export const takenBack = (groups: readonly ChangeGroup[], place: number): string =>
  groups.map(({ removed, added }, index) => (index === place ? removed : added)).join("");

/** How many changes there are in all sections. */
export const countChanges = (sections: readonly Schemas["SectionChanges"][]): number =>
  sections.reduce(
    (count, { kind, parts }) =>
      count + (kind === "removed" ? 1 : groupsOf(parts).filter(({ isChanged }) => isChanged).length),
    0,
  );

/** The sections that are gone and stood after the one with this id. */
export function goneAfter(
  sections: readonly Schemas["SectionChanges"][],
  id: string,
): readonly Schemas["SectionChanges"][] {
  const start = sections.findIndex((section) => section.id === id) + 1;
  const rest = start > 0 ? sections.slice(start) : [];
  const end = rest.findIndex((section) => section.id !== undefined);
  return end < 0 ? rest : rest.slice(0, end);
}
