import type { CSSProperties, Ref } from "react";
import { useImperativeHandle, useRef } from "react";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { styled } from "styled-components";
import type { Availability } from "../Button/availability.ts";
import { CharacterRing } from "../CharacterRing/CharacterRing.tsx";
import { fieldAvailability } from "../Field/fieldAvailability.ts";
import { fieldStyles, inputStyles } from "../Field/Field.styles.ts";
import { FieldDescription, FieldLabel, FieldProblem } from "../Field/FieldParts.tsx";
import { useGrowingHeight } from "../PaperField/useGrowingHeight.ts";
import type { TextFieldBaseProps } from "../TextField/TextField.tsx";

interface TextAreaBaseProps extends Omit<
  TextFieldBaseProps,
  "type" | "inputMode" | "ref" | "value" | "defaultValue" | "onChange" | "pattern"
> {
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

const Root = styled(AriaTextField)`
  ${fieldStyles}

  textarea {
    ${inputStyles}
    display: block;
    min-block-size: calc(var(--min-rows) * 1lh + 22px);
    padding-block: 10px;
    resize: none;
    field-sizing: content;
  }
  [data-part="footer"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-4);
  }
`;

/** Several lines of text that grow as one writes. For the text of a document use PaperField. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  errorMessage,
  placeholder,
  value,
  ringMax,
  minRows = 3,
  ref,
  validationBehavior = "aria",
  isReadOnly,
  isUnavailable,
  unavailableReason,
  ...rest
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  useGrowingHeight(area, value);
  const state = fieldAvailability({ description, isReadOnly, isUnavailable, unavailableReason });
  return (
    <Root
      {...rest}
      {...state.rootProps}
      value={value}
      validationBehavior={validationBehavior}
      isInvalid={errorMessage !== undefined}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <FieldDescription>{state.description}</FieldDescription>
      <AriaTextArea
        ref={area}
        dir="auto"
        placeholder={placeholder}
        rows={minRows}
        style={{ "--min-rows": minRows } as CSSProperties}
        {...state.inputProps}
      />
      <div data-part="footer">
        <FieldProblem>{errorMessage}</FieldProblem>
        {ringMax !== undefined && <CharacterRing length={value.length} max={ringMax} />}
      </div>
    </Root>
  );
}
