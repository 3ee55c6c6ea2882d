import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";

export const IconLink = styled(Anchor)`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: var(--target-touch);
  block-size: var(--target-touch);
  border-radius: var(--radius-flat);
  color: var(--color-ink-soft);

  &:hover {
    background: var(--color-hover);
    color: var(--color-ink);
  }
  &[aria-current] {
    color: var(--color-brand);
    box-shadow: inset 0 -2px var(--color-brand);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  b {
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: 25px;
    box-shadow: 0 0 0 2px var(--color-ground);
  }
  ${media.forcedColors} {
    &[aria-current] {
      border-block-end: 2px solid Highlight;
    }
  }
`;
