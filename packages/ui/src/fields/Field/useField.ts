import { useId } from "react";
import type { ReactNode } from "react";

interface FieldState {
  id?: string;
  description: ReactNode;
  errorMessage: string | undefined;
  isRequired?: boolean;
  isReadOnly?: boolean;
  isUnavailable?: boolean;
  unavailableReason?: string;
}

/**
 * Ties the parts of a field together. An unavailable one can be focused and read, it cannot be changed, and the reason takes
 * the place of the description. Spread `controlProps` on the input or the group, `labelProps`, `descriptionProps` and
 * `problemProps` on those parts.
 */
export function useField({
  id,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isUnavailable,
  unavailableReason,
}: FieldState) {
  const ownId = useId();
  const words = isUnavailable ? unavailableReason : description;
  const ids = { label: `${ownId}-label`, description: `${ownId}-description`, problem: `${ownId}-problem` };
  const describedBy = [words && ids.description, errorMessage && ids.problem].filter(Boolean).join(" ");
  return {
    /** Whether it cannot be changed, for whichever reason. */
    isFixed: Boolean(isReadOnly || isUnavailable),
    controlProps: {
      id: id ?? ownId,
      "aria-describedby": describedBy || undefined,
      "aria-disabled": isUnavailable || undefined,
      "aria-invalid": errorMessage !== undefined || undefined,
      "aria-required": isRequired || undefined,
    },
    labelProps: { id: ids.label, htmlFor: id ?? ownId, isRequired },
    descriptionProps: { id: ids.description, children: words },
    problemProps: { id: ids.problem, children: errorMessage },
  };
}
