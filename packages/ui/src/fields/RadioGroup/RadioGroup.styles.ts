import { RadioGroup } from "react-aria-components/RadioGroup";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { fieldStyles } from "../Field/Field.styles.ts";
import { inputOverLabel } from "../Field/inputOverLabel.styles.ts";

/** A group of choices. One with more about it below stands at the end of its height, and its dot by its first line. */
export const Root = styled(RadioGroup)`
  ${fieldStyles}

  [data-part="options"] {
    display: grid;
    gap: 2px;
  }
  &[data-orientation="horizontal"] [data-part="options"] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--space-6);
  }
  [data-part="options"] label {
    ${inputOverLabel}
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 10px;
    min-block-size: 28px;
  }
  [data-part="options"] label:has(+ [data-part="description"]) {
    align-content: end;
    align-items: start;

    > [data-part="dot"] {
      margin-block-start: calc((1lh - 18px) / 2);
    }
  }
  [data-part="group"] {
    padding-block: 10px 2px;
    color: var(--color-ink-soft);
    font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
    text-wrap: balance;
  }
  [data-part="options"] > [data-part="group"]:first-child {
    padding-block-start: 0;
  }
  [data-part="dot"] {
    display: grid;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    border: 1.5px solid var(--color-edge);
    border-radius: 50%;
    background: var(--color-sheet);
  }
  label[data-hovered] [data-part="dot"] {
    border-color: var(--color-ink-soft);
  }
  label[data-selected] [data-part="dot"] {
    border-color: var(--color-brand);
  }
  label[data-selected] [data-part="dot"]::after {
    content: "";
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: var(--color-brand);
  }
  label[data-focus-visible] [data-part="dot"] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &[data-unavailable] label {
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
  &[data-unavailable] [data-part="dot"] {
    border-style: dashed;
  }
  label + [data-part="description"] {
    display: block;
    margin-block: -2px 4px;
    padding-inline-start: 28px;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-faint);
  }
  ${media.touch} {
    [data-part="options"] label {
      min-block-size: var(--target-touch);
    }
  }
  ${media.forcedColors} {
    label[data-selected] [data-part="dot"]::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
