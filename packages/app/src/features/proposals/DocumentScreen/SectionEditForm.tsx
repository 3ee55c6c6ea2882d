import { ApiError, type Schemas } from "@grantwright/api-client";
import { useUpdateSection } from "@grantwright/api-client/react-query";
import { Banner, Button, PaperField, Text } from "@grantwright/ui";
import { useFormik } from "formik";
import { useEffect, useRef, useState } from "react";
import { keep, readKept } from "../../../browser/keptText.ts";
import { registerUnsaved } from "../../../browser/unsaved.ts";
import { useSession } from "../../../components/session/useSession.ts";
import { copy } from "./document.copy.ts";
import { EditForm } from "./Document.styles.ts";

/** What the ring counts against where the field names no limit, in characters. */
const defaultRingMax = 4_000;

/** Props of SectionEditForm. */
export interface SectionEditFormProps {
  docId: string;
  section: Schemas["Section"];
  field: Schemas["Field"] | undefined;
  /** Called when the text is saved, or the person cancels. */
  onClose: () => void;
}

/** Edits the text of one section. What is typed is kept on this device, for this person, until it is saved or given up. */
export function SectionEditForm({ docId, section, field, onClose }: SectionEditFormProps) {
  const update = useUpdateSection(docId);
  const { user } = useSession();
  const userId = user?.id ?? "";
  const place = `section.${section.id}` as const;
  const area = useRef<HTMLTextAreaElement>(null);
  const [kept] = useState(() => readKept<string>(userId, place));
  const form = useFormik({
    initialValues: { text: kept ?? section.text },
    onSubmit: async ({ text }, { setStatus }) => {
      setStatus(undefined);
      try {
        await update.mutateAsync({ id: section.id, revision: section.revision, userValue: text });
        keep(userId, place, undefined);
        onClose();
      } catch (error) {
        const said = error instanceof ApiError && error.status < 500 ? error.serverMessage : "";
        setStatus(said || copy.saveFailed);
      }
    },
  });
  const { text } = form.values;

  useEffect(() => {
    if (kept === undefined) area.current?.focus();
  }, [kept]);
  useEffect(() => {
    keep(userId, place, text === section.text ? undefined : text);
  }, [userId, place, text, section.text]);

  const submit = useRef(form.submitForm);
  submit.current = form.submitForm;
  const isChanged = text !== section.text;
  useEffect(() => {
    if (!isChanged) return;
    return registerUnsaved({
      flush: async () => {
        await submit.current();
        return readKept(userId, place) === undefined;
      },
      discard: () => keep(userId, place, undefined),
    });
  }, [isChanged, userId, place]);

  const description = section.description ?? field?.description;

  return (
    <EditForm noValidate onSubmit={form.handleSubmit}>
      {description && <Text tone="soft">{description}</Text>}
      {kept !== undefined && <Banner tone="attention">{copy.restored}</Banner>}
      {form.status && <Banner tone="danger">{form.status as string}</Banner>}
      <PaperField
        label={section.title}
        isLabelHidden
        value={text}
        onChange={(next) => void form.setFieldValue("text", next)}
        ringMax={field?.maxLength ?? defaultRingMax}
        limit={field?.maxLength}
        showWordCount
        ref={area}
      />
      <div>
        <Button
          variant="line"
          size="small"
          onPress={() => {
            keep(userId, place, undefined);
            onClose();
          }}
        >
          {copy.cancel}
        </Button>
        <Button type="submit" size="small" isPending={form.isSubmitting}>
          {form.isSubmitting ? copy.saving : copy.save}
        </Button>
      </div>
    </EditForm>
  );
}
