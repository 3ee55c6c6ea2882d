import { RadioGroup } from "react-aria-components/RadioGroup";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { hiddenLabelStyles } from "../Field/Field.styles.ts";
import { inputOverLabel } from "../Field/inputOverLabel.styles.ts";

export const Root = styled(RadioGroup)`
  [data-part="label"] {
    display: block;
    padding-block-end: 4px;
    font-weight: var(--weight-label);
  }
  ${hiddenLabelStyles}
  [data-part="options"] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  [data-part="options"] label {
    ${inputOverLabel}
    display: block;
    padding: 9px 12px;
    border-radius: var(--radius-flat);
    color: var(--color-ink-soft);
    white-space: nowrap;
  }
  label[data-hovered] {
    color: var(--color-ink);
    background: var(--color-hover);
  }
  [data-part="options"] label[data-selected] {
    color: var(--color-brand);
    font-weight: var(--weight-strong);
    background: transparent;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    box-shadow: inset 0 -2px var(--color-brand);
  }
  label[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &[data-unavailable] label {
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
  [data-part="description"] {
    display: block;
    padding-block-start: 4px;
    color: var(--color-ink-soft);
    font-size: var(--text-12);
    line-height: var(--leading-12);
  }
  [data-part="text"]::after {
    content: attr(data-text);
    display: block;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: var(--weight-strong);
  }
  &[data-variant="filled"] [data-part="options"] {
    gap: 2px;
  }
  &[data-variant="filled"] [data-part="options"] label {
    padding: 4px 8px;
    font-size: var(--text-12);
    line-height: var(--leading-12);
  }
  &[data-variant="filled"] [data-part="options"] label[data-selected] {
    background: var(--color-brand-wash);
    border-radius: var(--radius-flat);
    box-shadow: none;
  }
  ${media.touch} {
    &[data-variant] [data-part="options"] label {
      min-block-size: var(--target-touch);
      align-content: center;
    }
  }
  ${media.forcedColors} {
    &[data-variant] [data-part="options"] label[data-selected] {
      background: Highlight;
      color: HighlightText;
      outline-color: Highlight;
      forced-color-adjust: none;
    }
  }
`;
