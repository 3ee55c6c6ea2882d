import type { ReactNode } from "react";

interface FieldState {
  description: ReactNode;
  isReadOnly?: boolean;
  isUnavailable?: boolean;
  unavailableReason?: string;
}

/**
 * How a text field is unavailable: it can be focused and its text read and copied, it cannot be changed, and the reason takes
 * the place of the description. Spread `rootProps` on the field and `inputProps` on its input.
 */
export function fieldAvailability({ description, isReadOnly, isUnavailable, unavailableReason }: FieldState) {
  return {
    rootProps: { isReadOnly: isReadOnly || isUnavailable, "data-unavailable": isUnavailable || undefined },
    inputProps: { "aria-disabled": isUnavailable || undefined },
    description: isUnavailable ? unavailableReason : description,
  };
}
