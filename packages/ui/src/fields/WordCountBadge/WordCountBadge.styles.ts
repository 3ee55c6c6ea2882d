import { styled } from "styled-components";

export const Badge = styled.span`
  display: inline-block;
  flex: none;
  padding: 2px 8px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-soft);
  white-space: nowrap;
  unicode-bidi: plaintext;
`;
