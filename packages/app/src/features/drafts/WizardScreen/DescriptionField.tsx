import { descriptionLength } from "@grantwright/domain";
import type { ReactNode, RefObject } from "react";
import { useFormState } from "../../../forms/FormContext.ts";
import { FormPaperField } from "../../../forms/FormPaperField.tsx";
import { copy } from "./wizard.copy.ts";

/** Props of DescriptionField. */
export interface DescriptionFieldProps {
  /** What is asked. */
  label: string;
  isLabelHidden?: boolean;
  placeholder: string;
  minRows: number;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Other ways to add to it than typing, on the line of its counter. */
  actions?: ReactNode;
}

/** The field `text` of its form: what somebody wants to do, in 20 to 10000 characters. Nothing of it is ever cut. */
export function DescriptionField({
  label,
  isLabelHidden = false,
  placeholder,
  minRows,
  area,
  actions,
}: DescriptionFieldProps) {
  const form = useFormState();
  const over = String(form.values["text"]).trim().length - descriptionLength.most;
  const isTooLong = form.problemOf("text") === copy.tooLong && over > 0;
  return (
    <FormPaperField
      name="text"
      label={label}
      isLabelHidden={isLabelHidden}
      placeholder={placeholder}
      minRows={minRows}
      ringMax={descriptionLength.most}
      limit={descriptionLength.most}
      errorHint={isTooLong ? copy.cut(over) : undefined}
      actions={actions}
      isRequired
      ref={area}
    />
  );
}
