import { lazy, Suspense, useContext } from "react";
import { AccessContext, useMay } from "./access.ts";
import type { AccessNoteProps } from "./AccessNote.tsx";

const AccessNote = lazy(() => import("./AccessNote.tsx"));

/** AccessNote, for guests and for who may not write. */
export function LazyAccessNote(props: Omit<AccessNoteProps, "access">) {
  const access = useContext(AccessContext);
  const may = useMay();
  if (!access || (!access.isGuest && may("write"))) return null;
  return (
    <Suspense>
      <AccessNote {...props} access={access} />
    </Suspense>
  );
}
