import { DateField } from "react-aria-components/DateField";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { fieldStyles, inputStyles } from "../Field/Field.styles.ts";

export const Root = styled(DateField)`
  ${fieldStyles}

  [role="group"] {
    ${inputStyles}
    padding: 5px 7px;
    cursor: text;
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
