import { useAnswerComment, useCommentThread, useResolveComment } from "@grantwright/api-client/react-query";
import { Button, CheckIcon, ReplyIcon, showToast } from "@grantwright/ui";
import { findPart } from "@grantwright/domain";
import { useEffect, useRef, useState } from "react";
import { showRequestError } from "../requestErrors.ts";
import { CommentComposer } from "./CommentComposer.tsx";
import { commentsCopy as copy } from "./comments.copy.ts";
import { Thread } from "./comments.styles.ts";
import type { CommentThread } from "./commentsContext.ts";
import { SaidComment } from "./SaidComment.tsx";

/** Props of ThreadCard. */
export interface ThreadCardProps {
  docId: string;
  userId: string;
  thread: CommentThread;
  /** The text that it is about, as it is now; undefined where that is not shown. */
  text: string | undefined;
  isActive: boolean;
  /** It takes the focus. */
  isFocused: boolean;
  onActivate: () => void;
  /** Called when an answer is begun, and when it is sent or left. */
  onAnswering: (isAnswering: boolean) => void;
  /** Somebody resolved it, or took it back, while it is answered here. */
  isLeaving?: boolean;
  /** Goes to the words that it is about. */
  onGo: (part: { start: number; end: number }) => void;
  /** Called once it is no longer where it was: resolved, opened again, or gone. */
  onLeft: () => void;
}

/** How much of the words that a thread is about is shown, in characters. */
const mostShown = 120;

const shortened = (words: string) => (words.length <= mostShown ? words : `${words.slice(0, mostShown).trimEnd()}…`);

/** What is said about a part of a text. */
export function ThreadCard(props: ThreadCardProps) {
  const { docId, userId, thread, text, isActive, isFocused, onActivate, onAnswering, isLeaving, onGo, onLeft } = props;
  const { id, exact, count, resolvedAt, resolvedBy } = thread;
  const [isAnswering, setAnswering] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const whole = useCommentThread(docId, id, isWhole);
  const comments = whole.data?.comments ?? thread.comments;
  const answer = useAnswerComment(docId);
  const resolve = useResolveComment(docId);
  const root = useRef<HTMLElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFocused) return undefined;
    const frame = requestAnimationFrame(() => {
      root.current?.scrollIntoView({ block: "nearest" });
      root.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isFocused]);
  useEffect(() => {
    if (isActive) root.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  const found = text === undefined ? undefined : findPart(text, thread);
  const more = count - comments.length;
  const settle = (resolved: boolean) =>
    resolve.mutate(
      { threadId: id, resolved },
      {
        onSuccess: () => {
          showToast({ title: resolved ? copy.resolved : copy.reopened, tone: "success" });
          onLeft();
        },
        onError: showRequestError,
      },
    );
  const closeAnswer = () => {
    setAnswering(false);
    onAnswering(false);
    requestAnimationFrame(() => foot.current?.querySelector("button")?.focus());
  };

  const said = (from: number, to?: number) =>
    comments
      .slice(from, to)
      .map((each) => (
        <SaidComment key={each.id} docId={docId} threadId={id} userId={userId} said={each} onRemoved={onLeft} />
      ));

  return (
    <Thread
      ref={root}
      tabIndex={-1}
      aria-label={exact === "" ? copy.whole : shortened(exact)}
      data-active={isActive || undefined}
      onFocus={onActivate}
    >
      {exact === "" ? null : found ? (
        <>
          <Button
            variant="quiet"
            size="small"
            onPress={() => onGo(found)}
            aria-label={copy.goTo(shortened(text?.slice(found.start, found.end) ?? exact))}
          >
            {shortened(text?.slice(found.start, found.end) ?? exact)}
          </Button>
          {found.isChanged && <p>{copy.changed}</p>}
        </>
      ) : (
        <p>
          <del>{shortened(exact)}</del> {text === undefined ? "" : copy.removed}
        </p>
      )}
      <ol>
        {said(0, 1)}
        {more > 0 && (
          <li>
            <Button variant="quiet" size="small" isPending={whole.isFetching} onPress={() => setWhole(true)}>
              {copy.earlier(more)}
            </Button>
          </li>
        )}
        {said(1)}
      </ol>
      {isLeaving && <p role="status">{copy.leftMeanwhile}</p>}
      {isAnswering ? (
        <CommentComposer
          docId={docId}
          userId={userId}
          place={`comment.${id}`}
          label={copy.answerField}
          sendLabel={copy.answer}
          onSend={async (words) => {
            await answer.mutateAsync({ threadId: id, ...words });
            showToast({ title: copy.answered, tone: "success" });
            closeAnswer();
          }}
          onCancel={closeAnswer}
        />
      ) : (
        <div data-part="foot" ref={foot}>
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              setAnswering(true);
              onAnswering(true);
            }}
          >
            <ReplyIcon size="small" />
            {copy.answer}
          </Button>
          {resolvedAt === undefined ? (
            <Button variant="quiet" size="small" isPending={resolve.isPending} onPress={() => settle(true)}>
              <CheckIcon size="small" />
              {copy.resolve}
            </Button>
          ) : (
            <Button variant="quiet" size="small" isPending={resolve.isPending} onPress={() => settle(false)}>
              {copy.reopen}
            </Button>
          )}
        </div>
      )}
      {resolvedAt !== undefined && <p>{copy.resolvedBy(resolvedBy)}</p>}
    </Thread>
  );
}
