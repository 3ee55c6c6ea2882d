import { useId, useImperativeHandle, useRef } from "react";
import type { KeyboardEvent, Ref } from "react";
import { styled } from "styled-components";
import { CloseIcon, SearchIcon } from "../../icons/icons.tsx";
import { media } from "../../theme/media.ts";
import { fieldStyles } from "../Field/Field.styles.ts";
import { FieldLabel } from "../Field/FieldParts.tsx";

export interface SearchFieldProps {
  /** Its name. */
  label: string;
  /** Leaves the label to assistive technology. */
  isLabelHidden?: boolean;
  /** An example of what to search for. */
  placeholder?: string;
  /** What is searched for; leave it out and the field keeps its own text. */
  value?: string;
  /** What is searched for at first, where the field keeps its own text. */
  defaultValue?: string;
  /** Called with the whole text at every change, also when it is emptied. */
  onChange?: (text: string) => void;
  /** Called with the text on Enter. Without it Enter sends the form around the field. */
  onSubmit?: (text: string) => void;
  /** Called when the person has emptied it with Escape or the button. */
  onClear?: () => void;
  /** The name under which a form sends it. */
  name?: string;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** `large` is the one search of a screen, 60 px high and set in the serif. Default: `medium`, 44 px. */
  size?: "medium" | "large";
  /** Names the button that empties it. Default: `Clear search`. */
  clearLabel?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

const Root = styled.div`
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
  @media (hover: hover) {
    button:hover {
      background: var(--color-hover);
      color: var(--color-ink);
    }
  }
  input:placeholder-shown + button {
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
  placeholder = " ",
  size = "medium",
  clearLabel = "Clear search",
  ref,
  value,
  onChange,
  onSubmit,
  onClear,
  ...rest
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const clear = () => {
    if (value === undefined && input.current) input.current.value = "";
    onChange?.("");
    onClear?.();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && onSubmit) {
      event.preventDefault();
      onSubmit(event.currentTarget.value);
    }
    if (event.key === "Escape" && event.currentTarget.value !== "") {
      // What it is in, a dialog or a menu, stays open.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };

  return (
    <Root data-size={size}>
      <FieldLabel id={`${id}-label`} htmlFor={id} label={label} isLabelHidden={isLabelHidden} />
      <div data-part="box">
        <SearchIcon />
        <input
          {...rest}
          ref={input}
          id={id}
          type="search"
          // A field without any placeholder never shows that it is empty, and its button would stay.
          placeholder={placeholder}
          value={value}
          onKeyDown={onKeyDown}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={clearLabel}
          // The keyboard of a phone stays open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            clear();
            input.current?.focus();
          }}
        >
          <CloseIcon size="small" />
        </button>
      </div>
    </Root>
  );
}
