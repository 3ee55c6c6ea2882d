import { DatePicker } from "react-aria-components/DatePicker";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { fieldStyles, inputStyles } from "../Field/Field.styles.ts";

export const Root = styled(DatePicker)`
  ${fieldStyles}

  [role="group"] {
    ${inputStyles}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 4px;
    padding-block: 3px;
    padding-inline: 7px 3px;
    cursor: text;
  }
  [role="group"] > button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 34px;
    block-size: 34px;
    border-radius: var(--radius-flat);
    color: var(--color-ink-soft);
    cursor: pointer;
  }
  [role="group"] > button[data-hovered],
  [role="group"] > button[data-pressed] {
    background: var(--color-hover);
    color: var(--color-ink);
  }
  [role="group"] > button[data-disabled] {
    display: none;
  }
  [role="group"][data-focus-within] {
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
  }
  &[data-readonly] [role="group"] {
    background: transparent;
    border-color: var(--color-line);
  }
  &[data-unavailable] [role="group"] {
    border: 1px dashed var(--color-edge);
    color: var(--color-ink-soft);
    cursor: not-allowed;
  }
  [data-type] {
    display: inline-block;
    line-height: 32px;
    white-space: pre;
  }
  [dir="rtl"] [data-type] {
    display: inline;
  }
  [data-type]:not([data-type="literal"]) {
    min-inline-size: 28px;
    padding-inline: 4px;
    border-radius: var(--radius-flat);
    outline: none;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  [data-type]:is([data-placeholder], [data-type="literal"]) {
    color: var(--color-ink-soft);
  }
  [data-type][data-focused] {
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
  ${media.touch} {
    [role="group"] {
      padding-block: 0;
    }
    [role="group"] > button {
      inline-size: var(--target-touch);
      block-size: var(--target-touch);
    }
    [data-type]:not([data-type="literal"]) {
      min-inline-size: var(--target-touch);
      margin-block: -1px;
      line-height: var(--target-touch);
    }
  }
  ${media.forcedColors} {
    [data-type][data-focused] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
