import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** Papers to tick off, a line each. */
export const Rows = styled.section`
  inline-size: 100%;

  > h2 {
    display: flex;
    justify-content: space-between;
    padding-block-end: 8px;
    border-block-end: 1px solid var(--color-line);
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
  }
  > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    min-block-size: 36px;
    border-block-end: 1px solid var(--color-line);
  }
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: 10px;
    padding-block: 3px;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  label:has(:disabled) {
    cursor: default;
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
  label > span {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 8px;
  }
  small {
    font-size: var(--text-12);
    color: var(--color-ink-soft);
  }
  label small {
    padding-block-start: 1px;
  }
  > ul > li > button[data-variant] {
    margin-inline-end: -5px;
    padding-inline: 8px 4px;
  }
  > ul > [data-open] > button > svg {
    rotate: 180deg;
  }
  > ul > li > p {
    grid-column: 1 / -1;
    display: flex;
    gap: 8px;
    padding-block-end: 10px;
    color: var(--color-ink-soft);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  > ul > li > p[hidden] {
    display: none;
  }
  p > svg {
    flex: none;
    inline-size: 20px;
    margin-block-start: 2px;
  }
  p small {
    display: block;
  }
  ${media.touch} {
    > ul > li {
      min-block-size: 44px;
    }
    > ul > li > button[data-variant] {
      min-inline-size: 44px;
      justify-content: flex-end;
    }
    /* Its words stand where those of the line above it do. */
    label {
      gap: 6px;
      padding-block: 12px;
    }
    input {
      inline-size: 22px;
      block-size: 22px;
      margin-block: -1px;
    }
  }
  ${media.forcedColors} {
    input:checked {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
    input:checked::after {
      border-color: HighlightText;
    }
  }
`;
