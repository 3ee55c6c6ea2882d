import type { Schemas } from "@grantwright/api-client";
import { useDeleteDoc, useDuplicateDoc, useRestoreDoc } from "@grantwright/api-client/react-query";
import { ConfirmDialog, EllipsisIcon, IconButton, Menu, MenuItem, showToast } from "@grantwright/ui";
import { useState } from "react";
import { showRequestError } from "../requestErrors.ts";
import { copy, documentName } from "./documents.copy.ts";

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
  const name = documentName(item);

  const bringBack = () =>
    restore.mutate(item.id, {
      onSuccess: () => showToast({ title: copy.restored, tone: "success" }),
      onError: showRequestError,
    });

  return (
    <>
      <Menu trigger={<IconButton label={copy.actions(name)} icon={<EllipsisIcon />} />} label={copy.actions(name)}>
        <MenuItem
          onAction={() =>
            duplicate.mutate(item.id, {
              onSuccess: () => showToast({ title: copy.duplicated, description: copy.duplicatedText, tone: "success" }),
              onError: showRequestError,
            })
          }
        >
          {copy.duplicate}
        </MenuItem>
        <MenuItem onAction={() => setAsking(true)}>{copy.delete}</MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
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
                description: copy.deletedText,
                duration: 12_000,
                action: { label: copy.undo, onPress: bringBack },
              });
            },
            onError: showRequestError,
          })
        }
      >
        {copy.deleteText(name)}
      </ConfirmDialog>
    </>
  );
}
