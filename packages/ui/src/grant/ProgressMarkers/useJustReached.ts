import { useEffect, useRef, useState } from "react";
import { flagDuration, isReached } from "./markers.ts";
import type { ProgressMarker } from "./markers.ts";

/**
 * The markers that `value` has just reached or passed, by their index, for as long as their flag stays. What was reached
 * when the thread first showed is not news.
 */
export function useJustReached(markers: readonly ProgressMarker[], value: number): ReadonlySet<number> {
  const seen = useRef(value);
  const [just, setJust] = useState<ReadonlySet<number>>(new Set());

  useEffect(() => {
    const before = seen.current;
    seen.current = value;
    if (value === before) return;
    const fresh = markers.flatMap((marker, index) =>
      marker.position > before && isReached(marker, value) ? [index] : [],
    );
    setJust(new Set(fresh));
  }, [markers, value]);

  useEffect(() => {
    if (just.size === 0) return;
    const timer = setTimeout(() => setJust(new Set()), flagDuration);
    return () => clearTimeout(timer);
  }, [just]);

  return just;
}
