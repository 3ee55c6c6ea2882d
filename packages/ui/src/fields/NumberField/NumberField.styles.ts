import { NumberField } from "react-aria-components/NumberField";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { fieldStyles, inputStyles } from "../Field/Field.styles.ts";

export const Root = styled(NumberField)`
  ${fieldStyles}

  [role="group"] {
    display: flex;
    align-items: center;
    gap: 2px;
  }
  input {
    ${inputStyles}
    font-variant-numeric: tabular-nums;
  }
  [role="group"] button {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--radius-flat);
    color: var(--color-ink-soft);
    font-size: var(--text-18);
    line-height: 1;
  }
  button[data-hovered] {
    background: var(--color-hover);
    color: var(--color-ink);
  }
  button[data-pressed] {
    background: var(--color-sunken);
  }
  button[data-disabled] {
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
  ${media.touch} {
    [role="group"] button {
      inline-size: var(--target-touch);
      block-size: var(--target-touch);
    }
  }
  ${media.forcedColors} {
    button[data-disabled] {
      color: GrayText;
    }
  }
`;
