import { refusedFields, saveDoc, type Schemas } from "@grantwright/api-client";
import { useApiClient, useOnce, useRefreshDoc, useReviewDoc, useTask } from "@grantwright/api-client/react-query";
import { progressOf } from "@grantwright/domain";
import { Banner, GrantHistory, VisuallyHidden } from "@grantwright/ui";
import { useFormik } from "formik";
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { showCreationError, showRequestError } from "../../../components/requestErrors.ts";
import { creditCount } from "../../../components/session/useSession.ts";
import type { TaskKind } from "../../../components/TaskProgressDialog/taskProgress.copy.ts";
import { AssessmentBlock } from "./AssessmentBlock.tsx";
import { copy } from "./draft.copy.ts";
import { AboveSheet, Desk, Margin, Manuscript, Row } from "./Draft.styles.ts";
import { DraftHead } from "./DraftHead.tsx";
import { DraftSection, fieldElementId, sectionElementId } from "./DraftSection.tsx";
import { confirmBlockedBy, GenerateBlock, type GenerateFacts } from "./GenerateBlock.tsx";
import { KeptDescription } from "./KeptDescription.tsx";
import { markersOf } from "./markersOf.ts";
import { Papers } from "./MarginPanel.tsx";
import { MarginSheet } from "./MarginSheet.tsx";
import { NameAndCriteria } from "./NameAndCriteria.tsx";
import { openPlacesOfAll } from "./rules/openPlaces.ts";
import { useCurrentNotes } from "./rules/useCurrentNotes.ts";
import { suggestionsOf } from "./rules/suggestionsOf.ts";
import { createInputValidation, type InputErrors } from "./rules/validateInputs.ts";
import { headInputs, headKey, saveBody, textOf, type DraftInputs, type HeadInput } from "./saving/draftInputs.ts";
import type { UnmadeDocument } from "./saving/unmadeDocument.ts";
import { useDraftSaver } from "./saving/useDraftSaver.ts";
import { SectionList } from "./SectionList.tsx";

const TaskProgressDialog = lazy(() => import("../../../components/TaskProgressDialog/TaskProgressDialog.tsx"));
const AddSectionDialog = lazy(() => import("./AddSectionDialog.tsx"));

const noSuggestions: readonly Schemas["Suggestion"][] = [];

/** Props of DraftEditor. */
export interface DraftEditorProps {
  doc: Schemas["Document"];
  isRevision: boolean;
  user: Schemas["User"];
  /** Where the first save makes the document: the form stands below a wizard then, which has the page's title. */
  unmade?: UnmadeDocument;
}

