import { css } from "styled-components";
import { media } from "../../theme/media.ts";

/** A label that is left to assistive technology. */
export const hiddenLabelStyles = css`
  [data-part="label"][data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/**
 * What the fields of a form share: label above, description below it and nearer to it than to the input, input, error beneath. Styled
 * from their root.
 */
export const fieldStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-2);

  [data-part="label"] {
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
    color: var(--color-ink);
  }
  ${hiddenLabelStyles}
  [data-part="required"] {
    padding-inline-start: 3px;
    color: var(--color-danger);
  }
  [data-part="description"] {
    margin-block: -6px 0;
    color: var(--color-ink-soft);
  }
  [data-part="problem"] {
    display: flex;
    gap: 6px;
    color: var(--color-danger);
  }
  [data-part="problem"] svg {
    margin-block-start: 2px;
  }
  ${media.forcedColors} {
    [data-part="required"] {
      color: inherit;
    }
  }
`;

/** A single line of input, or several. Its state comes from the data attributes of React Aria, and from `readonly` and `aria-disabled`. */
export const inputStyles = css`
  inline-size: 100%;
  min-block-size: 44px;
  padding: 0 var(--space-3);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-flat);
  background: var(--color-sheet);
  color: var(--color-ink);
  font: var(--weight-text) var(--text-16) / var(--leading-16) var(--font-sans);

  /* An empty field has no letters of its own to follow. */
  &:placeholder-shown {
    direction: inherit;
  }
  &[data-focused] {
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
  }
  &[data-invalid] {
    border-color: var(--color-danger-mark);
    box-shadow: inset 0 0 0 1px var(--color-danger-mark);
  }
  &[readonly] {
    background: transparent;
    border-color: var(--color-line);
  }
  &[aria-disabled="true"] {
    border: 1px dashed var(--color-edge);
    color: var(--color-ink-soft);
    cursor: not-allowed;
  }
`;
