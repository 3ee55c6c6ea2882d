import type { Ref } from "react";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import { SearchField as AriaSearchField } from "react-aria-components/SearchField";
import type { SearchFieldProps as AriaSearchFieldProps } from "react-aria-components/SearchField";
import { styled } from "styled-components";
import { CloseIcon, SearchIcon } from "../../icons/icons.tsx";
import { media } from "../../theme/media.ts";
import { fieldStyles } from "../Field/Field.styles.ts";
import { FieldLabel } from "../Field/FieldParts.tsx";

export interface SearchFieldProps extends Omit<
  AriaSearchFieldProps,
  "className" | "style" | "children" | "render" | "isDisabled" | "isInvalid" | "validate" | "isRequired" | "maxLength"
> {
  /** Its name. */
  label: string;
  /** Leaves the label to assistive technology. */
  isLabelHidden?: boolean;
  /** An example of what to search for. */
  placeholder?: string;
  /** `large` is the one search of a screen, 60 px high and set in the serif. Default: `medium`, 44 px. */
  size?: "medium" | "large";
  /** Names the button that empties it. Default: `Clear search`. */
  clearLabel?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

const Root = styled(AriaSearchField)`
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
  [data-part="box"]:focus-within {
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
  }
  [data-part="box"]:has(button:focus-visible) {
    outline: none;
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
    color: var(--color-ink-faint);
    opacity: 1;
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
    button {
      inline-size: var(--target-touch);
      block-size: 42px;
    }
    &[data-size="large"] input {
      font-size: var(--text-18);
    }
    &[data-size] [data-part="box"] {
      padding-inline: var(--space-3) 0;
    }
  }
`;

/** Searches as one types (onChange) or on Enter (onSubmit). Escape and the button clear it. */
export function SearchField({
  label,
  isLabelHidden,
  placeholder,
  size = "medium",
  clearLabel = "Clear search",
  ref,
  ...rest
}: SearchFieldProps) {
  return (
    <Root {...rest} data-size={size}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <div data-part="box">
        <SearchIcon />
        <Input ref={ref} placeholder={placeholder} />
        <Button aria-label={clearLabel}>
          <CloseIcon size="small" />
        </Button>
      </div>
    </Root>
  );
}
