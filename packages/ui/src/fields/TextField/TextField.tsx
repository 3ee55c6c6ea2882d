import type { FocusEvent, HTMLAttributes, InputHTMLAttributes, KeyboardEvent, Ref } from "react";
import { Input } from "react-aria-components/TextField";
import type { Availability } from "../../actions/Button/availability.ts";
import { FieldDescription, FieldLabel, FieldProblem } from "../Field/FieldParts.tsx";
import type { FieldProps } from "../Field/FieldParts.tsx";
import { useField } from "../Field/useField.ts";
import { Root } from "./TextField.styles.ts";

/** What the fields of text take, besides their text and their availability. */
export interface TextFieldBaseProps extends FieldProps {
  /** The id of the input, for a link that leads to it. By default it has one of its own. */
  id?: string;
  /** The name under which a form sends it. */
  name?: string;
  /** An example of what to enter. It goes when one types: what must be known belongs into the description. */
  placeholder?: string;
  /** Marks it as required, and says so. The form checks it. */
  isRequired?: boolean;
  /** It can be focused, read and copied, and never changes. */
  isReadOnly?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** What of the person's own fits here, in the words of the HTML standard: `email`, `name`, `off`. */
  autoComplete?: string;
  /** Which letters a keyboard on a screen begins with capitals. */
  autoCapitalize?: HTMLAttributes<HTMLElement>["autoCapitalize"];
  /** What the Enter key of a keyboard on a screen says. */
  enterKeyHint?: HTMLAttributes<HTMLElement>["enterKeyHint"];
  /** Whether the browser checks the spelling. Default: as it likes. */
  spellCheck?: boolean | "true" | "false";
  /** Called when the input takes the focus. */
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  /** Called when the focus leaves the input. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** Called for each key in the input, before it does anything. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/** What a field of one line takes, besides its availability. */
export interface TextLineProps extends TextFieldBaseProps {
  /** The text; leave it out and the field keeps its own. */
  value?: string;
  /** The text at first, where the field keeps its own. */
  defaultValue?: string;
  /** Called with the whole text at every change. */
  onChange?: (text: string) => void;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

interface TextFieldOwnProps extends TextLineProps {
  /** What it holds, so that phones offer the right keys. Default: `text`. */
  type?: "text" | "email" | "tel" | "url";
  /** Which keys a phone offers, where `type` does not tell it. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
}

export type TextFieldProps = TextFieldOwnProps & Availability;

/** One line of text. An unavailable one can be focused and read, and says why. For a password use PasswordField, for several lines TextArea, for a document PaperField. */
export function TextField({
  id,
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isUnavailable,
  unavailableReason,
  type = "text",
  name,
  value,
  defaultValue,
  onChange,
  autoFocus,
  ...rest
}: TextFieldProps) {
  const field = useField({ id, description, errorMessage, isRequired, isReadOnly, isUnavailable, unavailableReason });
  return (
    <Root {...field.fieldProps} {...{ type, name, value, defaultValue, onChange, autoFocus }}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <FieldDescription {...field.descriptionProps} />
      <Input {...rest} aria-disabled={isUnavailable || undefined} dir="auto" />
      <FieldProblem {...field.problemProps} />
    </Root>
  );
}
