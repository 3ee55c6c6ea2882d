import { useLayoutEffect, useState } from "react";

/**
 * The id of an error as soon as it may describe its field, else undefined. Where the focus is in the field while the error
 * appears, that is when the focus has left: the error has just been announced from its live region, and a new description of
 * what has the focus would be spoken besides.
 */
export function useDescribingProblem(fieldId: string, problemId: string, problem: string | undefined) {
  const [described, setDescribed] = useState(problem);
  useLayoutEffect(() => {
    if (described === problem) return;
    const field = document.getElementById(fieldId);
    const describe = () => setDescribed(problem);
    if (!problem || !field?.contains(document.activeElement)) {
      describe();
      return;
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && field.contains(relatedTarget))) describe();
    };
    field.addEventListener("focusout", onFocusOut);
    return () => field.removeEventListener("focusout", onFocusOut);
  }, [described, fieldId, problem]);
  return problem && described === problem ? problemId : undefined;
}
