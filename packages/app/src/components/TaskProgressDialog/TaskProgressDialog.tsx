import { ApiError } from "@grantwright/api-client";
import { useTaskProgress } from "@grantwright/api-client/react-query";
import { Button, Dialog, ProgressThread, showToast, Text, VisuallyHidden } from "@grantwright/ui";
import { useEffect, useEffectEvent, useRef } from "react";
import { requestCopy } from "../requestErrors.ts";
import { copy, type TaskKind } from "./taskProgress.copy.ts";
import { elapsedLabel } from "./elapsedLabel.ts";
import { Foot, Log, Percent } from "./TaskProgressDialog.styles.ts";

/** How long a finished task is shown before the page goes on, in milliseconds. */
const redirectDelay = 5_000;

/** Props of TaskProgressDialog. */
export interface TaskProgressDialogProps {
  /** The task: 24 hexadecimal characters. */
  taskId: string;
  /** What is being made. */
  kind: TaskKind;
  /** Called 5 seconds after the task is done, or at once by View now. */
  onDone: () => void;
  /** Called when the task failed, after saying so; the person stays where the text is. */
  onFailed: () => void;
  /** Called by Leave it running. */
  onLeave: () => void;
  /** Leads to what is written so far, where it can be read. */
  onReadAlong?: (() => void) | undefined;
}

/** Shows a task at work: the thread between the two knots concerned, and everything it has said so far. */
export default function TaskProgressDialog({
  taskId,
  kind,
  onDone,
  onFailed,
  onLeave,
  onReadAlong,
}: TaskProgressDialogProps) {
  const progress = useTaskProgress(taskId);
  const log = useRef<HTMLOListElement>(null);
  const status = progress.data?.status;
  const isGone = progress.error instanceof ApiError && progress.error.status === 404;
  const isDone = status === "done";
  const isFailed = status === "failed" || isGone;
  const history = progress.data?.history ?? [];
  const startedAt = progress.data?.startedAt ?? history[0]?.at;
  const percent = progress.data?.percentComplete ?? 0;

  const canLeave = kind === "scout" ? copy.canLeaveSearch : copy.canLeave;

  const finish = useEffectEvent(onDone);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(finish, redirectDelay);
    return () => clearTimeout(timer);
  }, [isDone]);
  useEffect(() => {
    if (!isFailed) return;
    showToast({ title: requestCopy.failed, description: requestCopy.tryAgain, tone: "danger" });
    fail();
  }, [isFailed]);
  useEffect(() => {
    log.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [history.length]);

  return (
    <Dialog
      title={isDone ? copy.doneTitle[kind] : copy.title[kind]}
      isOpen
      onOpenChange={onLeave}
      isDismissable={false}
      size="medium"
    >
      <Percent aria-hidden>
        <span>
          {Math.round(percent)}
          <small>%</small>
        </span>
      </Percent>
      <ProgressThread value={percent} from={copy.from[kind]} to={copy.to[kind]} label={copy.title[kind]} />
      <VisuallyHidden>
        <span role="status">{isDone ? copy.doneTitle[kind] : progress.data?.message}</span>
      </VisuallyHidden>
      <Log ref={log} tabIndex={0} aria-label={copy.title[kind]}>
        {history.length === 0 && (
          <li>
            <time>0:00</time>
            <span>{copy.queued}</span>
          </li>
        )}
        {history.map(({ at, message }) => (
          <li key={at + message}>
            <time dateTime={at}>{elapsedLabel(startedAt, at)}</time>
            <span>{message}</span>
          </li>
        ))}
      </Log>
      <Foot>
        <Text tone={progress.isError ? "attention" : "soft"}>
          {isDone ? copy.opening : progress.isError ? copy.connectionLost : canLeave}
        </Text>
        {isDone ? (
          <Button onPress={onDone}>{copy.viewNow}</Button>
        ) : (
          <>
            {onReadAlong && status === "running" && (
              <Button variant="quiet" onPress={onReadAlong}>
                {copy.readAlong}
              </Button>
            )}
            <Button variant="line" onPress={onLeave}>
              {copy.leave}
            </Button>
          </>
        )}
      </Foot>
    </Dialog>
  );
}
