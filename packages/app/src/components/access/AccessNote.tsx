import { useLeaveDoc } from "@grantwright/api-client/react-query";
import { Banner, Button, ReviewIcon, showToast } from "@grantwright/ui";
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { showRequestError } from "../requestErrors.ts";
import type { DocumentAccess } from "./access.ts";
import { accessCopy as copy } from "./access.copy.ts";

const ConfirmDialog = lazy(() => import("../LazyConfirmDialog.tsx"));

/** Props of AccessNote. */
export interface AccessNoteProps {
  docId: string;
  access: DocumentAccess;
  /** What they could do when the page was opened. */
  before: DocumentAccess | undefined;
  /** What it stands in. */
  frame: (note: ReactNode) => ReactNode;
}

/** What somebody may do who is a guest, or may not do all: said above the document, with a guest's way out. */
export default function AccessNote({ docId, access, before, frame }: AccessNoteProps) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = useLeaveDoc(docId);
  const navigate = useNavigate();
  const { role, isOver } = access;
  const note = copy.note(access);
  const said = useRef(before?.role !== role || before.isOver !== isOver ? undefined : note);
  // What changes under the hands of who is here is said, too.
  useEffect(() => {
    if (said.current !== note) showToast({ title: note, tone: "neutral" });
    said.current = note;
  }, [note]);
  return frame(
    <Banner
      tone="neutral"
      icon={<ReviewIcon />}
      action={
        access.isGuest &&
        !isOver && (
          <Button variant="line" size="small" onPress={() => setLeaving(true)}>
            {copy.leave}
          </Button>
        )
      }
    >
      {note}
      <Suspense>
        {isLeaving && (
          <ConfirmDialog
            title={copy.leaveTitle}
            description={copy.leaveText}
            confirmLabel={copy.leave}
            cancelLabel={copy.cancel}
            isPending={leave.isPending}
            onCancel={() => setLeaving(false)}
            onConfirm={() =>
              leave.mutate(undefined, {
                onSuccess: () => {
                  showToast({ title: copy.left, tone: "success" });
                  void navigate("/");
                },
                onError: (error) => {
                  setLeaving(false);
                  showRequestError(error);
                },
              })
            }
          />
        )}
      </Suspense>
    </Banner>,
  );
}
