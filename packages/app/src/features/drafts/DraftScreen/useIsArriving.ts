import { useLocation } from "react-router-dom";

/** Whether the outline was made just now: its sections come onto the sheet one after the other, once. */
export function useIsArriving(): boolean {
  return (useLocation().state as { isNew?: boolean } | null)?.isNew === true;
}
