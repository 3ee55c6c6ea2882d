import type { Schemas } from "@grantwright/api-client";
import { useDeleteDoc, useDuplicateDoc, useRestoreDoc } from "@grantwright/api-client/react-query";
import {
  DuplicateIcon,
  EllipsisIcon,
  HoverMenu,
  MenuPanel,
  MenuPanelButton,
  showToast,
  TrashIcon,
} from "@grantwright/ui";
import { mayDo } from "@grantwright/domain";
import { lazy, Suspense, useState } from "react";
import { showRequestError } from "../requestErrors.ts";
import { copy, documentName } from "./documents.copy.ts";
import { useRestoreTime } from "./useRestoreTime.ts";

const ConfirmDialog = lazy(() => import("../LazyConfirmDialog.tsx"));

/** Props of DocumentActions. */
export interface DocumentActionsProps {
  item: Schemas["DocumentListItem"];
}

/** What can be done with a document in a list: duplicate, and delete with a way back. */
export function DocumentActions({ item }: DocumentActionsProps) {
  const duplicate = useDuplicateDoc();
  const remove = useDeleteDoc();
  const restore = useRestoreDoc();
  const [isAsking, setAsking] = useState(false);
  const restoreTime = useRestoreTime();
  const name = documentName(item);
  if (item.access && !mayDo(item.access, "run")) return null;

  const bringBack = () =>
    restore.mutate(item.id, {
      onSuccess: () => showToast({ title: copy.restored, tone: "success" }),
      onError: showRequestError,
    });

  return (
    <>
      <HoverMenu label={copy.actions(name)} trigger={<EllipsisIcon />}>
        <MenuPanel>
          <MenuPanelButton
            icon={<DuplicateIcon />}
            onPress={() =>
              duplicate.mutate(item.id, {
                onSuccess: () =>
                  showToast({ title: copy.duplicated, description: copy.duplicatedText, tone: "success" }),
                onError: showRequestError,
              })
            }
          >
            {copy.duplicate}
          </MenuPanelButton>
          <MenuPanelButton icon={<TrashIcon />} onPress={() => setAsking(true)}>
            {copy.delete}
          </MenuPanelButton>
        </MenuPanel>
      </HoverMenu>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title={copy.deleteTitle}
            confirmLabel={copy.deleteConfirm}
            pendingLabel={copy.deleting}
            cancelLabel={copy.cancel}
            tone="danger"
            isPending={remove.isPending}
            onCancel={() => setAsking(false)}
            onConfirm={() =>
              remove.mutate(item.id, {
                onSuccess: () => {
                  setAsking(false);
                  showToast({
                    title: copy.deleted,
                    description: copy.deletedText(restoreTime),
                    duration: 12_000,
                    action: { label: copy.undo, onPress: bringBack },
                  });
                },
                onError: showRequestError,
              })
            }
          >
            {copy.deleteText(name, restoreTime)}
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}
