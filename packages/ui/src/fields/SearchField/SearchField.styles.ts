import { SearchField } from "react-aria-components/SearchField";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { fieldStyles } from "../Field/Field.styles.ts";

export const Root = styled(SearchField)`
  ${fieldStyles}

  [data-part="box"] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 10px;
    min-block-size: 44px;
    padding-inline: var(--space-3) 6px;
    border: 1px solid var(--color-edge);
    border-radius: var(--radius-flat);
    background: var(--color-sheet);
    color: var(--color-ink-soft);
  }
  [data-part="box"]:has([data-focused]) {
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
  }
  input {
    inline-size: 100%;
    min-block-size: 42px;
    border: 0;
    background: none;
    outline: none;
    appearance: none;
    color: var(--color-ink);
    font: var(--weight-text) var(--text-16) / var(--leading-16) var(--font-sans);
    text-overflow: ellipsis;
  }
  input::placeholder {
    text-overflow: ellipsis;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  button {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--radius-flat);
  }
  button[data-hovered] {
    background: var(--color-hover);
    color: var(--color-ink);
  }
  &[data-empty] button {
    visibility: hidden;
  }
  &[data-size="large"] [data-part="box"] {
    min-block-size: 60px;
    gap: 14px;
    padding-inline: var(--space-5) var(--space-3);
  }
  &[data-size="large"] input {
    min-block-size: 58px;
    font: 400 var(--text-22) / var(--leading-22) var(--font-serif);
  }
  ${media.small} {
    &[data-size="large"] input {
      font-size: var(--text-18);
    }
  }
  ${media.touch} {
    button {
      inline-size: var(--target-touch);
      block-size: var(--target-touch);
      margin-block: -1px;
    }
    &[data-size] [data-part="box"] {
      padding-inline: var(--space-3) 0;
    }
  }
`;
