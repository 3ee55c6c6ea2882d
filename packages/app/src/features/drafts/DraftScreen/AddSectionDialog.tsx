import { Button, Dialog, PaperField, TextField } from "@grantwright/ui";
import { sectionId, type AddedSection } from "@grantwright/domain";
import { useFormik } from "formik";
import { object, string } from "yup";
import { styled } from "styled-components";
import { copy } from "./draft.copy.ts";

const maxTitle = 200;

const schema = object({
  title: string().trim().required(copy.addSectionTitleMissing).max(maxTitle, copy.addSectionTitleLong),
  description: string().max(2_000),
});

const Form = styled.form`
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

/** Props of AddSectionDialog. */
export interface AddSectionDialogProps {
  onAdd: (section: AddedSection) => void;
  onClose: () => void;
}

/** Asks for the title of a section of the person's own. */
export default function AddSectionDialog({ onAdd, onClose }: AddSectionDialogProps) {
  const form = useFormik({
    initialValues: { title: "", description: "" },
    validationSchema: schema,
    onSubmit: ({ title, description }) => {
      onAdd({
        id: newSectionId(),
        title: title.trim(),
        ...(description.trim() ? { description: description.trim() } : {}),
      });
      onClose();
    },
  });
  const problem = form.touched.title ? form.errors.title : undefined;
  return (
    <Dialog
      title={copy.addSection}
      description={copy.addSectionText}
      isOpen
      size="small"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Form noValidate onSubmit={form.handleSubmit}>
        <TextField
          label={copy.addSectionTitle}
          name="title"
          value={form.values.title}
          onChange={(title) => void form.setFieldValue("title", title)}
          onBlur={() => void form.setFieldTouched("title")}
          errorMessage={problem}
          isRequired
          autoFocus
        />
        <PaperField
          label={copy.addSectionDescription}
          name="description"
          value={form.values.description}
          onChange={(description) => void form.setFieldValue("description", description)}
        />
        <div>
          <Button variant="line" onPress={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit">{copy.addSection}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
