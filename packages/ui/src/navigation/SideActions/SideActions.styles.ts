import { styled } from "styled-components";
import { breakpoint } from "../../tokens/space.ts";
import { media } from "../../theme/media.ts";

/** Where a pointer cannot hover, or there is no room, the column becomes one button that opens a list with names. */
const folded = `@media (max-width: ${breakpoint.small}px), (hover: none)`;

/**
 * Under a sheet that is open, and what else is opened; a page with something along its bottom edge says in `--peek` how high that is. In
 * the bar of small screens it is without a ground of its own, the list below it.
 */
export const Frame = styled.div`
  position: fixed;
  inset-inline-end: 12px;
  inset-block-end: calc(20px + var(--peek, 0px) + env(safe-area-inset-bottom));
  z-index: calc(var(--layer-float) - 1);

  .toggle {
    display: none;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border-radius: var(--radius-float);
    background: var(--color-raised);
    box-shadow: var(--shadow-float);
    color: var(--color-ink-soft);
  }
  ul {
    display: grid;
    padding: 4px;
    border-radius: var(--radius-float);
    background: var(--color-raised);
    box-shadow: var(--shadow-float);
  }
  li :is(a, button) {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: 7px;
    color: var(--color-ink-soft);
  }
  li :is(a, button):hover {
    background: var(--color-hover);
    color: var(--color-ink);
  }
  li :is(a, button):focus-visible {
    outline-offset: -2px;
  }
  li span {
    position: absolute;
    inset-inline-end: 100%;
    padding-inline-end: 10px;
  }
  li span > span {
    position: static;
    display: block;
    padding: 6px 10px;
    border: 1px solid transparent;
    border-radius: var(--radius-float);
    background: var(--color-raised);
    box-shadow: var(--shadow-float);
    color: var(--color-ink);
    font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
    white-space: nowrap;
  }
  &[data-dismissed] li span,
  li :is(a, button):not(:hover, :focus-visible) span {
    clip-path: inset(50%);
    pointer-events: none;
  }

  ${media.touch} {
    li :is(a, button) {
      inline-size: var(--target-touch);
      block-size: var(--target-touch);
    }
  }
  ${folded} {
    inset-block-end: calc(var(--shell-bottom, 0px) + var(--peek, 0px) + 12px);
    display: grid;
    justify-items: end;
    gap: var(--space-2);

    .toggle {
      display: grid;
    }
    ul {
      min-inline-size: 220px;
      max-inline-size: calc(100vw - 24px);
      padding: 6px;
    }
    &:not([data-open]) ul {
      display: none;
    }
    li :is(a, button) {
      display: flex;
      align-items: center;
      gap: 10px;
      inline-size: 100%;
      block-size: auto;
      min-block-size: var(--target-touch);
      padding-inline: 10px;
      color: var(--color-ink);
    }
    li span,
    li span > span,
    li :is(a, button):not(:hover, :focus-visible) span {
      position: static;
      clip-path: none;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
      font: inherit;
      white-space: normal;
    }
  }
  &[data-placement="bar"] {
    position: relative;
    inset: auto;
    display: block;

    .toggle {
      inline-size: var(--target-touch);
      block-size: var(--target-touch);
      border-radius: var(--radius-flat);
      background: none;
      box-shadow: none;
    }
    .toggle:hover,
    .toggle[aria-expanded="true"] {
      background: var(--color-hover);
      color: var(--color-ink);
    }
    ul {
      position: absolute;
      inset-inline-end: 0;
      inset-block-start: calc(100% + 4px);
      z-index: var(--layer-float);
    }
  }
  ${media.low} {
    &[data-placement="float"] {
      position: static;
      display: grid;
      justify-content: end;
      padding: 12px;
    }
  }
  @media print {
    display: none;
  }
  ${media.forcedColors} {
    ul,
    .toggle {
      border: 1px solid ButtonBorder;
    }
  }
`;
