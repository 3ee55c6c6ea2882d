import { readFundersCall, requestUpload, uploadFile, type Schemas } from "@grantwright/api-client";
import { useApiClient } from "@grantwright/api-client/react-query";
import { Banner, Button, FileButton, Text, TextArea } from "@grantwright/ui";
import { useMutation } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { fileProblem } from "../../components/attachments/fileRules.ts";
import { serverMessage } from "../../components/serverMessage.ts";
import { copy } from "./templates.copy.ts";
import { Buttons, Part, Pasted } from "./Templates.styles.ts";

/** Props of CallForm. */
export interface CallFormProps {
  text: string;
  onText: (text: string) => void;
  onRead: (reading: Schemas["CallReading"]) => void;
}

/** The most characters of a call that are read at once. */
const mostCharacters = 1_000_000;

const readable = [".docx", ".pdf", ".odt", ".rtf", ".txt"];

/** Takes a funder's call, pasted or as a file, and has it read. */
export function CallForm({ text, onText, onRead }: CallFormProps) {
  const client = useApiClient();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const read = useMutation({
    mutationFn: async () => {
      if (!file) return readFundersCall(client, { text });
      const [target] = await requestUpload(client, undefined, [
        { filename: file.name, mimetype: file.type, size: file.size },
      ]);
      if (!target) throw new Error("No address for the file");
      await uploadFile(target, file);
      return readFundersCall(client, { fileId: target.fileId });
    },
    onSuccess: onRead,
  });
  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const isReadable = readable.some((extension) => chosen.name.toLowerCase().endsWith(extension));
    const wrong = isReadable ? fileProblem(chosen) : copy.fileWrong(chosen.name);
    setProblem(wrong);
    setFile(wrong ? undefined : chosen);
    read.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const over = file ? 0 : text.length - mostCharacters;
    const wrong = !file && !text.trim() ? copy.callMissing : over > 0 ? copy.tooLong(over) : undefined;
    setProblem(wrong);
    if (!wrong && !read.isPending) read.mutate();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Part as="div">
        <Pasted>
          <TextArea
            label={copy.call}
            description={copy.callText}
            value={text}
            onChange={(typed) => {
              onText(typed);
              setProblem(undefined);
            }}
            errorMessage={problem}
            minRows={10}
          />
        </Pasted>
        <Buttons>
          <FileButton variant="line" accept={readable} onSelect={choose}>
            {copy.callFile}
          </FileButton>
          {file ? (
            <>
              <Text>{copy.chosen(file.name)}</Text>
              <Button variant="quiet" size="small" onPress={() => setFile(undefined)}>
                {copy.dropFile}
              </Button>
            </>
          ) : (
            <Text tone="soft">{copy.callFileText}</Text>
          )}
        </Buttons>
        {read.isError && (
          <Banner tone="danger" title={copy.readFailed}>
            {serverMessage(read.error) ?? copy.readFailedText}
          </Banner>
        )}
        <Buttons>
          <Button type="submit" isPending={read.isPending}>
            {read.isPending ? copy.reading : copy.read}
          </Button>
          <span role="status">{read.isPending && <Text tone="soft">{copy.readingLong}</Text>}</span>
        </Buttons>
      </Part>
    </form>
  );
}
