import { confirmElementId, generateElementId } from "./elementIds.ts";

/** Brings the end of the sheet into view, and the focus to the box that is ticked before the proposal is generated. */
export function goToGenerate(): void {
  document.getElementById(generateElementId)?.scrollIntoView({ block: "start" });
  document.getElementById(confirmElementId)?.focus({ preventScroll: true });
}
