import { createTemplate, deleteTemplate, restoreTemplate, type Schemas } from "@grantwright/api-client";
import { useApiClient, useOnce, useRefreshTemplates } from "@grantwright/api-client/react-query";
import { Banner, Button, ButtonLink, Heading, SaveStatus, showToast, type SaveState } from "@grantwright/ui";
import { BackLink } from "../../components/page/BackLink.tsx";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Choice } from "../../autosave/sync.ts";
import { withChoice, withLocal } from "../../autosave/wholeSync.ts";
import { useRestoreTime } from "../../components/documents/useRestoreTime.ts";
import { showRequestError } from "../../components/requestErrors.ts";
import { serverMessage } from "../../components/serverMessage.ts";
import { ShareButton } from "../../components/templates/ShareButton.tsx";
import { ChecklistPart } from "./ChecklistPart.tsx";
import { ConflictBanner } from "./ConflictBanner.tsx";
import { FactsPart, FormatPart } from "./FactsPart.tsx";
import { keyDatesOf } from "./keyDates.ts";
import { KeyDatesPart } from "./KeyDatesPart.tsx";
import { SectionsPart } from "./SectionsPart.tsx";
import { copy } from "./templates.copy.ts";
import { Head } from "./TemplateParts.styles.ts";
import { Column, Part, Title } from "./Templates.styles.ts";
import { problemsOf, requestOf, type Problems, type TemplateModel } from "./templateModel.ts";
import { useTemplateAutosave, type TemplateState } from "./useTemplateAutosave.ts";

const ConfirmDialog = lazy(() => import("../../components/LazyConfirmDialog.tsx"));

/** Props of TemplateEditor. */
export interface TemplateEditorProps {
  template: Schemas["Template"];
  userId: string;
}

/** What the line in the head says: the worst that is true. */
function shownStatus({ status, isBackedUp }: TemplateState): SaveState {
  if (!isBackedUp && status !== "saved") return "notKept";
  if (status === "failed") return "retrying";
  return status === "held" || status === "refused" ? "failed" : status;
}

/** Leads to the first field that is marked, wherever on the long page it stands: what has one is open. */
function showMarked() {
  const field = document.querySelector<HTMLElement>("main [aria-invalid='true']");
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}

/** The form over a template of one's own. It saves itself. */
export function TemplateEditor({ template, userId }: TemplateEditorProps) {
  const client = useApiClient();
  const [autosave, state] = useTemplateAutosave(template, userId);
  const { status } = state;
  const { local: model, remote } = state.model;
  const [form] = useState(() => ({
    onUpdate: (change: (model: TemplateModel) => TemplateModel) => autosave.update((now) => withLocal(now, change)),
    onChoose: (choice: Choice) => autosave.choose((now) => withChoice(now, choice)),
  }));
  const problems = useSameProblems(problemsOf(model));
  const failedLabel = status === "held" ? copy.invalid : status === "refused" ? copy.refused : undefined;

  const once = useOnce();
  const keepBoth = useMutation({
    mutationFn: async () => {
      const body = { ...requestOf(model), name: copy.copyName(model.name.trim().slice(0, 180)) };
      await once(body, (idempotencyKey) => createTemplate(client, body, { idempotencyKey }));
    },
    onSuccess: () => {
      form.onChoose("remote");
      showToast({ title: copy.mineKept, tone: "success" });
    },
    onError: showRequestError,
  });

  return (
    <Column>
      <title>{`${model.name || copy.untitled(1)} · Grantwright`}</title>
      <Head>
        <BackLink to="/templates">{copy.templates}</BackLink>
        <div>
          <SaveStatus
            state={shownStatus(state)}
            savedAt={state.savedAt}
            labels={failedLabel === undefined ? undefined : { failed: failedLabel }}
          />
          {status === "held" && (
            <Button variant="quiet" size="small" tone="brand" onPress={showMarked}>
              {copy.showMarked}
            </Button>
          )}
        </div>
      </Head>
      <Title>
        <Heading level={1} size={36} dir="auto">
          {model.name || template.name}
        </Heading>
        <div>
          <ButtonLink href={`/docs/new/${template.id}`}>{copy.start}</ButtonLink>
          <ShareButton templateId={template.id} />
        </div>
        {remote && (
          <ConflictBanner
            local={model}
            remote={remote.value}
            isKeeping={keepBoth.isPending}
            onSettle={form.onChoose}
            onKeepBoth={() => keepBoth.mutate()}
          />
        )}
        {state.isRestored && !remote && status !== "saved" && <Banner tone="attention">{copy.restored}</Banner>}
        {status === "refused" && (
          <Banner tone="danger" title={copy.refusedTitle}>
            {serverMessage(state.refusal)} {copy.refusedText}
          </Banner>
        )}
        {!state.isBackedUp && status !== "saved" && <Banner tone="danger">{copy.notKept}</Banner>}
      </Title>
      <FactsPart model={model} problems={problems} onUpdate={form.onUpdate} />
      <KeyDatesPart dates={keyDatesOf(model)} problems={problems} onUpdate={form.onUpdate} />
      <SectionsPart sections={model.fields} problems={problems} onUpdate={form.onUpdate} />
      <ChecklistPart items={model.documentChecklist} problems={problems} onUpdate={form.onUpdate} />
      <FormatPart model={model} problems={problems} onUpdate={form.onUpdate} />
      <Part as="div">
        <div>
          <DeleteButton id={template.id} name={model.name || template.name} onBefore={autosave.discard} />
        </div>
      </Part>
    </Column>
  );
}

/** The same object as long as the problems are the same, so that sections need not be rendered anew. */
function useSameProblems(problems: Problems): Problems {
  const key = JSON.stringify(problems);
  return useMemo(() => JSON.parse(key) as Problems, [key]);
}

interface DeleteButtonProps {
  id: string;
  name: string;
  /** What is unsaved is not to be sent any more. */
  onBefore: () => void;
}

/** Deletes the template after a question, and offers to bring it back. */
function DeleteButton({ id, name, onBefore }: DeleteButtonProps) {
  const client = useApiClient();
  const refresh = useRefreshTemplates();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const restoreTime = useRestoreTime();
  const bringBack = async () => {
    try {
      await restoreTemplate(client, id);
      await refresh(id);
      showToast({ title: copy.restoredTemplate, tone: "success" });
    } catch (error) {
      showRequestError(error);
    }
  };
  const remove = useMutation({
    mutationFn: () => deleteTemplate(client, id),
    onSuccess: async () => {
      onBefore();
      await navigate("/templates");
      void refresh(id);
      showToast({
        title: copy.deleted,
        duration: 12_000,
        action: {
          label: copy.undo,
          onPress: () => void bringBack(),
        },
      });
    },
    onError: (error) => {
      setAsking(false);
      showRequestError(error);
    },
  });
  return (
    <>
      <Button variant="line" tone="danger" onPress={() => setAsking(true)}>
        {copy.delete}
      </Button>
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
            onConfirm={() => remove.mutate()}
          >
            {copy.deleteText(name, restoreTime)}
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}
