import type { CSSProperties } from "react";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";

export interface CharacterRingProps {
  /** How many characters there are. */
  length: number;
  /** How many it counts against. */
  max: number;
  /** Past how many it says by how much; `Infinity` where nothing is too much. Default: `max`. */
  limit?: number;
}

/** Its size follows from the number of digits, so that a key that changes a digit lays out nothing else on the page. */
const Ring = styled.span`
  contain: layout size;
  inline-size: calc(24px + var(--digits) * 1ch);
  block-size: 18px;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  gap: 6px;
  font-size: var(--text-12);
  line-height: var(--leading-12);
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-soft);
  white-space: nowrap;

  svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    fill: none;
    stroke-width: 2.6;
    stroke: var(--color-line);
  }
  circle + circle {
    transform: rotate(-90deg);
    transform-origin: center;
    stroke: var(--color-danger-mark);
  }
  &[data-level="low"] circle + circle {
    stroke: var(--color-thread);
  }
  &[data-level="mid"] circle + circle {
    stroke: var(--color-attention-mark);
  }
  &[data-level="over"] {
    inline-size: calc(36px + var(--digits) * 1ch);
    color: var(--color-danger);
    font-weight: var(--weight-strong);
  }
  ${media.forcedColors} {
    svg {
      stroke: GrayText;
    }
    circle:first-child {
      stroke-width: 0.75px;
    }
    &[data-level] circle + circle {
      stroke: CanvasText;
    }
  }
`;

/**
 * How much of a limit is written: a ring that is green below half, yellow below three quarters and red above, beside the
 * two numbers. Past the limit they are bold, and say by how much.
 */
export function CharacterRing({ length, max, limit = max }: CharacterRingProps) {
  const share = length / max;
  const over = length - limit;
  const level = over > 0 ? "over" : share < 0.5 ? "low" : share < 0.75 ? "mid" : "high";
  const numbers = `${length}/${max}`;
  const excess = over > 0 ? `${over} over` : "";
  const ofWhich = limit === max ? "" : ` of ${limit}`;
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
      <VisuallyHidden>{`${length} of ${max} characters${over > 0 ? `, ${over} over the limit${ofWhich}` : ""}`}</VisuallyHidden>
    </Ring>
  );
}
