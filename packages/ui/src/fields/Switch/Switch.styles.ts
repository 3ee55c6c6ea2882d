import { SwitchField } from "react-aria-components/Switch";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { inputOverLabel } from "../Field/inputOverLabel.styles.ts";

export const Root = styled(SwitchField)`
  label {
    ${inputOverLabel}
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 10px;
    min-block-size: var(--target-mouse);
  }
  [data-part="track"] {
    position: relative;
    inline-size: 34px;
    block-size: 20px;
    border: 1.5px solid var(--color-edge);
    border-radius: 10px;
    transition: background var(--steady) var(--ease);
  }
  [data-part="track"]::after {
    content: "";
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 11px;
    block-size: 11px;
    border-radius: 50%;
    background: var(--color-edge);
    transition: inset-inline-start var(--steady) var(--ease);
  }
  label[data-hovered] [data-part="track"] {
    border-color: var(--color-ink-soft);
  }
  label[data-selected] [data-part="track"] {
    background: var(--color-brand);
    border-color: var(--color-brand);
  }
  label[data-selected] [data-part="track"]::after {
    inset-inline-start: 17px;
    background: var(--color-on-brand);
  }
  label[data-focus-visible] [data-part="track"] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &[data-unavailable] label {
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
  &[data-unavailable] label [data-part="track"] {
    border-style: dashed;
  }
  [data-part="description"] {
    display: block;
    padding-inline-start: 44px;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-faint);
  }
  &[data-unavailable] [data-part="description"] {
    color: var(--color-ink-soft);
  }
  ${media.touch} {
    label {
      min-block-size: var(--target-touch);
    }
    [data-part="description"] {
      margin-block-start: -12px;
    }
  }
  ${media.forcedColors} {
    [data-part="track"]::after {
      background: ButtonText;
      forced-color-adjust: none;
    }
    label[data-selected] [data-part="track"] {
      background: Highlight;
      border-color: Highlight;
      forced-color-adjust: none;
    }
    label[data-selected] [data-part="track"]::after {
      background: HighlightText;
    }
  }
`;
