import { requestUpload, uploadFile, type ApiClient, type BodyOf, type Schemas } from "@grantwright/api-client";
import { useApiClient } from "@grantwright/api-client/react-query";
import { Banner, Button, FileButton, Text } from "@grantwright/ui";
import { lazy, Suspense, useState } from "react";
import { fileProblem } from "../../components/attachments/fileRules.ts";
import { serverMessage } from "../../components/serverMessage.ts";
import { Form } from "../../forms/Form.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextArea } from "../../forms/FormTextArea.tsx";
import { useForm } from "../../forms/useForm.ts";
import { callSchema, type CallValues } from "./new-template.schema.ts";
import { copy } from "./templates.copy.ts";
import { Buttons, FileWay, Part, Pasted } from "./Templates.styles.ts";
import { useCallReading } from "./useCallReading.ts";

const SentButton = lazy(() => import("../../components/sent/SentButton.tsx"));

/** Props of CallForm. */
export interface CallFormProps {
  /** Who writes for the account; a model reads the call, too. */
  writer: Schemas["WriterInfo"] | undefined;
  text: string;
  onText: (text: string) => void;
  onRead: (reading: Schemas["CallReading"]) => void;
}

const readable = [".docx", ".pdf", ".odt", ".rtf", ".txt"];

const nothing: CallValues = { text: "", file: undefined };

/** The most of a pasted call that is shown as it would be sent, in characters. */
const mostShown = 100_000;

async function sendFile(client: ApiClient, file: File): Promise<BodyOf<"readFundersCall">> {
  const [target] = await requestUpload(client, undefined, [
    { filename: file.name, mimetype: file.type, size: file.size },
  ]);
  if (!target) throw new Error("No address for the file");
  await uploadFile(target, file);
  return { fileId: target.fileId };
}

/** Takes a funder's call, pasted or as a file, and has it read. */
export function CallForm({ writer, text, onText, onRead }: CallFormProps) {
  const client = useApiClient();
  const isByModel = writer?.kind === "model";
  const { read, skip, isSkipped } = useCallReading(isByModel);
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
    onSubmit: async () => onRead(await read(async () => (file ? sendFile(client, file) : { text }))),
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
          <FormTextArea
            name="text"
            label={copy.call}
            description={isByModel ? copy.callTextOfModel(writer.label) : copy.callText}
            minRows={10}
          />
          {isByModel && !file && (
            <Suspense>
              <SentButton writer={writer} getAbout={() => ({ task: "call", text: text.slice(0, mostShown) })} />
            </Suspense>
          )}
        </Pasted>
        <FileWay>
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
        </FileWay>
        {form.refusal && (
          <Banner tone="danger" title={copy.readFailed}>
            {form.refusal.message}
          </Banner>
        )}
        <Buttons data-held={form.values.text.trim() !== "" || undefined}>
          <FormSubmit pendingLabel={copy.reading}>{copy.read}</FormSubmit>
          <span role="status">
            {form.isSubmitting && (
              <Text tone="soft">{isByModel && !isSkipped ? copy.readingByModel(writer.label) : copy.readingLong}</Text>
            )}
          </span>
          {form.isSubmitting && skip && (
            <Button variant="quiet" size="small" isPending={isSkipped} onPress={skip}>
              {copy.readByRules}
            </Button>
          )}
        </Buttons>
      </Part>
    </Form>
  );
}
