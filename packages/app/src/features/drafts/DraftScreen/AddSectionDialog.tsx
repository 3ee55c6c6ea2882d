import { Button, Dialog } from "@grantwright/ui";
import { sectionId, type AddedSection } from "@grantwright/domain";
import { styled } from "styled-components";
import { Form } from "../../../forms/Form.tsx";
import { FormPaperField } from "../../../forms/FormPaperField.tsx";
import { FormSubmit } from "../../../forms/FormSubmit.tsx";
import { FormTextField } from "../../../forms/FormTextField.tsx";
import { useForm } from "../../../forms/useForm.ts";
import { copy } from "./draft.copy.ts";
import { sectionSchema, type SectionValues } from "./section.schema.ts";

const Fields = styled.form`
  display: grid;
  gap: 16px;
  padding-block-start: 16px;

  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
`;

/** A new id in the shape of the contract: 24 hexadecimal characters. */
const newSectionId = () =>
  sectionId(
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
  );

const nothing: SectionValues = { title: "", description: "" };

/** Props of AddSectionDialog. */
export interface AddSectionDialogProps {
  onAdd: (section: AddedSection) => void;
  onClose: () => void;
}

/** Asks for the title of a section of the person's own. */
export default function AddSectionDialog({ onAdd, onClose }: AddSectionDialogProps) {
  const form = useForm<SectionValues>({
    schema: sectionSchema,
    initialValues: nothing,
    onSubmit: ({ title, description }) => {
      onAdd({
        id: newSectionId(),
        title: title.trim(),
        ...(description.trim() ? { description: description.trim() } : {}),
      });
      onClose();
    },
  });
  return (
    <Dialog
      title={copy.addSection}
      description={copy.addSectionText}
      isOpen
      size="small"
      firstFocus="field"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Form form={form} as={Fields}>
        <FormTextField name="title" label={copy.addSectionTitle} isRequired />
        <FormPaperField name="description" label={copy.addSectionDescription} />
        <div>
          <Button variant="line" onPress={onClose}>
            {copy.cancel}
          </Button>
          <FormSubmit>{copy.addSection}</FormSubmit>
        </div>
      </Form>
    </Dialog>
  );
}
