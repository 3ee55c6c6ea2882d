import { CheckboxField } from "react-aria-components/Checkbox";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { fieldStyles } from "../Field/Field.styles.ts";
import { inputOverLabel } from "../Field/inputOverLabel.styles.ts";

/** A box and its words. The input lies over the words; a link among them is still a link. */
export const Root = styled(CheckboxField)`
  ${fieldStyles}

  label {
    ${inputOverLabel}
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: 10px;
    padding-block: 3px;
    overflow-wrap: anywhere;
  }
  label a {
    position: relative;
    z-index: 1;
  }
  [data-part="box"] {
    display: grid;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 1px;
    border: 1.5px solid var(--color-edge);
    border-radius: var(--radius-flat);
    background: var(--color-sheet);
  }
  label[data-hovered] [data-part="box"] {
    border-color: var(--color-ink-soft);
  }
  label:is([data-selected], [data-indeterminate]) [data-part="box"] {
    background: var(--color-brand);
    border-color: var(--color-brand);
  }
  label[data-selected] [data-part="box"]::after {
    content: "";
    inline-size: 9px;
    block-size: 5px;
    border: solid var(--color-on-brand);
    border-width: 0 0 2px 2px;
    transform: translateY(-1px) rotate(-45deg);
  }
  label[data-indeterminate] [data-part="box"]::after {
    content: "";
    inline-size: 8px;
    block-size: 2px;
    border: 0;
    background: var(--color-on-brand);
    transform: none;
  }
  label[data-focus-visible] [data-part="box"] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  label[data-invalid]:not([data-selected]) [data-part="box"] {
    border-color: var(--color-danger-mark);
  }
  &[data-unavailable] label {
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
  &[data-unavailable] label [data-part="box"] {
    border: 1.5px dashed var(--color-edge);
    background: transparent;
  }
  &[data-unavailable] label[data-selected] [data-part="box"]::after {
    border-color: var(--color-ink-soft);
  }
  &[data-unavailable] label[data-indeterminate] [data-part="box"]::after {
    background: var(--color-ink-soft);
  }
  [data-part="description"],
  [data-part="problem"] {
    padding-inline-start: 28px;
  }
  [data-part="description"] {
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-faint);
  }
  &[data-unavailable] [data-part="description"] {
    color: var(--color-ink-soft);
  }
  ${media.touch} {
    label {
      padding-block: 12px;
    }
    [data-part="box"] {
      inline-size: 22px;
      block-size: 22px;
      margin-block: -1px;
    }
    [data-part="description"],
    [data-part="problem"] {
      margin-block-start: -10px;
      padding-inline-start: 32px;
    }
  }
  ${media.forcedColors} {
    &:not([data-unavailable]) label:is([data-selected], [data-indeterminate]) [data-part="box"] {
      background: Highlight;
      border-color: Highlight;
      forced-color-adjust: none;
    }
    &:not([data-unavailable]) label[data-selected] [data-part="box"]::after {
      border-color: HighlightText;
    }
    &:not([data-unavailable]) label[data-indeterminate] [data-part="box"]::after {
      background: HighlightText;
    }
    &[data-unavailable] label [data-part="box"] {
      border-color: GrayText;
    }
    &[data-unavailable] label[data-indeterminate] [data-part="box"]::after {
      background: GrayText;
    }
    &[data-unavailable] label[data-selected] [data-part="box"]::after {
      border-color: GrayText;
    }
  }
`;
