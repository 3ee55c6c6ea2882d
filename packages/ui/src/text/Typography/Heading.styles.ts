import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Styled = styled.h2`
  font: 400 var(--text-28) / var(--leading-28) var(--font-serif);
  letter-spacing: var(--track-title);
  overflow-wrap: anywhere;

  &[data-size="48"] {
    font: 400 var(--text-48) / var(--leading-48) var(--font-serif);
    letter-spacing: var(--track-display);
    text-wrap: balance;
  }
  &[data-size="36"] {
    font: 400 var(--text-36) / var(--leading-36) var(--font-serif);
    letter-spacing: var(--track-display);
    text-wrap: balance;
  }
  &[data-size="22"] {
    font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
    text-wrap: balance;
  }
  &[data-size="18"] {
    font: 480 var(--text-18) / 1.5rem var(--font-serif);
    letter-spacing: normal;
  }
  ${media.small} {
    &[data-size="48"] {
      font-size: var(--text-36);
      line-height: var(--leading-36);
    }
    &[data-size="28"] {
      font-size: var(--text-22);
      line-height: var(--leading-22);
    }
  }
`;
