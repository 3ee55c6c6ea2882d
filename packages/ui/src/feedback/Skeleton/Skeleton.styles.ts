import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Lines = styled.span`
  display: grid;
  gap: 12px;
  inline-size: var(--width);

  span {
    display: block;
    block-size: var(--height);
    border-radius: var(--radius-flat);
    background: var(--color-line);
    opacity: 0.6;
  }
  span:last-child:not(:only-child) {
    inline-size: 62%;
  }
  ${media.forcedColors} {
    span {
      border: 1px solid GrayText;
    }
  }
`;
