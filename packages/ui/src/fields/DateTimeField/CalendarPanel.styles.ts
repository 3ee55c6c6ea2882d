import { Popover } from "react-aria-components/Popover";
import { styled } from "styled-components";
import { floatStyles } from "../../overlays/Popover/float.styles.ts";
import { media } from "../../theme/media.ts";

/** A month in days, above or below the field. */
export const Panel = styled(Popover)`
  ${floatStyles}

  z-index: var(--layer-float);

  > [role="dialog"] {
    padding: 16px;
    outline: none;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block-end: 8px;
  }
  h2 {
    font: var(--weight-strong) var(--text-14) / var(--leading-14) var(--font-sans);
  }
  button {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--radius-flat);
    color: var(--color-ink-soft);
    cursor: pointer;
  }
  button[data-hovered] {
    background: var(--color-hover);
    color: var(--color-ink);
  }
  table {
    border-spacing: 2px;
  }
  th {
    inline-size: 34px;
    font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
    color: var(--color-ink-faint);
  }
  td > [role="button"] {
    display: grid;
    place-items: center;
    inline-size: 34px;
    block-size: 34px;
    border-radius: var(--radius-flat);
    font-variant-numeric: tabular-nums lining-nums;
    outline-offset: -2px;
    cursor: pointer;
  }
  td > [data-outside-month] {
    visibility: hidden;
  }
  td > [data-hovered] {
    background: var(--color-hover);
  }
  td > [data-today] {
    font-weight: var(--weight-strong);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  td > [data-selected] {
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
  td > [data-focus-visible] {
    outline: 2px solid var(--color-focus);
  }
  td > [data-selected][data-focus-visible] {
    outline-color: var(--color-on-brand);
  }
  ${media.touch} {
    > [role="dialog"] {
      padding: 8px;
    }
    table {
      border-spacing: 0;
    }
    button,
    th,
    td > [role="button"] {
      inline-size: var(--target-touch);
    }
    button,
    td > [role="button"] {
      block-size: var(--target-touch);
    }
  }
  ${media.forcedColors} {
    td > [data-selected] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
