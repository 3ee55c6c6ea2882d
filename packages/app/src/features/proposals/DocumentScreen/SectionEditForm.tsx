import { ApiError, type Schemas } from "@grantwright/api-client";
import { useUpdateSection } from "@grantwright/api-client/react-query";
import { countWrittenCharacters, countWrittenWords, defaultRingMax, openPlacesOf } from "@grantwright/domain";
import { Button, Text } from "@grantwright/ui";
import { useEffect, useRef } from "react";
import type { KeptState, KeptText } from "../../../autosave/keptText.ts";
import { bothTexts } from "../../../autosave/merge/merging.ts";
import { isWay, wayOf, type Way } from "../../../autosave/way.ts";
import { useMay } from "../../../components/access/access.ts";
import { KeptNotice } from "../../../components/fields/KeptNotice.tsx";
import { OtherVersion } from "../../../components/fields/OtherVersion.tsx";
import { Form } from "../../../forms/Form.tsx";
import { FormPaperField } from "../../../forms/FormPaperField.tsx";
import { FormRefusal } from "../../../forms/FormRefusal.tsx";
import { FormSubmit } from "../../../forms/FormSubmit.tsx";
import { useForm } from "../../../forms/useForm.ts";
import { copy } from "./document.copy.ts";
import { EditForm } from "./Document.styles.ts";
import { useHasRail } from "./DocumentRail.tsx";
import { editSchema, type EditValues } from "./edit.schema.ts";
import { EditedReceipts } from "./receipts/EditedReceipts.tsx";
import type { CheckedText } from "./receipts/moveReceipts.ts";
import type { OpenedEdit, SectionEdit } from "./sectionEdit.ts";
import { useMergedEdit } from "./useMergedEdit.ts";

const nothing: EditValues = { text: "" };

/** Props of SectionEditForm. */
export interface SectionEditFormProps {
  docId: string;
  section: Schemas["Section"];
  field: Schemas["Field"] | undefined;
  /** What is typed, kept on this device for this person until it is saved or given up. */
  kept: [KeptState<SectionEdit>, KeptText<SectionEdit>];
  /** The language of its text as BCP 47, where it is known. */
  lang: string | undefined;
  /** The text of the section that was checked last. */
  checked: CheckedText | undefined;
  /** How the person asked for it, so that the field takes the focus; undefined where only kept words opened it. */
  opened: OpenedEdit | undefined;
  /** Called when the text is saved, or the person cancels. */
  onClose: () => void;
}

/**
 * Edits the text of one section. Where somebody else changed it meanwhile, the person keeps seeing their own words with the
 * others' beside them, and nothing is saved over either before they have chosen.
 */
export default function SectionEditForm({
  docId,
  section,
  field,
  kept,
  lang,
  checked,
  opened,
  onClose,
}: SectionEditFormProps) {
  const update = useUpdateSection(docId);
  const canWrite = useMay()("write");
  const [state, edit] = kept;
  const { typed } = state;
  const text = typed?.text ?? section.text;
  const area = useRef<HTMLTextAreaElement>(null);
  const hasRail = useHasRail();
  /** How what is about to be written came in. */
  const inputWay = useRef<Way>(undefined);

  const openCount = openPlacesOf(text).length;
  const time = opened?.time;
  const atPrompt = opened?.atPrompt ?? false;
  useEffect(() => {
    const field = area.current;
    if (time === undefined || !field) return;
    field.focus();
    // Beside the keyboard there is little room: none of it is for what stands before the section.
    if (!hasRail) field.closest("section")?.scrollIntoView({ block: "start" });
    const [prompt] = openPlacesOf(field.value);
    if (!atPrompt || prompt === undefined) return;
    const start = field.value.indexOf(prompt);
    field.setSelectionRange(start, start + prompt.length);
  }, [time, atPrompt, hasRail]);

  const write = (next: string, revision = typed?.revision ?? section.revision) => {
    const way = inputWay.current ?? typed?.way;
    const base = revision === section.revision ? section.text : typed?.base;
    inputWay.current = undefined;
    edit.write(
      next === section.text
        ? undefined
        : { text: next, revision, ...(base !== undefined && { base }), ...(way && { way }) },
    );
  };
  const standing = useMergedEdit(typed, section, (both) => write(both, section.revision));
  const isConflict = standing === "conflict";
  const form = useForm<EditValues>({
    schema: editSchema,
    initialValues: nothing,
    source: { values: { text }, write: (values) => write(values.text) },
    onSubmit: async () => {
      const { typed } = edit.getState();
      if (typed) {
        const { text: userValue, revision, way } = typed;
        await update.mutateAsync({ id: section.id, revision, userValue, ...(isWay(way) && { way }) });
        edit.forget(typed);
      }
      onClose();
    },
    refusalOf: (error) => {
      const said = error instanceof ApiError && error.status < 500 && error.status !== 412 && error.serverMessage;
      return { message: said || copy.saveFailed };
    },
  });
  const close = () => {
    edit.write(undefined);
    onClose();
  };
  const description = section.description ?? field?.description;

  return (
    <Form
      form={form}
      as={EditForm}
      data-part="edit"
      onInputCapture={(event) => (inputWay.current = wayOf(event.nativeEvent))}
    >
      {description && <Text tone="soft">{description}</Text>}
      <KeptNotice state={state} text={edit} restored={copy.restored} />
      {!isConflict && standing !== "merged" && <FormRefusal />}
      <div role="status">{standing === "merged" && <Text tone="attention">{copy.merged}</Text>}</div>
      <FormPaperField
        name="text"
        label={section.title}
        isLabelHidden
        limit={field?.maxLength}
        ringMax={field?.maxLength ?? defaultRingMax}
        characterCount={countWrittenCharacters(text)}
        wordCount={countWrittenWords(text)}
        minWordCount={field?.minWordCount}
        maxWordCount={field?.maxWordCount}
        lang={lang}
        ref={area}
      />
      {openCount > 0 && <Text tone="attention">{copy.openHere(openCount)}</Text>}
      {checked && <EditedReceipts checked={checked} text={text} area={area} />}
      {!canWrite && <Text tone="attention">{copy.notYours}</Text>}
      {isConflict && canWrite && (
        <OtherVersion
          text={section.text}
          mine={text}
          onSettle={(choice) => {
            if (choice === "remote") return close();
            if (choice === "both") return write(bothTexts(typed?.base, text, section.text), section.revision);
            write(text, section.revision);
            form.submit();
          }}
        />
      )}
      <div>
        <Button variant="line" size="small" onPress={close}>
          {copy.cancel}
        </Button>
        {canWrite && (
          <FormSubmit size="small" pendingLabel={copy.saving}>
            {copy.save}
          </FormSubmit>
        )}
      </div>
    </Form>
  );
}
