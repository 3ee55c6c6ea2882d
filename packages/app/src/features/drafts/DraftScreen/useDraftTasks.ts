import { refusedFields, saveDoc, type Schemas } from "@grantwright/api-client";
import {
  useApiClient,
  useOnce,
  useRefreshChecks,
  useRefreshDoc,
  useReviewDoc,
  useTask,
} from "@grantwright/api-client/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { UnmadeDocument } from "../../../autosave/draft/unmadeDocument.ts";
import { saveBody } from "../../../autosave/draft/wire.ts";
import { showCreationError, showRequestError } from "../../../components/requestErrors.ts";
import type { TaskKind } from "../../../components/TaskProgressDialog/taskProgress.copy.ts";
import type { TaskProgressDialogProps } from "../../../components/TaskProgressDialog/TaskProgressDialog.tsx";
import { refusedProblems } from "./refusedProblems.ts";
import type { DraftStore } from "./store/createDraftStore.ts";

/** What tasks are done on. */
export interface DraftTaskOptions {
  store: DraftStore;
  doc: Schemas["Document"];
  isRevision: boolean;
  unmade: UnmadeDocument | undefined;
}

/** The tasks of a draft: its assessment and its proposal. Nothing is saved by itself while a proposal is made. */
export function useDraftTasks({ store, doc, isRevision, unmade }: DraftTaskOptions) {
  const { autosave } = store;
  const client = useApiClient();
  const navigate = useNavigate();
  const refresh = useRefreshDoc();
  const refreshChecks = useRefreshChecks();
  const review = useReviewDoc();
  const once = useOnce();
  const [asked, setAsked] = useState<TaskKind>();
  const [started, setStarted] = useState<{ id: string; kind: TaskKind }>();
  const running = useTask(doc.activeTaskId ?? "");
  const { kind, isOwn = true } = running.data ?? {};
  // What a colleague had begun is theirs to watch: it interrupts nobody else.
  const task = started ?? (running.data && kind && isOwn ? { id: running.data.id, kind } : undefined);
  const docId = async () => (unmade ? unmade.make() : doc.id);

  /** Does what a button asks for. It is pending at once: the second press of a double click finds it so. */
  const ask = async (kind: TaskKind, call: () => Promise<void>) => {
    setAsked(kind);
    try {
      await call();
    } finally {
      setAsked(undefined);
    }
  };

  const assess = async () => {
    try {
      if (!(await autosave.flush())) return showRequestError(undefined);
      const { taskId } = await review.mutateAsync(await docId());
      setStarted({ id: taskId, kind: "review" });
    } catch (error) {
      showRequestError(error);
    }
  };

  const generate = async () => {
    try {
      await autosave.flush();
      const { local, base } = autosave.getState().model;
      const body = saveBody(await docId(), local, base, true);
      const answer = await once(body, (idempotencyKey) =>
        saveDoc(client, body, { revision: base.revision, idempotencyKey }),
      );
      if (answer.error || !answer.taskId) showCreationError(answer.error);
      else setStarted({ id: answer.taskId, kind: "proposal" });
    } catch (error) {
      const refused = refusedFields(error);
      if (refused.length > 0) store.refuse(refusedProblems(refused, store.overview().fields));
      else showRequestError(error);
    }
  };

  const isGenerating = asked === "proposal" || task?.kind === "proposal";
  useEffect(() => {
    if (isGenerating) autosave.pause();
    else autosave.start();
  }, [isGenerating, autosave]);

  const onDone = async (kind: TaskKind) => {
    const id = await docId();
    await refresh(id);
    if (kind === "review") void refreshChecks(id);
    if (kind === "proposal") void navigate(`/docs/${id}`);
    else setStarted(undefined);
  };
  const dialog: TaskProgressDialogProps | undefined = task && {
    taskId: task.id,
    kind: task.kind,
    onDone: () => void onDone(task.kind),
    onFailed: () => {
      setStarted(undefined);
      void refresh(doc.id);
    },
    onLeave: () => void navigate(isRevision ? "/docs" : "/drafts"),
    onReadAlong: task.kind === "proposal" ? () => void navigate(`/docs/${doc.id}`) : undefined,
  };
  return {
    assess: () => void ask("review", assess),
    isAssessing: asked === "review",
    generate: () => void ask("proposal", generate),
    isGenerating,
    /** The dialog of the task that is under way. */
    dialog,
  };
}
