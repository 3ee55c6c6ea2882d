import { saveDoc, type Schemas } from "@grantwright/api-client";
import { useApiClient, useCreateDraft, useTemplate } from "@grantwright/api-client/react-query";
import { descriptionLength } from "@grantwright/domain";
import { Button, Heading, Skeleton, Text } from "@grantwright/ui";
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useHref, useNavigate, useSearchParams } from "react-router-dom";
import { useKeptText } from "../../../autosave/useKeptText.ts";
import { AttachmentField } from "../../../components/attachments/AttachmentField.tsx";
import { useAttachments } from "../../../components/attachments/useAttachments.ts";
import { documentTypeName, documentTypes } from "../../../components/documents/documentType.ts";
import { KeptNotice } from "../../../components/fields/KeptNotice.tsx";
import { AskedFor } from "../../../components/grants/AskedFor.tsx";
import { ScreenBoundary } from "../../../components/ScreenBoundary/ScreenBoundary.tsx";
import { showCreationError, showRequestError } from "../../../components/requestErrors.ts";
import { Form } from "../../../forms/Form.tsx";
import { FormPaperField } from "../../../forms/FormPaperField.tsx";
import { FormSegmentedControl } from "../../../forms/FormSegmentedControl.tsx";
import { FormSubmit } from "../../../forms/FormSubmit.tsx";
import { useForm } from "../../../forms/useForm.ts";
import { usePromptSignIn } from "../../../session/SignInPrompt.ts";
import { DictationField } from "../../../components/fields/DictationField.tsx";
import { pickExamples, chipLabel } from "./pickExamples.ts";
import { unmadeDocument } from "../../../autosave/draft/unmadeDocument.ts";
import { TemplateHeader } from "./TemplateHeader.tsx";
import { copy } from "./wizard.copy.ts";
import type { WizardValues } from "./wizard.schema.ts";
import { noText, wizardPlace } from "./wizardText.ts";
import { Action, Chips, Intro, Notes, Page, Paper, Tools } from "./WizardScreen.styles.ts";

const TemplateForm = lazy(() => import("./TemplateForm.tsx"));
const SentButton = lazy(() => import("../sent/SentButton.tsx"));
const TaskProgressDialog = lazy(() => import("../../../components/TaskProgressDialog/TaskProgressDialog.tsx"));

/** Fetches the rules: they are not needed to show the form, so they come after it. */
const loadSchema = async () => (await import("./wizard.schema.ts")).wizardSchema;

const nothing: WizardValues = { text: "", type: "grant" };

/** How long after a change the form is checked anew, in milliseconds. */
const revalidateAfter = 2_500;

/** Props of WizardForm. */
export interface WizardFormProps {
  /** The template; the blank wizard has none. */
  templateId: string | undefined;
  /** Who writes; nobody in particular while signed out. */
  user: Schemas["User"] | undefined;
}

