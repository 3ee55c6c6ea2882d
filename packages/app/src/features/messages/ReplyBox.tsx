import { useReplyToMessage } from "@grantwright/api-client/react-query";
import { Button, showToast } from "@grantwright/ui";
import { lazy, Suspense, useState, type Ref } from "react";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { GrowingArea } from "../../components/fields/GrowingArea.tsx";
import { KeptNotice } from "../../components/fields/KeptNotice.tsx";
import { useForm } from "../../forms/useForm.ts";
import { copy } from "./messages.copy.ts";
import { replySchema, type ReplyValues } from "./messages.schema.ts";
import { Preview, ReplyForm } from "./Conversation.styles.ts";

const ConfirmDialog = lazy(() => import("../../components/LazyConfirmDialog.tsx"));

const nothing: ReplyValues = { content: "" };

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
  const form = useForm<ReplyValues>({
    schema: replySchema,
    initialValues: nothing,
    source: { values: { content: text }, write: ({ content }) => kept.write(content) },
    onSubmit: async ({ content }) => {
      const body = { content, parentMessageId: parentId };
      await reply.mutateAsync({ ...body, idempotencyKey: kept.sendingKey(body) });
      kept.forget(content);
      setOpen(false);
      setAsking(false);
      showToast({ title: copy.replySent, description: copy.replySentText, tone: "success" });
    },
    refusalOf: () => {
      setAsking(false);
      showToast({ title: copy.error, description: copy.replyFailed, tone: "danger" });
    },
  });
  const { reason } = form;
  const { content: wrong } = form.problems;
  const problem = wrong?.isTooLong ? wrong.message : undefined;

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
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => form.change("content", target.value)}
        />
        {problem && <p role="alert">{problem}</p>}
      </div>
      {reason ? (
        <Button isUnavailable unavailableReason={reason}>
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
            isPending={form.isSubmitting}
            pendingLabel={copy.sending}
            onConfirm={() => form.submit()}
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
