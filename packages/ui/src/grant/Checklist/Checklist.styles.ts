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
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    min-block-size: 36px;
    border-block-end: 1px solid var(--color-line);
  }
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: 10px;
    padding-block: 3px;
    overflow-wrap: anywhere;
    text-wrap: pretty;
    cursor: pointer;
  }
  label:has(:disabled) {
    cursor: default;
  }
  label:hover {
    background: var(--color-hover);
  }
  label > span {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 8px;
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
    padding-block-start: 1px;
    font-size: var(--text-12);
    color: var(--color-ink-soft);
  }
  label > svg {
    margin-block-start: 2px;
    color: var(--color-ink-faint);
  }
  li > button[data-variant] {
    margin-inline-end: -5px;
    padding-inline: 8px 4px;
  }
  [data-open] > button > svg {
    rotate: 180deg;
  }
  p {
    grid-column: 1 / -1;
    padding-block: 0 10px;
    padding-inline-start: 28px;
    color: var(--color-ink-soft);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  p[hidden] {
    display: none;
  }
  ${media.touch} {
    li {
      min-block-size: var(--target-touch);
    }
    li > button[data-variant] {
      min-inline-size: var(--target-touch);
      justify-content: flex-end;
    }
    label {
      padding-block: 12px;
    }
    input {
      inline-size: 22px;
      block-size: 22px;
      margin-block: -1px;
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
