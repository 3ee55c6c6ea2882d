import { ApiError, type Schemas } from "@grantwright/api-client";
import { mayDo, type DocumentRight } from "@grantwright/domain";
import { createContext, useContext } from "react";

/** What the person may do with a document. */
export interface DocumentAccess extends Pick<Schemas["DocumentAccess"], "role" | "isGuest" | "isInTeam" | "endsAt"> {
  /** A guest's right has ended while the page was open. */
  isOver?: boolean;
}

/** Gives what the person may do with the document that is shown to all that shows it. Undefined where all may be done: it is only here yet. */
export const AccessContext = createContext<DocumentAccess | undefined>(undefined);

/** What the person may do with a document as it was asked for last: a guest to whom it is refused since may only read what stands there. */
export function accessOf({ data, error }: { data?: Schemas["Document"] | undefined; error: unknown }) {
  const access = data?.access;
  const isOver = access?.isGuest === true && error instanceof ApiError && error.status === 404;
  return isOver ? { ...access, role: "reader" as const, isOver } : access;
}

/** What asks whether the person may do something with the document that is shown around here: what they may not is not offered. */
export function useMay(): (right: DocumentRight) => boolean {
  const access = useContext(AccessContext);
  return (right) => access === undefined || mayDo(access, right);
}
