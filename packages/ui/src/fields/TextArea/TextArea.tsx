import type { CSSProperties, Ref } from "react";
import { useImperativeHandle, useRef } from "react";
import { TextArea as AriaTextArea } from "react-aria-components/TextField";
import type { Availability } from "../../actions/Button/availability.ts";
import { CharacterRing } from "../CharacterRing/CharacterRing.tsx";
import { FieldDescription, FieldLabel, FieldProblem } from "../Field/FieldParts.tsx";
import { useField } from "../Field/useField.ts";
import { useGrowingHeight } from "../PaperField/useGrowingHeight.ts";
import type { TextFieldBaseProps } from "../TextField/TextField.tsx";
import { Root } from "./TextArea.styles.ts";

interface TextAreaBaseProps extends TextFieldBaseProps {
  /** The text. */
  value: string;
  /** Called with the whole text at every change. Text is never cut, whatever the limit. */
  onChange: (text: string) => void;
  /** The number of characters that a ring counts against. Without it there is no ring. */
  ringMax?: number;
  /** The height of an empty field, in lines. Default: 3. */
  minRows?: number;
  /** The text area. */
  ref?: Ref<HTMLTextAreaElement>;
}

export type TextAreaProps = TextAreaBaseProps & Availability;

/** Several lines of text that grow as one writes. For the text of a document use PaperField. */
export function TextArea({
  id,
  label,
  isLabelHidden,
  description,
  errorMessage,
  name,
  value,
  onChange,
  autoFocus,
  ringMax,
  minRows = 3,
  ref,
  isRequired,
  isReadOnly,
  isUnavailable,
  unavailableReason,
  ...rest
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  useGrowingHeight(area, value);
  const field = useField({ id, description, errorMessage, isRequired, isReadOnly, isUnavailable, unavailableReason });
  return (
    <Root {...field.fieldProps} {...{ name, value, onChange, autoFocus }}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <FieldDescription {...field.descriptionProps} />
      <AriaTextArea
        {...rest}
        ref={area}
        aria-disabled={isUnavailable || undefined}
        dir="auto"
        rows={minRows}
        style={{ "--min-rows": minRows } as CSSProperties}
      />
      <div data-part="footer">
        <FieldProblem {...field.problemProps} />
        {ringMax !== undefined && <CharacterRing length={value.length} max={ringMax} />}
      </div>
    </Root>
  );
}