/** A new id in the shape of the contract: 24 hexadecimal characters. */
const newFieldId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The form over a document's inputs: sections, saving, assessment and generation. */
export function DraftEditor({ doc, isRevision, user, unmade }: DraftEditorProps) {
  const client = useApiClient();
  const navigate = useNavigate();
  const location = useLocation();
  const refresh = useRefreshDoc();
  const review = useReviewDoc();
  const [saver, saverState] = useDraftSaver(doc, user.id, unmade);
  const [currentId, setCurrentId] = useState<string>();
  const [isConfirmed, setConfirmed] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [started, setStarted] = useState<{ id: string; kind: TaskKind }>();
  const running = useTask(doc.activeTaskId ?? "");
  const task = started ?? (running.data?.kind && { id: running.data.id, kind: running.data.kind });
  const hasName = !doc.parentId;
  const exists = !unmade || unmade.id !== undefined;
  const docId = async () => (unmade ? unmade.make() : doc.id);
  const [validation] = useState(() => createInputValidation(hasName));

  const { addedFields } = saver.current();
  const fields = useMemo(() => {
    const known = new Set(doc.fields.map(({ id }) => id));
    const added = addedFields
      .filter(({ id }) => !known.has(id))
      .map((field): Schemas["Field"] => ({ ...field, hidden: false, auto: false, required: false, added: true }));
    return [...doc.fields, ...added].filter(({ hidden }) => !hidden);
  }, [doc.fields, addedFields]);

  const once = useOnce();
  const validate = (inputs: DraftInputs) => validation.validate(inputs, fields);
  const form = useFormik<DraftInputs>({
    initialValues: saver.current(),
    initialErrors: validate(saver.current()) as object,
    validate: (inputs) => validate(inputs) as object,
    onSubmit: async (_values, { setErrors }) => {
      try {
        await saver.flush();
        const body = saveBody(await docId(), saver.current(), saver.base(), true);
        const { revision } = saver.base();
        const answer = await once(body, (idempotencyKey) => saveDoc(client, body, { revision, idempotencyKey }));
        if (answer.error || !answer.taskId) showCreationError(answer.error);
        else setStarted({ id: answer.taskId, kind: "proposal" });
      } catch (error) {
        const refused = refusedFields(error);
        if (refused.length > 0) setErrors(refusedErrors(refused, fields) as object);
        else showRequestError(error);
      }
    },
  });
  const { setValues } = form;
  const isGenerating = form.isSubmitting || task?.kind === "proposal";
  useEffect(() => {
    if (isGenerating) saver.pause();
    else saver.start();
  }, [isGenerating, saver]);
  const errors = form.errors as InputErrors;
  const problems = errors.texts ?? noProblems;

  const { importCount } = saverState;
  const seenImports = useRef(importCount);
  // Before it is painted: what is said of the words and the words themselves are never seen apart.
  useLayoutEffect(() => {
    if (seenImports.current === importCount) return;
    seenImports.current = importCount;
    void setValues(saver.current());
  }, [importCount, saver, setValues]);

  const write = useCallback(
    (id: string, text: string) => saver.update((inputs) => ({ ...inputs, texts: { ...inputs.texts, [id]: text } })),
    [saver],
  );
  const commit = useCallback(() => void setValues(saver.current()), [saver, setValues]);
  const read = useCallback((id: string) => textOf(saver.current(), id), [saver]);
  const writeHead = useCallback(
    (input: HeadInput, text: string) => saver.update((inputs) => ({ ...inputs, [input]: text })),
    [saver],
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(Object.keys(saver.current().texts).filter((id) => read(id).trim())),
  );
  const leave = useCallback((id: string) => setLeft((ids) => (ids.has(id) ? ids : new Set(ids).add(id))), []);

  const fieldIds = useMemo(() => new Set(fields.map(({ id }) => id)), [fields]);
  const notes = useCurrentNotes(doc, form.values.texts);
  const suggestions = useMemo(
    () => new Map(fields.map((field) => [field.id, suggestionsOf(field, notes, fieldIds)])),
    [notes, fields, fieldIds],
  );
  // Of several the first is shown, and the next once it is settled.
  const conflicts = useMemo(
    () => new Map(saverState.conflicts.map(({ id, theirs }) => [id, theirs] as const).toReversed()),
    [saverState.conflicts],
  );

  const inputFields = fields.filter(({ auto }) => !auto);
  const listed = [
    ...headInputs.flatMap((input) =>
      errors[input] ? [{ id: headKey(input), title: headTitles[input], message: errors[input] }] : [],
    ),
    ...inputFields.flatMap(({ id, title }) => (problems[id] ? [{ id, title, message: problems[id] }] : [])),
  ];
  const credits = creditCount(user);
  const facts: GenerateFacts = {
    problems: listed,
    credits,
    isSaving: saverState.status !== "saved" && saverState.status !== "held",
    hasConflict: conflicts.size > 0,
    sectionCount: fields.length,
    promptCount: openPlacesOfAll(form.values.texts),
  };
  const isReady = confirmBlockedBy({ ...facts, isSaving: false, hasConflict: false }) === undefined;
  const progress = progressOf({
    isRevision,
    isReady,
    hasReview: Boolean(doc.review),
    isValid: listed.length === 0,
    exists,
    sectionCount: inputFields.length,
    sectionsWithoutErrors: inputFields.filter(({ id }) => !problems[id]).length,
  });

  const go = useCallback((id: string) => {
    const field = document.getElementById(fieldElementId(id));
    const section = document.getElementById(sectionElementId(id)) ?? field;
    section?.scrollIntoView({ block: "start" });
    field?.focus({ preventScroll: true });
    if (!field) setCurrentId(id);
  }, []);

  const target = location.hash.slice(1);
  useEffect(() => {
    if (!target) return;
    // After the shell, which puts the focus on the page and its start into view at every change of address.
    const frame = requestAnimationFrame(() => go(target));
    return () => cancelAnimationFrame(frame);
  }, [target, go]);

  const assess = async () => {
    try {
      if (!(await saver.flush())) return showRequestError(undefined);
      const { taskId } = await review.mutateAsync(await docId());
      setStarted({ id: taskId, kind: "review" });
    } catch (error) {
      showRequestError(error);
    }
  };

  const finishTask = async (kind: TaskKind) => {
    const id = await docId();
    await refresh(id);
    if (kind === "proposal") void navigate(`/docs/${id}`);
    else setStarted(undefined);
  };

  const addUnavailable = isRevision
    ? copy.addSectionUnavailable.revision
    : isConfirmed && isReady
      ? copy.addSectionUnavailable.ready
      : saverState.status === "saving"
        ? copy.addSectionUnavailable.saving
        : undefined;

  const margin = {
    doc,
    review: doc.review,
    isEmpty: !Object.values(form.values.texts).some((text) => text.trim()),
    isStarting: review.isPending,
    onAssess: () => void assess(),
  };

  return (
    <>
      {!unmade && (
        <>
          <title>{`${form.values.name || copy.grantName} (draft) · Grantwright`}</title>
          <VisuallyHidden as="h1">{copy.pageTitle(form.values.name || doc.title || copy.grantName)}</VisuallyHidden>
        </>
      )}
      <DraftHead
        title={form.values.name || doc.title || copy.grantName}
        isRevision={isRevision}
        exists={exists}
        saver={saverState}
        progress={progress}
        markers={markersOf({
          problems: listed,
          progress,
          noteCount: doc.review?.suggestions.length,
          credits,
          isReady,
          isRevision,
        })}
      />
      <Desk>
        <SectionList
          fields={fields}
          texts={form.values.texts}
          problems={problems}
          conflicts={conflicts}
          currentId={currentId}
          onGo={go}
          onAdd={() => setAdding(true)}
          customizeId={doc.template.canCustomize ? doc.template.id : undefined}
          addUnavailable={addUnavailable}
        />
        <Manuscript noValidate onSubmit={(event) => event.preventDefault()}>
          {!unmade && !isRevision && <KeptDescription doc={doc} userId={user.id} />}
          {saverState.isRestored && (
            <AboveSheet>
              <Banner tone="attention">{copy.restored}</Banner>
            </AboveSheet>
          )}
          {saverState.status === "refused" && (
            <AboveSheet>
              <Banner tone="danger" title={copy.refusedTitle}>
                {saverState.refusal} {copy.refusedText}
              </Banner>
            </AboveSheet>
          )}
          <Row>
            <NameAndCriteria
              template={doc.template}
              writer={doc.writer}
              hasName={hasName}
              name={form.values.name}
              nameError={form.values.name ? errors.name : undefined}
              criteriaErrors={errors}
              eligibilityCriteria={form.values.eligibilityCriteria}
              assessmentCriteria={form.values.assessmentCriteria}
              conflicts={conflicts}
              held={saverState.held}
              read={read}
              importCount={importCount}
              onWrite={writeHead}
              onCommit={commit}
              onSettle={saver.settle}
            />
            {/* The block stays where it is once there are notes: whoever asked for them keeps the focus. */}
            <Margin data-first data-floating={doc.review ? undefined : true}>
              <AssessmentBlock {...margin} />
              {!doc.review && exists && <Papers doc={doc} />}
            </Margin>
          </Row>
          {fields.map((field, index) => {
            const text = form.values.texts[field.id] ?? "";
            return (
              <DraftSection
                key={field.id}
                field={field}
                number={index + 1}
                text={text}
                errorMessage={validation.shownProblem(field.id, problems[field.id], left.has(field.id))}
                isRevision={isRevision}
                lang={doc.lang}
                suggestions={suggestions.get(field.id) ?? noSuggestions}
                otherVersion={conflicts.get(field.id)}
                heldOver={saverState.held.get(field.id)}
                read={read}
                importCount={importCount}
                onWrite={write}
                onCommit={commit}
                onFocus={setCurrentId}
                onBlur={leave}
                onSettle={saver.settle}
              />
            );
          })}
          <Row data-last>
            <GenerateBlock
              {...facts}
              isConfirmed={isConfirmed}
              onConfirm={setConfirmed}
              useEnglish={form.values.useEnglish}
              onUseEnglish={(useEnglish) => {
                saver.update((inputs) => ({ ...inputs, useEnglish }));
                commit();
              }}
              isStarting={isGenerating}
              onGenerate={() => void form.submitForm()}
              onGo={go}
            />
            <Margin>
              {doc.review && <Papers doc={doc} />}
              {doc.pastFundedProjects.length > 0 && (
                <GrantHistory title={copy.history} items={doc.pastFundedProjects} />
              )}
            </Margin>
          </Row>
        </Manuscript>
      </Desk>
      {exists && <MarginSheet {...margin} fields={fields} notes={notes} suggestions={suggestions} onGo={go} />}
      <Suspense>
        {isAdding && (
          <AddSectionDialog
            onClose={() => setAdding(false)}
            onAdd={(section) => {
              const id = newFieldId();
              saver.update((inputs) => ({ ...inputs, addedFields: [...inputs.addedFields, { id, ...section }] }));
              commit();
              requestAnimationFrame(() => go(id));
            }}
          />
        )}
        {task && (
          <TaskProgressDialog
            taskId={task.id}
            kind={task.kind}
            onDone={() => void finishTask(task.kind)}
            onFailed={() => {
              setStarted(undefined);
              void refresh(doc.id);
            }}
            onLeave={() => void navigate(isRevision ? "/docs" : "/drafts")}
            onReadAlong={task.kind === "proposal" ? () => void navigate(`/docs/${doc.id}`) : undefined}
          />
        )}
      </Suspense>
    </>
  );
}

const headTitles: Record<HeadInput, string> = {
  name: copy.grantName,
  eligibilityCriteria: copy.criteria.eligibilityCriteria.label,
  assessmentCriteria: copy.criteria.assessmentCriteria.label,
};

/** What the server found wrong, at its place. It names inputs outside the sections by their names, which a section may have too. */
function refusedErrors(
  refused: readonly { id: string; title: string; message: string }[],
  fields: readonly Schemas["Field"][],
): InputErrors {
  const errors: InputErrors = {};
  const texts: Record<string, string> = {};
  for (const { id, title, message } of refused) {
    const input = headInputs.find((each) => each === id && headTitles[each] === title);
    if (input && !fields.some((field) => field.id === id && field.title === title)) errors[input] = message;
    else texts[id] = message;
  }
  return { ...errors, texts };
}

const noProblems: Readonly<Record<string, string>> = {};
