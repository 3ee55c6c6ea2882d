import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { fieldStyles } from "../Field/Field.styles.ts";

export const Root = styled.div`
  ${fieldStyles}

  [data-part="options"] {
    display: grid;
    gap: 2px;
  }
  &[aria-orientation="horizontal"] [data-part="options"] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--space-6);
  }
  [data-part="options"] label {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 10px;
    min-block-size: 28px;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
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
  @media (hover: hover) {
    &:where(:not([aria-readonly])) label:hover [data-part="dot"] {
      border-color: var(--color-ink-soft);
    }
  }
  label:has(:checked) [data-part="dot"] {
    border-color: var(--color-brand);
  }
  label:has(:checked) [data-part="dot"]::after {
    content: "";
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: var(--color-brand);
  }
  label:has(:focus-visible) [data-part="dot"] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &[aria-disabled="true"] label {
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
  &[aria-disabled="true"] [data-part="dot"] {
    border-style: dashed;
  }
  label + [data-part="description"] {
    display: block;
    padding-inline-start: 28px;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-faint);
  }
  ${media.small} {
    [data-part="options"] label {
      min-block-size: var(--target-touch);
    }
    label + [data-part="description"] {
      margin-block-start: -8px;
    }
  }
  ${media.forcedColors} {
    label:has(:checked) [data-part="dot"]::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
