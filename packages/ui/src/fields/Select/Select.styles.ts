import { Popover } from "react-aria-components/Popover";
import { Select as AriaSelect } from "react-aria-components/Select";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { fieldStyles, inputStyles } from "../Field/Field.styles.ts";
import { floatStyles } from "../../overlays/Popover/float.styles.ts";

/** The field: what is chosen, and an arrow that says there is more. */
export const Root = styled(AriaSelect)`
  ${fieldStyles}

  > button {
    ${inputStyles}
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
    text-align: start;
    cursor: pointer;
  }
  > button[data-hovered] {
    border-color: var(--color-ink-soft);
  }
  > button[data-focus-visible],
  > button[data-pressed] {
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
  }
  &[data-invalid] > button {
    border-color: var(--color-danger-mark);
    box-shadow: inset 0 0 0 1px var(--color-danger-mark);
  }
  &[data-unavailable] > button {
    border-style: dashed;
    background: transparent;
    color: var(--color-ink-soft);
    cursor: not-allowed;
  }
  > button > svg {
    color: var(--color-ink-soft);
    transition: rotate var(--fast) var(--ease);
  }
  &[data-open] > button > svg {
    rotate: 180deg;
  }
  [data-part="value"] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part="value"][data-placeholder] {
    color: var(--color-ink-faint);
  }
`;

/** The options, above or below the field and as wide as it. */
export const Panel = styled(Popover)`
  ${floatStyles}

  inline-size: max(160px, var(--trigger-width));
  max-inline-size: calc(100vw - 24px);
  overflow: auto;
  z-index: var(--layer-float);

  [role="listbox"] {
    padding: 6px;
    outline: none;
  }
  [role="option"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 15px;
    align-items: center;
    gap: 0 10px;
    min-block-size: 36px;
    padding: 6px 10px;
    border-radius: 7px;
    outline: none;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  [role="option"][data-focused] {
    background: var(--color-hover);
  }
  [role="option"][data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  [role="option"][data-selected] {
    font-weight: var(--weight-strong);
  }
  [role="option"] > svg {
    grid-area: 1 / 2 / 3;
    color: var(--color-brand);
  }
  small {
    grid-column: 1;
    color: var(--color-ink-soft);
    font: var(--weight-text) var(--text-12) / var(--leading-12) var(--font-sans);
  }
  ${media.touch} {
    [role="option"] {
      min-block-size: var(--target-touch);
    }
  }
  ${media.forcedColors} {
    [role="option"][data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
