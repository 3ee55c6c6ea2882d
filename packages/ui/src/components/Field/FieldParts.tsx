import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
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

/** The label of a field. */
export function FieldLabel({
  label,
  isLabelHidden,
  isRequired,
}: Pick<FieldProps, "label" | "isLabelHidden"> & { isRequired?: boolean }) {
  return (
    <Label data-part="label" data-hidden={isLabelHidden || undefined}>
      {label}
      {isRequired && <RequiredMark />}
    </Label>
  );
}

/** What a field says below its label. */
export function FieldDescription({ children }: { children: ReactNode }) {
  return children ? <Text slot="description">{children}</Text> : null;
}

/** What is wrong with a field: announced when it appears, and described with the input. */
export function FieldProblem({ children }: { children: string | undefined }) {
  return (
    <div aria-live="polite">
      <FieldError>
        {children && (
          <>
            <AlertIcon size="small" />
            <span>{children}</span>
          </>
        )}
      </FieldError>
    </div>
  );
}
