import { useAdminChange, useHelpRequest } from "@grantwright/api-client/react-query";
import { Button, Heading, RelativeTime, SafeHtml, showToast, TextArea } from "@grantwright/ui";
import { useState, type SubmitEvent } from "react";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { KeptNotice } from "../../components/fields/KeptNotice.tsx";
import { serverMessage } from "../../components/serverMessage.ts";
import { useSession } from "../../session/useSession.ts";
import { Loaded } from "../../components/Loaded.tsx";
import { copy } from "./admin.copy.ts";
import { HelpThread } from "./Admin.styles.ts";
import { waiting } from "./waiting.tsx";

/** The longest answer, in characters. */
const answerLimit = 20_000;

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
  const text = state.typed ?? "";
  const [problem, setProblem] = useState<string>();
  const change = useAdminChange();

  const type = (typed: string) => {
    kept.write(typed);
    setProblem(undefined);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    if (!text.trim()) return setProblem(copy.answerEmpty);
    if (text.length > answerLimit) return setProblem(copy.answerTooLong(text.length - answerLimit));
    change.mutate(
      { kind: "answer", id, content: text, idempotencyKey: kept.sendingKey(text) },
      {
        onSuccess: () => {
          kept.forget(text);
          showToast({ title: copy.sent, tone: "success" });
        },
        onError: (error) => setProblem(serverMessage(error) ?? copy.answerFailed),
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate>
      <TextArea label={copy.answer} description={copy.answerText} value={text} onChange={type} errorMessage={problem} />
      <KeptNotice state={state} text={kept} />
      <Button type="submit" isPending={change.isPending}>
        {change.isPending ? copy.sending : copy.send}
      </Button>
    </form>
  );
}
