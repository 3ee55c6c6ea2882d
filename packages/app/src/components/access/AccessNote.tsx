import { useLeaveDoc } from "@grantwright/api-client/react-query";
import { Banner, Button, ReviewIcon, showToast } from "@grantwright/ui";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { showRequestError } from "../requestErrors.ts";
import type { DocumentAccess } from "./access.ts";
import { accessCopy as copy } from "./access.copy.ts";

const ConfirmDialog = lazy(() => import("../LazyConfirmDialog.tsx"));

/** Props of AccessNote. */
export interface AccessNoteProps {
  docId: string;
  access: DocumentAccess;
  /** What it stands in. */
  frame: (note: ReactNode) => ReactNode;
}

/** What somebody may do who is a guest, or may not do all: said above the document, with a guest's way out. */
export default function AccessNote({ docId, access, frame }: AccessNoteProps) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = useLeaveDoc(docId);
  const navigate = useNavigate();
  return frame(
    <Banner
      tone="neutral"
      icon={<ReviewIcon />}
      action={
        access.isGuest && (
          <Button variant="line" size="small" onPress={() => setLeaving(true)}>
            {copy.leave}
          </Button>
        )
      }
    >
      {copy.note(access)}
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
