import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Frame = styled.section`
  inline-size: 100%;

  > h2 {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding-block-end: 8px;
    border-block-end: 1px solid var(--color-line);
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
    letter-spacing: normal;
  }
  > h2 > bdi {
    flex: none;
    font-weight: var(--weight-text);
    font-variant-numeric: tabular-nums;
    color: var(--color-ink-faint);
  }
  li {
    border-block-end: 1px solid var(--color-line);
  }
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: 10px;
    padding-block: 9px;
    overflow-wrap: anywhere;
    text-wrap: pretty;
    cursor: pointer;
  }
  label:hover {
    background: var(--color-hover);
  }
  input {
    appearance: none;
    display: grid;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    margin: 1px 0 0;
    border: 1.5px solid var(--color-edge);
    border-radius: var(--radius-flat);
    background: var(--color-sheet);
    cursor: inherit;
  }
  input:checked {
    border-color: var(--color-brand);
    background: var(--color-brand);
  }
  input:checked::after {
    content: "";
    inline-size: 9px;
    block-size: 5px;
    border: solid var(--color-on-brand);
    border-width: 0 0 2px 2px;
    transform: translateY(-1px) rotate(-45deg);
  }
  input:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  input:is(:disabled, [aria-disabled]) {
    border: 1.5px dashed var(--color-edge);
    background: transparent;
  }
  input:is(:disabled, [aria-disabled]):checked::after {
    border-color: var(--color-ink-soft);
  }
  label:has([aria-disabled]) {
    cursor: progress;
  }
  small {
    display: block;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-soft);
  }
  /* It asks for something. */
  span > span {
    display: block;
    color: var(--color-ink-soft);
  }
  svg {
    margin-block-start: 2px;
    color: var(--color-ink-faint);
  }
  ${media.touch} {
    label {
      min-block-size: var(--target-touch);
    }
    input {
      inline-size: 22px;
      block-size: 22px;
    }
  }
  ${media.forcedColors} {
    input:checked:not(:disabled, [aria-disabled]) {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
    input:checked:not(:disabled, [aria-disabled])::after {
      border-color: HighlightText;
    }
  }
`;
