import { useAdminChange, useHelpRequest } from "@grantwright/api-client/react-query";
import { Button, Heading, RelativeTime, SafeHtml, showToast } from "@grantwright/ui";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { KeptNotice } from "../../components/fields/KeptNotice.tsx";
import { serverMessage } from "../../components/serverMessage.ts";
import { useSession } from "../../session/useSession.ts";
import { Loaded } from "../../components/Loaded.tsx";
import { Form } from "../../forms/Form.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextArea } from "../../forms/FormTextArea.tsx";
import { useForm } from "../../forms/useForm.ts";
import { copy } from "./admin.copy.ts";
import { HelpThread } from "./Admin.styles.ts";
import { answerSchema, type AnswerValues } from "./answer.schema.ts";
import { waiting } from "./waiting.tsx";

const nothing: AnswerValues = { answer: "" };

/** Props of HelpRequest. */
export interface HelpRequestProps {
  id: string;
  onBack: () => void;
}

/** One help request: what was written so far, and the answer. */
export function HelpRequest({ id, onBack }: HelpRequestProps) {
  const request = useHelpRequest(id);
  return (
    <HelpThread>
      <div>
        <Button variant="line" size="small" onPress={onBack}>
          {copy.back}
        </Button>
      </div>
      <Loaded query={request} {...waiting}>
        {({ request: { subject, personName, personEmail }, thread }) => (
          <>
            <Heading level={2} size={28}>
              {subject}
            </Heading>
            <p>{copy.from(personName, personEmail)}</p>
            <ol>
              {thread.map((message) => (
                <li key={message._id}>
                  <p>
                    <b>
                      <bdi>{message.fromUser.name}</bdi>
                    </b>
                    <RelativeTime date={message.createdAt} />
                  </p>
                  <SafeHtml html={message.content} variant="message" />
                </li>
              ))}
            </ol>
          </>
        )}
      </Loaded>
      <AnswerForm id={id} />
    </HelpThread>
  );
}

/** What is typed stays on this device until the server has it. */
function AnswerForm({ id }: { id: string }) {
  const [state, kept] = useKeptText(useSession().user?.id, `reply.${id}`, "");
  const change = useAdminChange();
  const form = useForm<AnswerValues>({
    schema: answerSchema,
    initialValues: nothing,
    source: { values: { answer: state.typed ?? "" }, write: ({ answer }) => kept.write(answer) },
    onSubmit: async ({ answer }) => {
      await change.mutateAsync({ kind: "answer", id, content: answer, idempotencyKey: kept.sendingKey(answer) });
      kept.forget(answer);
      showToast({ title: copy.sent, tone: "success" });
    },
    refusalOf: (error) => ({ id: "answer", message: serverMessage(error) ?? copy.answerFailed }),
  });
  return (
    <Form form={form}>
      <FormTextArea name="answer" label={copy.answer} description={copy.answerText} />
      <KeptNotice state={state} text={kept} />
      <FormSubmit pendingLabel={copy.sending}>{copy.send}</FormSubmit>
    </Form>
  );
}
