import type { Schemas } from "@grantwright/api-client";
import { mayDo, type DocumentRight } from "@grantwright/domain";
import { createContext, useContext } from "react";

/** What the person may do with a document. */
export type DocumentAccess = Schemas["DocumentAccess"];

/** Gives what the person may do with the document that is shown to all that shows it. Undefined where all may be done: it is only here yet. */
export const AccessContext = createContext<DocumentAccess | undefined>(undefined);

/** What asks whether the person may do something with the document that is shown around here: what they may not is not offered. */
export function useMay(): (right: DocumentRight) => boolean {
  const access = useContext(AccessContext);
  return (right) => access === undefined || mayDo(access, right);
}
