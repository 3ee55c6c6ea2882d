import { lazy, Suspense, useContext, useState } from "react";
import { AccessContext, useMay } from "./access.ts";
import type { AccessNoteProps } from "./AccessNote.tsx";

const AccessNote = lazy(() => import("./AccessNote.tsx"));

/** AccessNote, for guests and for who may not write. */
export function LazyAccessNote(props: Pick<AccessNoteProps, "docId" | "frame">) {
  const access = useContext(AccessContext);
  const may = useMay();
  const [first] = useState(access);
  if (!access || (!access.isGuest && may("write"))) return null;
  return (
    <Suspense>
      <AccessNote {...props} access={access} before={first} />
    </Suspense>
  );
}
