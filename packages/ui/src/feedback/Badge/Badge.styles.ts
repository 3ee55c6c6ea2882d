import { styled } from "styled-components";

export const Tag = styled.span`
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
