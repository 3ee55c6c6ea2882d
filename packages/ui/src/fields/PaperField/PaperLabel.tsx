import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { RequiredMark } from "../Field/FieldParts.tsx";
import type { PaperFieldProps } from "./paperFieldProps.ts";

type PaperLabelProps = Pick<PaperFieldProps, "label" | "isLabelHidden" | "description" | "isRequired"> & {
  /** The id of the text area. */
  id: string;
};

/** What stands above the paper: its name, and what to write. */
export function PaperLabel({ id, label, isLabelHidden, description, isRequired }: PaperLabelProps) {
  return (
    <>
      {label &&
        (isLabelHidden ? (
          <VisuallyHidden as="label" htmlFor={id}>
            {label}
          </VisuallyHidden>
        ) : (
          <label data-part="label" htmlFor={id}>
            {label}
            {isRequired && <RequiredMark />}
          </label>
        ))}
      {description && (
        <p data-part="description" id={`${id}-description`}>
          {description}
        </p>
      )}
    </>
  );
}
