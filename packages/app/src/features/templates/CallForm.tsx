import { readFundersCall, requestUpload, uploadFile, type ApiClient, type Schemas } from "@grantwright/api-client";
import { useApiClient } from "@grantwright/api-client/react-query";
import { Banner, Button, FileButton, Text } from "@grantwright/ui";
import { useState } from "react";
import { fileProblem } from "../../components/attachments/fileRules.ts";
import { serverMessage } from "../../components/serverMessage.ts";
import { Form } from "../../forms/Form.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextArea } from "../../forms/FormTextArea.tsx";
import { useForm } from "../../forms/useForm.ts";
import { callSchema, type CallValues } from "./new-template.schema.ts";
import { copy } from "./templates.copy.ts";
import { Buttons, Part, Pasted } from "./Templates.styles.ts";

/** Props of CallForm. */
export interface CallFormProps {
  text: string;
  onText: (text: string) => void;
  onRead: (reading: Schemas["CallReading"]) => void;
}

const readable = [".docx", ".pdf", ".odt", ".rtf", ".txt"];

const nothing: CallValues = { text: "", file: undefined };

async function readFile(client: ApiClient, file: File) {
  const [target] = await requestUpload(client, undefined, [
    { filename: file.name, mimetype: file.type, size: file.size },
  ]);
  if (!target) throw new Error("No address for the file");
  await uploadFile(target, file);
  return readFundersCall(client, { fileId: target.fileId });
}

/** Takes a funder's call, pasted or as a file, and has it read. */
export function CallForm({ text, onText, onRead }: CallFormProps) {
  const client = useApiClient();
  const [file, setFile] = useState<File>();
  const form = useForm<CallValues>({
    schema: callSchema,
    initialValues: nothing,
    source: {
      values: { text, file },
      write: (values) => {
        if (values.text !== text) onText(values.text);
        setFile(values.file);
      },
    },
    onSubmit: async () => onRead(file ? await readFile(client, file) : await readFundersCall(client, { text })),
    refusalOf: (error) => ({ message: serverMessage(error) ?? copy.readFailedText }),
  });
  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const isReadable = readable.some((extension) => chosen.name.toLowerCase().endsWith(extension));
    const wrong = isReadable ? fileProblem(chosen) : copy.fileWrong(chosen.name);
    form.change("file", wrong ? undefined : chosen);
    form.refuse(undefined);
    if (wrong) form.refuse({ id: "text", message: wrong });
  };
  return (
    <Form form={form}>
      <Part as="div">
        <Pasted>
          <FormTextArea name="text" label={copy.call} description={copy.callText} minRows={10} />
        </Pasted>
        <Buttons>
          <FileButton variant="line" accept={readable} onSelect={choose}>
            {copy.callFile}
          </FileButton>
          {file ? (
            <>
              <Text>{copy.chosen(file.name)}</Text>
              <Button variant="quiet" size="small" onPress={() => form.change("file", undefined)}>
                {copy.dropFile}
              </Button>
            </>
          ) : (
            <Text tone="soft">{copy.callFileText}</Text>
          )}
        </Buttons>
        {form.refusal && (
          <Banner tone="danger" title={copy.readFailed}>
            {form.refusal.message}
          </Banner>
        )}
        <Buttons data-held={form.values.text.trim() !== "" || undefined}>
          <FormSubmit pendingLabel={copy.reading}>{copy.read}</FormSubmit>
          <span role="status">{form.isSubmitting && <Text tone="soft">{copy.readingLong}</Text>}</span>
        </Buttons>
      </Part>
    </Form>
  );
}
