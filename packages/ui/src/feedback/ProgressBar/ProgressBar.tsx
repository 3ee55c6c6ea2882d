import type { CSSProperties } from "react";
import { Label } from "react-aria-components/Label";
import { Frame } from "./ProgressBar.styles.ts";

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

/** How far a piece of work is. For the progress of a draft use ProgressMarkers or MiniThread. */
export function ProgressBar({ label, isLabelHidden = false, value, max = 100, valueLabel }: ProgressBarProps) {
  const filled = value === undefined ? 0 : Math.min(100, Math.max(0, max > 0 ? (value / max) * 100 : 0));
  const words = value === undefined ? undefined : (valueLabel ?? `${Math.round(filled)}%`);
  return (
    <Frame
      aria-label={isLabelHidden ? label : undefined}
      isIndeterminate={value === undefined}
      value={Math.round(filled)}
      valueLabel={words}
      style={{ "--filled": filled } as CSSProperties}
    >
      {!isLabelHidden && <Label>{label}</Label>}
      {!isLabelHidden && words !== undefined && (
        <span className="value" dir="auto">
          {words}
        </span>
      )}
      <div className="track" data-unknown={value === undefined || undefined} />
    </Frame>
  );
}
