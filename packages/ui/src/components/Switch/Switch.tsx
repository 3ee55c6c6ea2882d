import type { ReactNode } from "react";
import { SwitchButton, SwitchField } from "react-aria-components/Switch";
import type { SwitchFieldProps } from "react-aria-components/Switch";
import styled from "styled-components";
import { media } from "../../theme/media.ts";
import { fieldStyles } from "../Field/Field.styles.ts";
import { FieldDescription } from "../Field/FieldParts.tsx";

export interface SwitchProps extends Omit<
  SwitchFieldProps,
  | "className"
  | "style"
  | "children"
  | "render"
  | "isInvalid"
  | "isRequired"
  | "validate"
  | "validationBehavior"
  | "inputRef"
> {
  /** What is on or off. */
  label: ReactNode;
  /** More about it, below the label. */
  description?: ReactNode;
}

const Root = styled(SwitchField)`
  ${fieldStyles}

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 10px;
    min-block-size: var(--target-mouse);
    cursor: pointer;
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
  label[data-disabled] {
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
  label[data-disabled] [data-part="track"] {
    border-style: dashed;
  }
  [slot="description"] {
    padding-inline-start: 44px;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-faint);
  }
  ${media.small} {
    label {
      min-block-size: var(--target-touch);
    }
    [slot="description"] {
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

/** On or off, at once. For something that is sent with a form use Checkbox. */
export function Switch({ label, description, ...rest }: SwitchProps) {
  return (
    <Root {...rest}>
      <SwitchButton>
        <span data-part="track" aria-hidden="true" />
        <span>{label}</span>
      </SwitchButton>
      <FieldDescription>{description}</FieldDescription>
    </Root>
  );
}
