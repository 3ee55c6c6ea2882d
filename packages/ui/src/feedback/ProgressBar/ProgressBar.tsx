import { useId } from "react";
import type { CSSProperties } from "react";
import { keyframes, styled } from "styled-components";
import { media } from "../../theme/media.ts";

interface ProgressBarBaseProps {
  /** What is under way. */
  label: string;
  /** Leaves the label and the value to assistive technology, where the text around says them. */
  isLabelHidden?: boolean;
}

export type ProgressBarProps = ProgressBarBaseProps &
  (
    | {
        /** How far it is, from 0 to `max`. */
        value: number;
        /** Default: 100. */
        max?: number;
        /** The value in words, such as `3 of 5`. Default: the percentage. */
        valueLabel?: string;
      }
    | {
        /** Without a value nobody knows how far it is. */
        value?: undefined;
        max?: undefined;
        valueLabel?: undefined;
      }
  );

const pass = keyframes`
  from { inset-inline-start: -30%; }
  to { inset-inline-start: 100%; }
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 12px;
  font-size: var(--text-12);
  line-height: var(--leading-12);

  .value {
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums;
  }
  .track {
    position: relative;
    grid-column: 1 / -1;
    block-size: 4px;
    overflow: hidden;
    border-radius: 2px;
    background: var(--color-sunken);
    box-shadow: inset 0 0 0 1px var(--color-line);
  }
  .track::before {
    content: "";
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: calc(var(--filled) * 1%);
    border-radius: inherit;
    background: var(--color-thread);
    transition: inline-size var(--slow) var(--ease);
  }
  [data-unknown].track::before {
    inline-size: 30%;
    animation: ${pass} 1400ms linear infinite;
  }
  ${media.still} {
    [data-unknown].track::before {
      inline-size: 100%;
      animation: none;
      opacity: 0.5;
    }
  }
  ${media.forcedColors} {
    .track {
      border: 1px solid CanvasText;
    }
    .track::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/** How far a piece of work is. For the progress of a draft use ProgressMarkers or MiniThread. */
export function ProgressBar({ label, isLabelHidden = false, value, max = 100, valueLabel }: ProgressBarProps) {
  const labelId = useId();
  const filled = value === undefined ? 0 : Math.min(100, Math.max(0, max > 0 ? (value / max) * 100 : 0));
  const words = value === undefined ? undefined : (valueLabel ?? `${Math.round(filled)}%`);
  return (
    <Frame style={{ "--filled": filled } as CSSProperties}>
      {!isLabelHidden && <span id={labelId}>{label}</span>}
      {!isLabelHidden && words !== undefined && (
        <span className="value" dir="auto" aria-hidden="true">
          {words}
        </span>
      )}
      <div
        className="track"
        role="progressbar"
        aria-label={isLabelHidden ? label : undefined}
        aria-labelledby={isLabelHidden ? undefined : labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value === undefined ? undefined : Math.round(filled)}
        aria-valuetext={words}
        data-unknown={value === undefined || undefined}
      />
    </Frame>
  );
}
