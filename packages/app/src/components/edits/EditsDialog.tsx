import { useDecideEdit, useEdits, useRemoveEdit } from "@grantwright/api-client/react-query";
import { Banner, Button, Dialog, Skeleton, Text } from "@grantwright/ui";
import { useEffect, useRef, useState, type RefObject } from "react";
import { Loaded } from "../Loaded.tsx";
import { AskForEdit } from "./AskForEdit.tsx";
import { EditPieces } from "./EditPieces.tsx";
import { editsCopy as copy } from "./edits.copy.ts";
import { Buttons, Waiting } from "./edits.styles.ts";
import type { Selected, ShownEdits } from "./shownEdits.ts";

/** Props of EditsDialog. */
export interface EditsDialogProps extends ShownEdits {
  /** What of the text was selected when it was opened. */
  selected: Selected | undefined;
  /** What is shown when a change is taken back, which may be long after it closed; nothing where the text is not shown any more. */
  latest: RefObject<ShownEdits | undefined>;
  onClose: () => void;
}

/** Changes that a writer proposes to one text: asked for, and then taken or refused piece by piece. */
export default function EditsDialog({ selected, latest, onClose, ...shown }: EditsDialogProps) {
  const { docId, place, title } = shown;
  const edits = useEdits(docId, place);
  const decide = useDecideEdit(docId, place);
  const remove = useRemoveEdit(docId, place);
  const [isAsking, setAsking] = useState(false);
  const edit = edits.data?.[0];
  const state = isAsking ? "asking" : (edit?.state ?? "asking");
  const body = useRef<HTMLDivElement>(null);
  const shownState = useRef<string>(undefined);
  useEffect(() => {
    if (edits.isPending) return;
    // What takes the place of what had the focus takes the focus.
    if (shownState.current !== undefined && shownState.current !== state) body.current?.focus();
    shownState.current = state;
  }, [edits.isPending, state]);

  return (
    <Dialog
      title={copy.title(title)}
      description={copy.about}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div ref={body} tabIndex={-1} style={{ outline: "none" }}>
        <Loaded
          query={edits}
          skeleton={<Skeleton lines={6} />}
          failed={{ title: copy.failed, text: copy.failedText, retry: copy.retry, level: 3 }}
          empty={undefined}
        >
          {() =>
            edit && state === "open" ? (
              <EditPieces
                {...shown}
                edit={edit}
                latest={latest}
                onDecide={(pieces) => decide.mutate({ id: edit.id, pieces })}
                onRefuse={() => remove.mutate(edit.id, { onSuccess: onClose })}
                isRefusing={remove.isPending}
                onAnother={() => setAsking(true)}
                onClose={onClose}
              />
            ) : edit && state === "writing" ? (
              <Waiting>
                <div role="status">
                  <Text as="p">{copy.writing}</Text>
                </div>
                <Skeleton lines={4} />
                <Buttons>
                  <Button variant="line" isPending={remove.isPending} onPress={() => remove.mutate(edit.id)}>
                    {copy.stop}
                  </Button>
                  <Button variant="line" onPress={onClose}>
                    {copy.close}
                  </Button>
                </Buttons>
              </Waiting>
            ) : (
              <>
                {state === "failed" && <Banner tone="danger">{edit?.failure ?? copy.askFailed}</Banner>}
                {state === "decided" && (
                  <Banner tone="neutral">
                    {edit && edit.leftOut.length > 0 ? copy.leftOut(edit.leftOut) : copy.none}
                  </Banner>
                )}
                <AskForEdit
                  {...shown}
                  selected={selected}
                  first={edit?.task}
                  onAsked={() => setAsking(false)}
                  onClose={onClose}
                />
              </>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}
