import { RadioGroup } from "react-aria-components/RadioGroup";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { hiddenLabelStyles } from "../Field/Field.styles.ts";
import { inputOverLabel } from "../Field/inputOverLabel.styles.ts";

/**
 * `outlined` is drawn as one of several, and not as a tab; on a small screen its choices have one width, up to three in a row and four
 * two by two, and a longer one takes a row of its own. What is pressed lies within its edge. `filled` is one control with one edge, in which what is chosen is filled. For fingers what is pressed is higher than what is drawn, by
 * `--slack` above and below.
 */
export const Root = styled(RadioGroup)`
  [data-part="label"] {
    display: block;
    padding-block-end: 8px;
    font-weight: var(--weight-label);
  }
  ${hiddenLabelStyles}
  [data-part="options"] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  [data-part="options"] label {
    ${inputOverLabel}
    display: flex;
    align-items: center;
    gap: 7px;
    padding: 8px 10px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-flat);
    color: var(--color-ink);
    white-space: nowrap;
  }
  [data-part="options"] label::before {
    content: "";
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    border: 1.5px solid var(--color-edge);
    border-radius: 50%;
  }
  [data-part="options"] label[data-selected]::before {
    border: 4px solid var(--color-brand);
  }
  label[data-hovered] {
    background: var(--color-hover);
  }
  [data-part="options"] label[data-selected] {
    color: var(--color-brand);
    font-weight: var(--weight-strong);
    background: var(--color-brand-wash);
    border-color: var(--color-brand);
  }
  label[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &[data-unavailable] [data-part="options"] label {
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
    position: relative;
    flex-wrap: nowrap;
    gap: 0;
  }
  &[data-variant="filled"] [data-part="options"]::after {
    content: "";
    position: absolute;
    inset: var(--slack, 0px) 0;
    border: 1px solid var(--color-edge);
    border-radius: var(--radius-flat);
    pointer-events: none;
  }
  &[data-variant="filled"] [data-part="options"] label {
    display: block;
    padding: 5px 9px;
    border: 0;
    background: linear-gradient(var(--fill, transparent) 0 0) center / 100% calc(100% - 2 * var(--slack, 0px)) no-repeat;
    color: var(--color-ink-soft);
    font-size: var(--text-12);
    line-height: var(--leading-12);
  }
  &[data-variant="filled"] [data-part="options"] label[data-hovered] {
    --fill: var(--color-hover);

    color: var(--color-ink);
  }
  &[data-variant="filled"] [data-part="options"] label[data-selected] {
    --fill: var(--color-brand-wash);

    color: var(--color-brand);
  }
  &[data-variant="filled"] [data-part="options"] label::before {
    content: none;
  }
  ${media.small} {
    &[data-variant="outlined"] [data-even] label {
      flex: 1 1 0;
      min-inline-size: fit-content;
      padding-inline: 9px;
      white-space: normal;
    }
    &[data-variant="outlined"] [data-even="two"] label {
      flex-basis: calc(50% - 3px);
    }
  }
  ${media.touch} {
    &[data-variant] [data-part="options"] label {
      min-block-size: calc(var(--target-touch) + 2px);
      align-content: center;
    }
    &[data-variant="filled"] {
      --slack: 7px;
    }
  }
  ${media.forcedColors} {
    &[data-variant] [data-part="options"] label[data-selected] {
      background: Highlight;
      color: HighlightText;
      outline-color: Highlight;
      forced-color-adjust: none;
    }
    [data-part="options"] label[data-selected]::before {
      border-color: HighlightText;
    }
  }
`;
