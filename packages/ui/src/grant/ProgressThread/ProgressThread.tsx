import type { CSSProperties } from "react";
import { clampProgress } from "../ProgressMarkers/markers.ts";
import { Knot, Lead, Tail } from "../ProgressMarkers/threadParts.tsx";
import { Frame, Thread } from "./ProgressThread.styles.ts";

export interface ProgressThreadProps {
  /** How far the work is from the one marker to the other, 0 to 100. */
  value: number;
  /** The marker the work began at. */
  from: string;
  /** The marker the work leads to. */
  to: string;
  /** What is under way: the accessible name. */
  label: string;
}

/** The thread between two markers, while the work from one to the other goes on. The needle reaches the hole at 100. */
export function ProgressThread({ value, from, to, label }: ProgressThreadProps) {
  const progress = clampProgress(value);
  const isDone = progress === 100;
  const strandEnd = isDone ? "100%" : `max(13px, (100% - var(--lead-length)) * ${progress / 100})`;
  return (
    <Frame role="progressbar" aria-label={label} aria-valuenow={progress} aria-valuemin={0} aria-valuemax={100}>
      <Thread style={{ "--strand-end": strandEnd } as CSSProperties}>
        <span data-part="guide" />
        <span data-part="strand" />
        {!isDone && <Lead />}
        <span data-part="place" data-current={!isDone || undefined} style={{ "--at": 0 } as CSSProperties}>
          <Tail end="start" />
          <Knot />
          <span data-part="name">{from}</span>
        </span>
        <span
          data-part="place"
          data-current={isDone || undefined}
          data-just={isDone || undefined}
          style={{ "--at": 100 } as CSSProperties}
        >
          {isDone ? (
            <>
              <span data-part="halo" />
              <Knot />
              <Tail end="end" />
            </>
          ) : (
            <span data-part="hole" />
          )}
          <span data-part="name">{to}</span>
        </span>
      </Thread>
    </Frame>
  );
}
