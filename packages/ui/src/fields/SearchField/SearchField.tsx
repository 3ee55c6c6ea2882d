import { useId, useImperativeHandle, useRef } from "react";
import type { KeyboardEvent, Ref } from "react";
import { CloseIcon, SearchIcon } from "../../icons/icons.tsx";
import { FieldLabel } from "../Field/FieldParts.tsx";
import { Root } from "./SearchField.styles.ts";

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
