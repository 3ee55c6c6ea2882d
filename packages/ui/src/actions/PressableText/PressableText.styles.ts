import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Root = styled.span`
  border-radius: var(--radius-flat);
  box-decoration-break: clone;
  cursor: pointer;

  &:hover {
    background: var(--color-hover);
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  &[data-marked] {
    background: var(--color-attention-wash);
    text-decoration: underline wavy 1px var(--color-attention-mark);
    text-underline-offset: 4px;
    text-decoration-skip-ink: none;
  }
  ${media.forcedColors} {
    &[data-marked] {
      text-decoration-color: LinkText;
    }
  }
`;
