import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";

/** A way to begin; in rows the line is between two. Its stitches are whole, however high it is, and the last has its gap below it, too. */
export const Card = styled(Anchor)`
  position: relative;
  display: grid;
  grid-template: auto 1fr / 1fr auto;
  gap: 6px 16px;
  min-block-size: 132px;
  padding: 24px 28px 28px;
  border-inline-start: 1px solid var(--color-line);
  transition: background var(--fast) var(--ease);

  &:hover {
    background: var(--color-hover);
  }
  &:first-child {
    border-inline-start: 0;
  }
  @media (max-width: 900px) {
    border-inline-start: 0;
    border-block-start: 1px solid var(--color-line);

    &:first-child {
      border-block-start: 0;
    }
  }
  > b {
    font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
    letter-spacing: var(--track-title);
  }
  > span {
    grid-area: 2 / 1 / 3 / -1;
    max-inline-size: 36ch;
    font-size: var(--text-16);
    line-height: var(--leading-16);
    color: var(--color-ink-soft);
    text-wrap: balance;
  }
  > svg {
    align-self: center;
    color: var(--color-brand);
    transition: translate var(--steady) var(--ease);
  }
  &:hover > svg {
    translate: 3px 0;
  }
  &:hover > svg:dir(rtl) {
    translate: -3px 0;
  }
  &[data-primary] {
    margin-block: -1px;
    margin-inline-start: -1px;
    padding: 25px 28px 29px;
    padding-inline-start: 52px;
    border: 0;
    border-start-start-radius: var(--radius-flat);
    border-end-start-radius: var(--radius-flat);
    background: var(--color-cloth);
    color: var(--color-on-cloth);
  }
  &[data-primary]:only-child {
    min-block-size: 0;
    margin-inline-end: -1px;
    border-radius: var(--radius-flat);
  }
  &[data-primary]:hover {
    background: var(--color-cloth-hover);
  }
  &[data-primary] > span {
    max-inline-size: 60ch;
    color: var(--color-on-cloth-soft);
  }
  &[data-primary] > svg {
    color: inherit;
  }
  &[data-primary]::before {
    content: "";
    position: absolute;
    inset-block: 16px 10px;
    inset-inline-start: 22px;
    inline-size: 2px;
    background: linear-gradient(var(--color-on-cloth-soft) 9px, transparent 9px) 0 0 / 2px 15px no-repeat space;
  }
  ${media.small} {
    min-block-size: 0;
    padding: 18px 20px 20px;
    border-inline-start: 0;
    border-block-start: 1px solid var(--color-line);

    &[data-primary] {
      margin-inline-end: -1px;
      padding-inline-start: 44px;
    }
    &[data-primary]::before {
      inset-inline-start: 18px;
    }
  }
  ${media.still} {
    &:hover > svg,
    &:hover > svg:dir(rtl) {
      translate: none;
    }
  }
  ${media.forcedColors} {
    &[data-primary] {
      border: 1px solid CanvasText;
    }
  }
`;
