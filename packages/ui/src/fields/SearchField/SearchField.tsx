import type { Ref } from "react";
import { Button, Input } from "react-aria-components/SearchField";
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
