import { useReplyToMessage } from "@grantwright/api-client/react-query";
import { messageLength } from "@grantwright/domain";
import { Button, showToast } from "@grantwright/ui";
import { lazy, Suspense, useState, type Ref } from "react";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { GrowingArea } from "../../components/fields/GrowingArea.tsx";
import { KeptNotice } from "../../components/fields/KeptNotice.tsx";
import { copy } from "./messages.copy.ts";
import { Preview, ReplyForm } from "./Conversation.styles.ts";

const ConfirmDialog = lazy(() => import("../../components/LazyConfirmDialog.tsx"));

/** Props of ReplyBox. */
export interface ReplyBoxProps {
  /** The first message of the conversation. */
  parentId: string;
  userId: string;
  /** The field. */
  ref: Ref<HTMLTextAreaElement>;
}

/**
 * The box for an answer. It unfolds when it is used and folds when it is left empty. What is typed stays on this device, for
 * this person and this conversation, until the server has it.
 */
export function ReplyBox({ parentId, userId, ref }: ReplyBoxProps) {
  const [state, kept] = useKeptText(userId, `reply.${parentId}`, "");
  const text = state.typed ?? "";
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const reply = useReplyToMessage();
  const over = text.length - messageLength.content;
  const problem = over > 0 ? copy.tooLong(over) : text.trim() ? undefined : copy.replyEmpty;

  const send = async () => {
    const body = { content: text, parentMessageId: parentId };
    try {
      await reply.mutateAsync({ ...body, idempotencyKey: kept.sendingKey(body) });
      kept.forget(text);
      setOpen(false);
      showToast({ title: copy.replySent, description: copy.replySentText, tone: "success" });
    } catch {
      showToast({ title: copy.error, description: copy.replyFailed, tone: "danger" });
    }
    setAsking(false);
  };

  return (
    <ReplyForm
      data-open={isOpen || text !== "" || undefined}
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) setOpen(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!text.trim() && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      <KeptNotice state={state} text={kept} />
      <div>
        <GrowingArea
          ref={ref}
          dir="auto"
          rows={1}
          aria-label={copy.reply}
          placeholder={copy.replyPlaceholder}
          value={text}
          onChange={({ target }) => kept.write(target.value)}
        />
        {over > 0 && <p role="alert">{problem}</p>}
      </div>
      {problem ? (
        <Button isUnavailable unavailableReason={problem}>
          {copy.send}
        </Button>
      ) : (
        <Button onPress={() => setAsking(true)}>{copy.send}</Button>
      )}
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title={copy.confirmTitle}
            description={copy.confirmText}
            confirmLabel={copy.yesSend}
            cancelLabel={copy.no}
            isPending={reply.isPending}
            pendingLabel={copy.sending}
            onConfirm={() => void send()}
            onCancel={() => setAsking(false)}
          >
            <Preview dir="auto" tabIndex={0}>
              {text}
            </Preview>
          </ConfirmDialog>
        )}
      </Suspense>
    </ReplyForm>
  );
}
