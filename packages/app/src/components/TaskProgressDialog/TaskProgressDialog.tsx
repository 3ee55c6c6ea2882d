import { ApiError } from "@grantwright/api-client";
import { askedForLead } from "@grantwright/domain";
import { useTaskProgress, useUpdateMessage } from "@grantwright/api-client/react-query";
import { Button, CheckIcon, Dialog, ProgressThread, showToast, Text, VisuallyHidden } from "@grantwright/ui";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { isInSight } from "../../browser/inSight.ts";
import { requestCopy } from "../requestErrors.ts";
import { copy, type TaskKind } from "./taskProgress.copy.ts";
import { elapsedLabel } from "./elapsedLabel.ts";
import { progressLines } from "./progressLines.ts";
import { Foot, Log, Percent } from "./TaskProgressDialog.styles.ts";

/** How long a finished task is shown before the page goes on, in milliseconds. */
const redirectDelay = 5_000;

/** Props of TaskProgressDialog. */
export interface TaskProgressDialogProps {
  /** The task: 24 hexadecimal characters. */
  taskId: string;
  /** What is being made. */
  kind: TaskKind;
  /** Called 5 seconds after the task is done, unless the person reads on; at once by View now. */
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
  kind: givenKind,
  onDone,
  onFailed,
  onLeave,
  onReadAlong,
}: TaskProgressDialogProps) {
  const kind = Object.hasOwn(copy.title, givenKind) ? givenKind : "other";
  const progress = useTaskProgress(taskId);
  const log = useRef<HTMLOListElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const status = progress.data?.status;
  const isGone = progress.error instanceof ApiError && progress.error.status === 404;
  const isDone = status === "done";
  const isFailed = status === "failed" || isGone;
  const history = progress.data?.history ?? [];
  const startedAt = progress.data?.startedAt ?? history[0]?.at;
  const percent = progress.data?.percentComplete ?? 0;

  const canLeave = kind === "scout" ? copy.canLeaveSearch : copy.canLeave;

  const [isHeld, setHeld] = useState(false);
  const isOpening = isDone && !isHeld;
  const viewNow = useRef<HTMLButtonElement>(null);
  const opensId = useId();

  const messageId = progress.data?.messageId;
  const { mutate: markMessage } = useUpdateMessage();
  useEffect(() => {
    // What was watched to its end need not be told again.
    if (isDone && messageId !== undefined && isInSight())
      markMessage({ id: messageId, readAt: new Date().toISOString() });
  }, [isDone, messageId, markMessage]);

  const finish = useEffectEvent(onDone);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (isDone) viewNow.current?.focus();
  }, [isDone]);
  useEffect(() => {
    if (!isOpening) return;
    const timer = setTimeout(finish, redirectDelay);
    // Who reads on, by whatever means, is not taken away.
    const hold = ({ target }: Event) => {
      if (target !== viewNow.current) setHeld(true);
    };
    const pressed = (event: KeyboardEvent) => {
      if (!["Enter", " "].includes(event.key)) setHeld(true);
    };
    const root = frame.current?.closest<HTMLElement>('[role="dialog"]');
    const lines = log.current;
    root?.addEventListener("keydown", pressed);
    lines?.addEventListener("pointermove", hold);
    root?.addEventListener("focusin", hold);
    root?.addEventListener("wheel", hold, { passive: true });
    root?.addEventListener("touchmove", hold, { passive: true });
    return () => {
      clearTimeout(timer);
      root?.removeEventListener("keydown", pressed);
      lines?.removeEventListener("pointermove", hold);
      root?.removeEventListener("focusin", hold);
      root?.removeEventListener("wheel", hold);
      root?.removeEventListener("touchmove", hold);
    };
  }, [isOpening]);
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
      {!isDone && (
        <Percent aria-hidden>
          <span>
            {Math.round(percent)}
            <small>%</small>
          </span>
        </Percent>
      )}
      <ProgressThread value={percent} from={copy.from[kind]} to={copy.to[kind]} label={copy.title[kind]} />
      <VisuallyHidden>
        <span role="status">{isDone ? copy.doneTitle[kind] : progress.data?.message}</span>
      </VisuallyHidden>
      <Log ref={log} tabIndex={0} aria-label={copy.title[kind]}>
        {history.length === 0 && !isDone && <li data-kind="now">{copy.queued}</li>}
        {progressLines(history, isDone).map((line) => (
          <li key={line.at + line.message} data-kind={line.kind}>
            {line.kind === "done" && <CheckIcon size="small" />}
            <span>
              {line.kind === "done" && <VisuallyHidden>{copy.past} </VisuallyHidden>}
              {line.kind === "asked" ? (
                <>
                  <b>{askedForLead}</b>
                  {line.message.slice(askedForLead.length)}
                </>
              ) : (
                line.message
              )}
            </span>
            {elapsedLabel(startedAt, line.at) && <time dateTime={line.at}>{elapsedLabel(startedAt, line.at)}</time>}
          </li>
        ))}
      </Log>
      <Foot ref={frame}>
        {isDone ? (
          <Text tone="soft" id={opensId}>
            {isHeld ? copy.waits : copy.opens}
          </Text>
        ) : (
          <Text tone={progress.isError ? "attention" : "soft"}>
            {progress.isError ? copy.connectionLost : canLeave}
          </Text>
        )}
        <div>
          {isOpening && (
            <Button variant="quiet" onPress={() => setHeld(true)}>
              {copy.stay}
            </Button>
          )}
          {isDone ? (
            <Button ref={viewNow} onPress={onDone} aria-describedby={opensId}>
              {copy.viewNow}
            </Button>
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
        </div>
      </Foot>
    </Dialog>
  );
}
