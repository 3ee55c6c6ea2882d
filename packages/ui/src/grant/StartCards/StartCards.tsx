import type { ReactNode } from "react";
import { Frame } from "./StartCards.styles.ts";

export interface StartCardsProps {
  /** What they start: `Start`. */
  label: string;
  /** StartCards, the primary one first. */
  children: ReactNode;
}

/** The ways to begin, side by side. */
export function StartCards({ label, children }: StartCardsProps) {
  return <Frame aria-label={label}>{children}</Frame>;
}
