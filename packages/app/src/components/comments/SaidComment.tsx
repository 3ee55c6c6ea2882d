import type { Schemas } from "@grantwright/api-client";
import { useChangeComment, useRemoveComment } from "@grantwright/api-client/react-query";
import { Button, RelativeTime } from "@grantwright/ui";
import { Fragment, lazy, Suspense, useState } from "react";
import { showRequestError } from "../requestErrors.ts";
import { CommentComposer } from "./CommentComposer.tsx";
import { commentsCopy as copy } from "./comments.copy.ts";
import { SaidItem } from "./comments.styles.ts";
import { mentionParts } from "./mentionsIn.ts";

const ConfirmDialog = lazy(() => import("../LazyConfirmDialog.tsx"));

/** Props of SaidComment. */
export interface SaidCommentProps {
  docId: string;
  threadId: string;
  userId: string;
  said: Schemas["Comment"];
  /** Called once it was taken back. */
  onRemoved: () => void;
}

/** How much of the words stands in the name of a button, in characters. */
const mostNamed = 60;

/** One thing that somebody said; one's own can be changed and taken back. */
export function SaidComment({ docId, threadId, userId, said, onRemoved }: SaidCommentProps) {
  const [isChanging, setChanging] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const change = useChangeComment(docId);
  const remove = useRemoveComment(docId);
  const { id, by, isOwn, text, mentions, createdAt, editedAt, isRemoved } = said;
  if (isRemoved)
    return (
      <SaidItem>
        <p data-gone>{copy.takenBack}</p>
      </SaidItem>
    );
  return (
    <SaidItem>
      <header>
        <b>{by ?? copy.somebody}</b>
        <RelativeTime date={createdAt} />
        {editedAt !== undefined && <span>{copy.edited}</span>}
      </header>
      {isChanging ? (
        <CommentComposer
          docId={docId}
          userId={userId}
          place={`comment.${id}`}
          label={copy.changeField}
          first={text}
          firstMentions={mentions}
          sendLabel={copy.save}
          onSend={async ({ text: words, mentions: ids }) => {
            await change.mutateAsync({ threadId, commentId: id, text: words, mentions: ids });
            setChanging(false);
          }}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <>
          <p dir="auto">
            {mentionParts(text, mentions).map((part, at) => (
              <Fragment key={at}>{part.isMention ? <b>{part.text}</b> : part.text}</Fragment>
            ))}
          </p>
          {isOwn && (
            <div data-part="own">
              <Button
                variant="quiet"
                size="small"
                onPress={() => setChanging(true)}
                aria-label={`${copy.change}: ${text.slice(0, mostNamed)}`}
              >
                {copy.change}
              </Button>
              <Button
                variant="quiet"
                size="small"
                onPress={() => setAsking(true)}
                aria-label={`${copy.takeBack}: ${text.slice(0, mostNamed)}`}
              >
                {copy.takeBack}
              </Button>
            </div>
          )}
        </>
      )}
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title={copy.takeBackTitle}
            description={copy.takeBackText}
            confirmLabel={copy.takeBack}
            cancelLabel={copy.keep}
            isPending={remove.isPending}
            pendingLabel={copy.sending}
            onConfirm={() =>
              remove.mutate(
                { threadId, commentId: id },
                {
                  onSuccess: () => {
                    setAsking(false);
                    onRemoved();
                  },
                  onError: showRequestError,
                },
              )
            }
            onCancel={() => setAsking(false)}
          />
        )}
      </Suspense>
    </SaidItem>
  );
}
