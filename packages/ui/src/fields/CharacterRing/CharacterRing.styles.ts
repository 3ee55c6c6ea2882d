import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

/** Its size follows from the number of digits, so that a key that changes a digit lays out nothing else on the page. */
export const Ring = styled.span`
  contain: layout size;
  inline-size: calc(24px + var(--digits) * 1ch);
  block-size: 18px;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  gap: 6px;
  font-size: var(--text-12);
  line-height: var(--leading-12);
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-soft);
  white-space: nowrap;

  svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    fill: none;
    stroke-width: 2.6;
    stroke: var(--color-line);
  }
  circle + circle {
    transform: rotate(-90deg);
    transform-origin: center;
    stroke: var(--color-danger-mark);
  }
  &[data-level="low"] circle + circle {
    stroke: var(--color-thread);
  }
  &[data-level="mid"] circle + circle {
    stroke: var(--color-attention-mark);
  }
  &[data-level="over"] {
    inline-size: calc(36px + var(--digits) * 1ch);
    color: var(--color-danger);
    font-weight: var(--weight-strong);
  }
  ${media.forcedColors} {
    svg {
      stroke: GrayText;
    }
    circle:first-child {
      stroke-width: 0.75px;
    }
    &[data-level] circle + circle {
      stroke: CanvasText;
    }
  }
`;
