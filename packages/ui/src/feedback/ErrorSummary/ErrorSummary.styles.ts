import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Frame = styled.div`
  padding-block: 14px;
  border: solid var(--color-danger-mark);
  border-width: 2px 0 1px;

  p {
    font-weight: var(--weight-strong);
  }
  ul {
    padding-block-start: 4px;
  }
  :is(a, button) {
    display: inline-block;
    padding-block: 2px;
    color: var(--color-danger);
    font-weight: var(--weight-label);
    text-decoration: underline;
    text-decoration-color: color-mix(in oklch, currentColor 35%, transparent);
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
    overflow-wrap: anywhere;
  }
  :is(a, button):hover {
    text-decoration-color: currentColor;
  }
  ${media.touch} {
    :is(a, button) {
      padding-block: 12px;
    }
  }
`;
