import { useCreateDraft } from "@grantwright/api-client/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useKeptText } from "../../../autosave/useKeptText.ts";
import { useAttachments } from "../../../components/attachments/useAttachments.ts";
import { showCreationError } from "../../../components/requestErrors.ts";
import { useForm } from "../../../forms/useForm.ts";
import type { OutlineOptions } from "./outlineOptions.ts";
import { useAskedOutline } from "./useAskedOutline.ts";
import { useUnmade } from "./useUnmade.ts";
import type { WizardValues } from "./wizard.schema.ts";
import { noText, wizardPlace } from "./wizardText.ts";

/** Fetches the rules: they are not needed to show the form, so they come after it. */
const loadSchema = async () => (await import("./wizard.schema.ts")).wizardSchema;

const nothing: WizardValues = { text: "", type: "grant" };

/** How long after a change the form is checked anew, in milliseconds. */
const revalidateAfter = 2_500;

/** A task at work on an outline, and the draft it goes into. */
interface Making {
  task: string;
  doc: string;
}

/**
 * A description on its way to an outline, wherever it is written: kept on this device, checked, its files sent, and made into an
 * outline by the form's submit. While one is made the address says so, and a page that is loaded anew shows it again.
 */
export function useOutline({ templateId, user, isMadeInWizard = false }: OutlineOptions) {
  const [query, setQuery] = useSearchParams();
  const parentId = query.get("parentId") ?? undefined;
  /** The draft that the outline goes into, begun in the form of this wizard on an earlier visit. */
  const begunId = query.get("docId") ?? undefined;
  const createDraft = useCreateDraft();
  const attachments = useAttachments(undefined);
  const [state, kept] = useKeptText(user?.id, wizardPlace(templateId), noText);
  const { typed } = state;
  const unmade = useUnmade({ templateId, user, parentId, begunId, kept });
  const [type, setType] = useState<WizardValues["type"]>("grant");
  // What was sent stays in sight until something else is typed.
  const [sent, setSent] = useState("");
  const text = typed?.text ?? sent;
  const task = query.get("task");
  const doc = query.get("doc");

  const showMaking = (made?: Making) =>
    setQuery(
      (now) => {
        const { task: _task, doc: _doc, ...others } = Object.fromEntries(now);
        return { ...others, ...made };
      },
      { replace: true },
    );

  const wordsOf = (next: string) => ({ text: next, parentId, docId: begunId ?? unmade?.id });
  const write = (next: string) => {
    setSent("");
    kept.write(next ? wordsOf(next) : undefined);
  };

  /** Asked for before the sign-in, and to be sent as soon as the form has its type. */
  const [wish, setWish] = useState<{ key: string; type: WizardValues["type"] }>();
  const wishKey = useRef<string>(undefined);
  const ask = useAskedOutline({
    kept,
    typed,
    isMadeInWizard,
    onGo: (asked) => {
      setType(asked.type);
      setWish(asked);
    },
  });

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
      if (!user || isMadeInWizard) return ask(wordsOf(text), type);
      // Being made: the dialog that says so is on its way.
      if (task) return;
      // What was written in the form is in the document that the outline is made of.
      const docId = begunId ?? (await unmade?.settle());
      const body = {
        text,
        parentId,
        fileIds: attachments.fileIds,
        ...(templateId ? { templateId } : { type }),
        ...(docId && { docId }),
      };
      const idempotencyKey = kept.sendingKey(body, wishKey.current);
      wishKey.current = undefined;
      const made = await createDraft.mutateAsync({ ...body, idempotencyKey });
      if (made.error || !made.taskId || !made.id) return showCreationError(made.error);
      setSent(text);
      kept.forget(kept.getState().typed ?? noText);
      showMaking({ task: made.taskId, doc: made.id });
    },
  });

  const send = useEffectEvent((key: string) => {
    setWish(undefined);
    wishKey.current = key;
    form.submit();
  });
  useEffect(() => {
    if (wish && wish.type === type) send(wish.key);
  }, [wish, type]);

  const check = useEffectEvent(form.check);
  useEffect(() => {
    const timer = setTimeout(() => check(), revalidateAfter);
    return () => clearTimeout(timer);
  }, [text, type]);

  return {
    form,
    text,
    type,
    state,
    kept,
    attachments,
    unmade,
    parentId,
    begunId,
    /** What is being made, while it is. */
    making: task && doc ? { task, doc } : undefined,
    /** Called when it failed: the words stay. */
    endMaking: () => showMaking(),
  };
}

/** A description on its way to an outline. */
export type Outline = ReturnType<typeof useOutline>;
