import { useId } from "react";
import type { ReactNode } from "react";
import { useDescribingProblem } from "./useDescribingProblem.ts";

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
 * What our fields add to those of React Aria. An unavailable one can be focused and read, it cannot be changed, and the
 * reason takes the place of the description. Spread `fieldProps` on React Aria's field or group, `descriptionProps` and
 * `problemProps` on those parts. The descriptions are tied by ids of our own: React Aria looks for its slots when a field
 * appears, and a description or reason that comes later would belong to nothing.
 */
export function useField({
  id,
  description,
  errorMessage,
  isRequired = false,
  isReadOnly = false,
  isUnavailable = false,
  unavailableReason,
}: FieldState) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const words = isUnavailable ? unavailableReason : description;
  const ids = { words: `${ownId}-description`, problem: `${ownId}-problem` };
  const wordsId = words ? ids.words : undefined;
  const problemId = useDescribingProblem(fieldId, ids.problem, errorMessage);
  const order = isUnavailable ? [problemId, wordsId] : [wordsId, problemId];
  return {
    fieldProps: {
      id: fieldId,
      "aria-describedby": order.filter(Boolean).join(" ") || undefined,
      isInvalid: errorMessage !== undefined,
      isReadOnly: isReadOnly || isUnavailable,
      isRequired,
      validationBehavior: "aria" as const,
      "data-unavailable": isUnavailable || undefined,
    },
    descriptionProps: { id: ids.words, children: words },
    problemProps: { id: ids.problem, children: errorMessage },
  };
}
