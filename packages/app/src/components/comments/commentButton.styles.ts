import { styled } from "styled-components";

/** The button, with how much is said beside it. */
export const ButtonCount = styled.span`
  display: inline-flex;
  align-items: center;

  > b {
    font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
    font-variant-numeric: tabular-nums;
    color: var(--color-brand);
  }
`;
