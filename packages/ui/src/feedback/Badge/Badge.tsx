import type { ReactNode } from "react";
import { styled } from "styled-components";

export interface BadgeProps {
  /** `attention` for what is soon or important, `danger` for what is urgent, `brand` for what is new. Default: `neutral`. */
  tone?: "neutral" | "attention" | "danger" | "brand";
  /** A few words. */
  children: ReactNode;
}

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  padding: 2px 8px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  color: var(--color-ink-soft);
  font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-tone="attention"] {
    border-color: transparent;
    background: var(--color-attention-wash);
    color: var(--color-attention);
  }
  &[data-tone="danger"] {
    border-color: transparent;
    background: var(--color-danger-wash);
    color: var(--color-danger);
  }
  &[data-tone="brand"] {
    border-color: transparent;
    background: var(--color-brand-wash);
    color: var(--color-brand);
  }
`;

/** A state in a few words: `Expired`, `in 6 days`, `1 urgent`. For a number alone use CountBadge. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return (
    <Tag dir="auto" data-tone={tone}>
      {children}
    </Tag>
  );
}
