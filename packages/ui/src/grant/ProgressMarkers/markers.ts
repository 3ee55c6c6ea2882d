/** A place on the way to a finished document. */
export interface ProgressMarker {
  /** Its name. */
  label: string;
  /** Where it stands, 0 to 100. It is reached when the progress is at or above it. */
  position: number;
  /** What stands in the way, or what was found there: a few words below the name. */
  note?: string;
  /** It is passed and was not reached: a hole in the thread, without a knot. */
  isSkipped?: boolean;
  /** It is reached, and something of it is still open, as its note says: a marked hole in the thread until that is done. */
  isOpen?: boolean;
}

/** Whether a marker is reached at this progress. */
export const isReached = ({ position, isSkipped }: Pick<ProgressMarker, "position" | "isSkipped">, progress: number) =>
  position <= progress && !isSkipped;

/** The markers of a draft. */
export const defaultMarkers: readonly ProgressMarker[] = [
  { label: "Start", position: 0 },
  { label: "Outline Created", position: 25 },
  { label: "Optional Assessment", position: 50 },
  { label: "Ready to Create", position: 75 },
  { label: "Done", position: 100 },
];

/** How long the flag of a marker that was just reached stays, in ms. Its highlight fades within 1200 ms, in the styles. */
export const flagDuration = 3000;

/** `value` as a whole number from 0 to 100. */
export function clampProgress(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value || 0)));
}
