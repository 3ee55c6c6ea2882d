import { Button } from "react-aria-components/Button";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const StyledButton = styled(Button)`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border: 1px solid transparent;
  border-radius: var(--radius-flat);
  color: var(--color-ink-soft);
  cursor: pointer;
  transition: background var(--fast) var(--ease);

  &[data-size="small"] {
    inline-size: 28px;
    block-size: 28px;
  }
  &[data-hovered]:not([aria-disabled="true"]) {
    background: var(--color-hover);
    color: var(--color-ink);
  }
  &[data-pressed]:not([aria-disabled="true"]) {
    background: var(--color-sunken);
  }
  &[aria-pressed="true"] {
    color: var(--color-brand);
  }
  &[aria-pressed="true"] svg {
    fill: currentColor;
  }
  &[data-unavailable] {
    border: 1px dashed var(--color-edge);
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
  &[data-pending] {
    cursor: progress;
    opacity: 0.6;
  }
  ${media.touch} {
    &[data-size] {
      inline-size: var(--target-touch);
      block-size: var(--target-touch);
    }
  }
  ${media.forcedColors} {
    &[aria-pressed="true"] {
      color: Highlight;
    }
    &[data-unavailable] {
      color: GrayText;
    }
  }
`;
