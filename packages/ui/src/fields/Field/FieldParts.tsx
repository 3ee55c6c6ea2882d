import type { ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import { AlertIcon } from "../../icons/icons.tsx";

/** What every field of a form takes. */
export interface FieldProps {
  /** Its name. */
  label: string;
  /** Leaves the label to assistive technology, where the place says what the field is. */
  isLabelHidden?: boolean;
  /** What to enter, or why. */
  description?: ReactNode;
  /** What is wrong. A field with an error message is invalid. */
  errorMessage?: string;
}

/** Marks a label as required. Assistive technology hears it from the input. */
export function RequiredMark() {
  return (
    <span data-part="required" aria-hidden="true">
      *
    </span>
  );
}

interface FieldLabelProps extends Pick<FieldProps, "label" | "isLabelHidden"> {
  isRequired?: boolean;
}

/** The label of a field, tied to it by React Aria. */
export function FieldLabel({ label, isLabelHidden, isRequired }: FieldLabelProps) {
  return (
    <Label data-part="label" data-hidden={isLabelHidden || undefined}>
      {label}
      {isRequired && <RequiredMark />}
    </Label>
  );
}

/** What a field says below its label. */
export function FieldDescription({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <span id={id} data-part="description">
      {children}
    </span>
  ) : null;
}

/** What is wrong with a field: announced when it appears, and described with it when one comes to it. */
export function FieldProblem({ id, children }: { id: string; children: string | undefined }) {
  return (
    <div aria-live="polite">
      {children && (
        <span id={id} data-part="problem">
          <AlertIcon size="small" />
          <span>{children}</span>
        </span>
      )}
    </div>
  );
}
