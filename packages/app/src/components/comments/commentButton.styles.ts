import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The button, with how much is said at its icon: inside of it, however much room it has for a finger. */
export const ButtonCount = styled.span`
  display: inline-flex;
  align-items: center;

  > b {
    /* Over what the button shows while something points at it. */
    position: relative;
    margin-inline-start: -4px;
    pointer-events: none;
    font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
    font-variant-numeric: tabular-nums;
    color: var(--color-brand);

    ${media.touch} {
      margin-inline-start: -12px;
    }
  }
`;
