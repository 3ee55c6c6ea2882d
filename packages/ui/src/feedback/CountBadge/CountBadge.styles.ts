import { styled } from "styled-components";

export const Count = styled.b`
  display: inline-grid;
  place-items: center;
  min-inline-size: 16px;
  block-size: 16px;
  padding-inline: 4px;
  border-radius: 8px;
  background: var(--color-danger);
  color: var(--color-on-danger);
  font: 600 0.6875rem / 1 var(--font-sans);
  font-variant-numeric: tabular-nums;
  forced-color-adjust: none;

  &[data-tone="brand"] {
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
`;
