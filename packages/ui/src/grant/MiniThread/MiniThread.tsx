import type { CSSProperties } from "react";
import { clampProgress, defaultMarkers, isReached } from "../ProgressMarkers/markers.ts";
import type { ProgressMarker } from "../ProgressMarkers/markers.ts";
import { Frame } from "./MiniThread.styles.ts";

export interface MiniThreadProps {
  /** How far the work is, 0 to 100. */
  value: number;
  /** Where the work is, in words, such as the name of the last marker reached: the accessible name. */
  label: string;
  /** The markers, in order. Default: those of a draft. */
  markers?: readonly Pick<ProgressMarker, "position" | "isSkipped" | "isOpen">[];
}

/** The thread at the size of a card or a row: beads for markers reached, open holes for the others. */
export function MiniThread({ value, label, markers = defaultMarkers }: MiniThreadProps) {
  const progress = clampProgress(value);
  return (
    <Frame role="img" aria-label={label} style={{ "--p": progress } as CSSProperties}>
      {markers.map((marker) => (
        <span
          key={marker.position}
          style={{ "--at": marker.position } as CSSProperties}
          data-reached={(isReached(marker, progress) && !marker.isOpen) || undefined}
          data-open={(isReached(marker, progress) && marker.isOpen) || undefined}
        />
      ))}
    </Frame>
  );
}
