import { useEffect, useState, type RefObject } from "react";

/** Whether somebody writes in a field; what is done about its text beside it still counts as that. */
export function useFieldFocus(fieldId: string, beside: RefObject<HTMLElement | null>): boolean {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    const goneTo = (at: EventTarget | null) => {
      const isAt = at instanceof Element;
      setIn((was) => isAt && (at.id === fieldId || (was && beside.current?.contains(at) === true)));
    };
    const onIn = ({ target }: FocusEvent) => goneTo(target);
    const onOut = ({ relatedTarget }: FocusEvent) => goneTo(relatedTarget);
    goneTo(document.activeElement);
    document.addEventListener("focusin", onIn);
    document.addEventListener("focusout", onOut);
    return () => {
      document.removeEventListener("focusin", onIn);
      document.removeEventListener("focusout", onOut);
    };
  }, [fieldId, beside]);
  return isIn;
}