/** Takes a description, a document type and files, and has an outline made of them. */
export function WizardForm({ templateId, user }: WizardFormProps) {
  const client = useApiClient();
  const navigate = useNavigate();
  const promptSignIn = usePromptSignIn();
  const [query, setQuery] = useSearchParams();
  const parentId = query.get("parentId") ?? undefined;
  /** The draft that the outline goes into, begun in the form of this wizard on an earlier visit. */
  const begunId = query.get("docId") ?? undefined;
  const createDraft = useCreateDraft();
  const attachments = useAttachments(undefined);
  const [seed] = useState(Math.random);
  const [isOpeningForm, setOpeningForm] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const [state, kept] = useKeptText(user?.id, wizardPlace(templateId), noText);
  const { typed } = state;
  const here = useHref({});
  const drafts = useHref("/drafts/");
  const [unmade] = useState(() => {
    if (!templateId || !user || begunId) return undefined;
    const place = ["new", templateId, ...(parentId ? [parentId] : [])].join("-");
    const body = { draft: [], generate: false, parentId, templateId };
    return unmadeDocument([user.id, client.scope, place].join(), place, async (idempotencyKey) => {
      const { id } = await saveDoc(client, body, { idempotencyKey });
      if (!id) throw new Error("The document was not made.");
      const { typed: description } = kept.getState();
      if (description) kept.write({ ...description, docId: id });
      // Not by the router, which would take this page away from under the person's hands; and here, for the page may be broken.
      if (window.location.pathname === here) window.history.replaceState(window.history.state, "", drafts + id);
      return id;
    });
  });

  const showProgressOf = (made?: { task: string; doc: string }) =>
    setQuery(
      (now) => {
        const { task: _task, doc: _doc, ...others } = Object.fromEntries(now);
        return { ...others, ...made };
      },
      { replace: true },
    );

  const [type, setType] = useState<WizardValues["type"]>("grant");
  // What was sent stays in sight until something else is typed.
  const [sent, setSent] = useState("");
  const text = typed?.text ?? sent;
  const write = (next: string) => {
    setSent("");
    kept.write(next ? { text: next, parentId, docId: begunId ?? unmade?.id } : undefined);
  };
  const form = useForm<WizardValues>({
    schema: loadSchema,
    initialValues: nothing,
    source: {
      values: { text, type },
      write: (values) => {
        if (values.text !== text) write(values.text);
        setType(values.type);
      },
    },
    onSubmit: async () => {
      if (!user) return promptSignIn();
      // Being made: the dialog that says so is on its way.
      if (query.get("task")) return;
      // What was written in the form is in the document that the outline is made of.
      const docId = begunId ?? (await unmade?.settle());
      const body = {
        text,
        parentId,
        fileIds: attachments.fileIds,
        ...(templateId ? { templateId } : { type }),
        ...(docId && { docId }),
      };
      const made = await createDraft.mutateAsync({ ...body, idempotencyKey: kept.sendingKey(body) });
      if (made.error || !made.taskId || !made.id) return showCreationError(made.error);
      setSent(text);
      kept.forget(typed ?? noText);
      showProgressOf({ task: made.taskId, doc: made.id });
    },
  });
  const template = useTemplate(templateId ?? type);
  const examples = useMemo(() => pickExamples(template.data?.examples ?? [], seed), [template.data, seed]);

  const check = useEffectEvent(form.check);
  useEffect(() => {
    const timer = setTimeout(() => check(), revalidateAfter);
    return () => clearTimeout(timer);
  }, [text, type]);

  const shownError = form.problemOf("text");
  const over = text.trim().length - descriptionLength.most;
  const taskId = query.get("task");
  const docId = query.get("doc");

  const openEmptyForm = async () => {
    if (!user) return promptSignIn();
    setOpeningForm(true);
    const body = { draft: [], generate: false, parentId, type };
    try {
      const { id } = await saveDoc(client, body, { idempotencyKey: kept.sendingKey(body) });
      kept.forget(noText);
      void navigate(`/drafts/${id}`, { replace: true });
    } catch (error) {
      showRequestError(error);
      setOpeningForm(false);
    }
  };

  return (
    <>
      <Page data-above-form={templateId ? true : undefined}>
        <title>{`${copy.title} · Grantwright`}</title>
        <Heading level={1} size={36}>
          {copy.title}
        </Heading>
        <Intro>
          <Text size={16} tone="soft">
            {begunId ? copy.introForDraft : templateId && user ? copy.introWithForm : copy.intro}
          </Text>
        </Intro>
        <Form form={form}>
          <Paper>
            <FormPaperField
              name="text"
              label={copy.description}
              isLabelHidden
              placeholder={template.data?.placeholderText || copy.placeholder}
              ringMax={descriptionLength.most}
              limit={descriptionLength.most}
              errorHint={shownError === copy.tooLong && over > 0 ? copy.cut(over) : undefined}
              isRequired
              minRows={7}
              ref={area}
            />
            <KeptNotice state={state} text={kept} />
            <Tools>
              <DictationField area={area} />
              <AttachmentField attachments={attachments} unavailableReason={user ? undefined : copy.attachSignedOut} />
            </Tools>
          </Paper>
          <Action>
            {templateId ? (
              <Text tone="soft">{template.data && documentTypeName[template.data.type]}</Text>
            ) : (
              <FormSegmentedControl
                name="type"
                label={copy.type}
                options={documentTypes.map((value) => ({ value, label: documentTypeName[value] }))}
              />
            )}
            <FormSubmit
              pendingLabel={copy.creating}
              unavailableReason={attachments.isUploading ? copy.uploading : undefined}
            >
              {copy.create}
            </FormSubmit>
          </Action>
          <Notes>
            {user?.instantDraftDisabled && <Text tone="attention">{copy.subscribe}</Text>}
            {user?.writer && (
              <Text size={12} tone="faint">
                {user.writer.kind === "offline" ? copy.offlineWriter : copy.modelWriter(user.writer.label)}{" "}
                {user.writer.kind === "model" && (
                  <Suspense>
                    <SentButton
                      writer={user.writer}
                      getAbout={() => ({
                        text,
                        fileIds: attachments.fileIds,
                        ...(templateId ? { templateId } : { type }),
                      })}
                    />
                  </Suspense>
                )}
              </Text>
            )}
            {!templateId && (
              <Button variant="quiet" size="small" isPending={isOpeningForm} onPress={() => void openEmptyForm()}>
                {copy.emptyForm}
              </Button>
            )}
          </Notes>
        </Form>
        {examples.length > 0 && (
          <Chips aria-label={copy.examples}>
            <h2>{copy.examples}</h2>
            {examples.map((example) => (
              <Button
                key={example.title}
                variant="line"
                size="small"
                onPress={() => form.change("text", withExample(text, example.text, template.data?.examples ?? []))}
              >
                {chipLabel(example.title)}
              </Button>
            ))}
          </Chips>
        )}
        {taskId && docId && (
          <Suspense>
            <TaskProgressDialog
              taskId={taskId}
              kind="outline"
              onDone={() => void navigate(`/drafts/${docId}`, { replace: true })}
              onFailed={() => showProgressOf()}
              onLeave={() => void navigate("/drafts")}
            />
          </Suspense>
        )}
        {templateId && template.data && <TemplateHeader template={template.data} />}
        {templateId && template.data && !user && (
          <>
            <AskedFor fields={template.data.fields} />
            <Action>
              <Text tone="soft">{copy.formSignedOut}</Text>
              <Button variant="line" onPress={promptSignIn}>
                {copy.signIn}
              </Button>
            </Action>
          </>
        )}
      </Page>
      {template.data && user && unmade && (
        <ScreenBoundary isPart>
          <Suspense fallback={<Skeleton height="320px" />}>
            <TemplateForm template={template.data} user={user} parentId={parentId} unmade={unmade} />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
}

/** Puts an example in place of another one, or below what the person has written: their own words are never replaced. */
function withExample(text: string, example: string, examples: readonly Schemas["Example"][]): string {
  const own = text.trim();
  return !own || examples.some((other) => other.text.trim() === own) ? example : `${text.trimEnd()}\n\n${example}`;
}
