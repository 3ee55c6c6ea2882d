import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { AlertIcon } from "../../icons/icons.tsx";
import { RequiredMark } from "../Field/FieldParts.tsx";
import type { FieldProps } from "../Field/FieldParts.tsx";

/** The label of the field, tied to it by React Aria as the other parts here are. They look as those of other fields do. */
export function SelectLabel({
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

/** What the field says below its label. */
export function SelectDescription({ children }: { children: ReactNode }) {
  return children ? (
    <Text slot="description" data-part="description">
      {children}
    </Text>
  ) : null;
}

/** What is wrong with the field: announced when it appears, and described with it. */
export function SelectProblem({ children }: { children: string | undefined }) {
  return (
    <div aria-live="polite">
      <FieldError data-part="problem">
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
