import type { CSSProperties, ReactNode } from "react";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { Lines } from "./Skeleton.styles.ts";

export interface SkeletonProps {
  /** A CSS width. Default: all there is; of several lines, the last is shorter. */
  width?: string | number;
  /** A CSS height, of one line. Default: 12 px. */
  height?: string | number;
  /** How many lines of text it stands for. Default: 1. */
  lines?: number;
}

function length(value: string | number): string {
  return typeof value === "number" ? `${value}px` : value;
}

/**
 * The shape of what is to come, in its place and size, so that nothing jumps when it does. It stands still and says
 * nothing: a LoadingRegion around the skeletons of a page says what is loading.
 */
export function Skeleton({ width = "100%", height = 12, lines = 1 }: SkeletonProps) {
  const style = { "--width": length(width), "--height": length(height) } as CSSProperties;
  return (
    <Lines aria-hidden="true" style={style}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </Lines>
  );
}

export interface LoadingRegionProps {
  /** What is loading: `Loading drafts`. */
  label: string;
  /** Skeletons, laid out as what is to come. */
  children: ReactNode;
}

/** Says what is loading, once, while its skeletons are shown. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
