import type { CSSProperties } from "react";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { Ring } from "./CharacterRing.styles.ts";

export interface CharacterRingProps {
  /** How many characters there are. */
  length: number;
  /** How many it counts against. */
  max: number;
  /** Past how many it says by how much; `Infinity` where nothing is too much. Default: `max`. */
  limit?: number;
  /** The numbers for assistive technology; `over` is by how much the limit is passed, or 0. Default: `12 of 4000 characters`. */
  describe?: (length: number, max: number, over: number, limit: number) => string;
  /** By how much the limit is passed. Default: `12 over`. */
  overLabel?: (over: number) => string;
}

const inEnglish = (length: number, max: number, over: number, limit: number): string =>
  `${length} of ${max} characters${over > 0 ? `, ${over} over the limit${limit === max ? "" : ` of ${limit}`}` : ""}`;
const overInEnglish = (over: number): string => `${over} over`;

/**
 * How much of a limit is written: a ring that is green below half, yellow below three quarters and red above, beside the
 * two numbers. Past the limit they are bold, and say by how much.
 */
export function CharacterRing({
  length,
  max,
  limit = max,
  describe = inEnglish,
  overLabel = overInEnglish,
}: CharacterRingProps) {
  const share = length / max;
  const over = Math.max(0, length - limit);
  const level = over > 0 ? "over" : share < 0.5 ? "low" : share < 0.75 ? "mid" : "high";
  const numbers = `${length}/${max}`;
  const excess = over > 0 ? overLabel(over) : "";
  return (
    <Ring data-level={level} style={{ "--digits": numbers.length + excess.length } as CSSProperties}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        {length > 0 && (
          <circle cx="10" cy="10" r="8" pathLength="100" strokeDasharray={`${Math.min(share, 1) * 100} 100`} />
        )}
      </svg>
      <span aria-hidden="true">{numbers}</span>
      {excess && <bdi aria-hidden="true">{excess}</bdi>}
      <VisuallyHidden>{describe(length, max, over, limit)}</VisuallyHidden>
    </Ring>
  );
}
