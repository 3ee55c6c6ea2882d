import type { ReactNode } from "react";
import { Tag } from "./Badge.styles.ts";

export interface BadgeProps {
  /** `attention` for what is soon or important, `danger` for what is urgent, `brand` for what is new. Default: `neutral`. */
  tone?: "neutral" | "attention" | "danger" | "brand";
  /** A few words. */
  children: ReactNode;
}

/** A state in a few words: `Expired`, `in 6 days`, `1 urgent`. For a number alone use CountBadge. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return (
    <Tag dir="auto" data-tone={tone}>
      {children}
    </Tag>
  );
}
