import type { CSSProperties } from "react";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { clampProgress, defaultMarkers, isReached } from "./markers.ts";
import type { ProgressMarker } from "./markers.ts";
import { Frame, Thread } from "./ProgressMarkers.styles.ts";
import { Knot, Lead, Tail } from "./threadParts.tsx";
import { useJustReached } from "./useJustReached.ts";

export interface ProgressMarkersProps {
  /** How far the work is, 0 to 100. */
  value: number;
  /** The markers, in order. Default: Start, Outline Created, Optional Assessment, Ready to Create, Done. */
  markers?: readonly ProgressMarker[];
  /** What the progress is of; the accessible name begins with it. Default: `Draft progress`. */
  label?: string;
  /** Said after the name of a marker that is reached. Default: `reached`. */
  reachedLabel?: string;
  /** The accessible name, from `label`, the marker reached last and the progress. Default: `Draft progress: Start, 12 percent`. */
  describe?: (label: string, current: string | undefined, progress: number) => string;
}

const inEnglish = (label: string, current: string | undefined, progress: number) =>
  `${label}: ${current === undefined ? "" : `${current}, `}${progress} percent`;

/**
 * The thread along the top of a draft: it fills as the work does, a loop is tied at each marker reached, and a needle
 * shows where the person is. A loop just reached is drawn once; its name is raised for three seconds and announced.
 */
export function ProgressMarkers({
  value,
  markers = defaultMarkers,
  label = "Draft progress",
  reachedLabel = "reached",
  describe = inEnglish,
}: ProgressMarkersProps) {
  const progress = clampProgress(value);
  const just = useJustReached(markers, progress);
  const currentIndex = markers.findLastIndex((marker) => isReached(marker, progress));
  const current = markers[currentIndex];
  const flagged = just.size > 0 ? Math.max(...just) : undefined;
  const news = flagged === undefined ? undefined : markers[flagged];
  const isDone = progress === 100;
  // Where something of a marker is still open, the needle waits before it.
  const passed = current?.isOpen ? currentIndex - 1 : currentIndex;
  const from = markers[passed]?.position ?? 0;
  const to = markers[passed + 1]?.position ?? 100;
  // Where there is room for one name alone, what stands in the way of the next marker is said beside it.
  const ahead = current && !current.note ? markers[currentIndex + 1]?.note : undefined;
  const share = Math.min(1, (progress - from) / (to - from));
  const strandEnd = isDone
    ? "100%"
    : `max(${from}% + 13px, ${from}% + (${to - from}% - var(--lead-length)) * ${share})`;

  return (
    <Frame role="group" aria-label={describe(label, current?.label, progress)}>
      <Thread
        style={{ "--strand-end": strandEnd } as CSSProperties}
        data-notes={markers.some((marker) => marker.note) || undefined}
      >
        <span data-part="guide" />
        <span data-part="strand" />
        {!isDone && <Lead />}
        <ol>
          {markers.map((marker, index) => {
            const isTied = isReached(marker, progress);
            const isCurrent = index === currentIndex;
            return (
              <li
                key={marker.position}
                style={{ "--at": marker.position } as CSSProperties}
                aria-current={isCurrent ? "step" : undefined}
                data-reached={isTied || undefined}
                data-open={(isTied && marker.isOpen) || undefined}
                data-just={just.has(index) || undefined}
              >
                {index === flagged && <span data-part="halo" />}
                {index === 0 && isTied && <Tail end="start" />}
                {isTied && !marker.isOpen ? <Knot /> : <span data-part="hole" />}
                {index === markers.length - 1 && isTied && <Tail end="end" />}
                <span data-part="name-line">
                  <span data-part="name" data-flagged={index === flagged || undefined}>
                    {marker.label}
                    {isTied && !marker.isOpen && <VisuallyHidden>, {reachedLabel}</VisuallyHidden>}
                    {marker.note && (
                      <small>
                        <bdi>{marker.note}</bdi>
                      </small>
                    )}
                    {isCurrent && ahead && (
                      <small data-part="ahead" aria-hidden="true">
                        <bdi>{ahead}</bdi>
                      </small>
                    )}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      </Thread>
      <VisuallyHidden role="status">
        {news && `${news.label}, ${(news.isOpen && news.note) || reachedLabel}`}
      </VisuallyHidden>
    </Frame>
  );
}
