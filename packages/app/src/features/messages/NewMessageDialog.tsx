import type { AnswerOf, Schemas } from "@grantwright/api-client";
import { useSendMessage, useTeam } from "@grantwright/api-client/react-query";
import { messageLength } from "@grantwright/domain";
import { Button, ButtonLink, Dialog, EmptyState, showToast, Skeleton, TextField } from "@grantwright/ui";
import type { FormEvent } from "react";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { Loaded } from "../../components/Loaded.tsx";
import { KeptNotice } from "../../components/fields/KeptNotice.tsx";
import { LongField, overLimit } from "../../components/fields/LongField.tsx";
import { serverMessage } from "../../components/serverMessage.ts";
import { copy } from "./messages.copy.ts";
import { Recipients, WritingForm } from "./NewMessage.styles.ts";

/** Props of NewMessageDialog. */
export interface NewMessageDialogProps {
  teamId: string;
  userId: string;
  onClose: () => void;
}

/** Writes to members of the team. */
export default function NewMessageDialog(props: NewMessageDialogProps) {
  const team = useTeam();
  const othersOf = ({ members }: AnswerOf<"getTeam">) => members.filter(({ userId }) => userId !== props.userId);
  return (
    <Dialog title={copy.newMessage} isOpen onOpenChange={props.onClose}>
      <Loaded
        query={team}
        skeleton={<Skeleton lines={4} height={16} />}
        failed={{ title: copy.membersFailed, retry: copy.retry }}
        isEmpty={(found) => othersOf(found).length === 0}
        empty={
          <EmptyState title={copy.nobody} action={<ButtonLink href="/organization">{copy.invite}</ButtonLink>}>
            {copy.nobodyText}
          </EmptyState>
        }
      >
        {(found) => <NewMessageForm {...props} others={othersOf(found)} />}
      </Loaded>
    </Dialog>
  );
}

interface Written {
  subject: string;
  content: string;
  /** Who is left out: who joins meanwhile gets it too. */
  without: string[];
}

const nothing: Written = { subject: "", content: "", without: [] };

/** Subject, text and recipients. What is typed stays on this device until the server has it. */
function NewMessageForm({
  teamId,
  userId,
  onClose,
  others,
}: NewMessageDialogProps & { others: Schemas["TeamMember"][] }) {
  const send = useSendMessage();
  const [state, kept] = useKeptText(userId, `message.${teamId}`, nothing);
  const written = state.typed ?? nothing;
  const { subject, content, without } = written;
  const recipients = others.filter((member) => !without.includes(member.userId));
  const subjectProblem = overLimit(subject, messageLength.subject);
  const reason =
    subjectProblem ??
    overLimit(content, messageLength.content) ??
    (recipients.length === 0 ? copy.noRecipient : subject.trim() && content.trim() ? undefined : copy.messageEmpty);

  const write = (part: Partial<Written>) => kept.write({ ...written, ...part });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason || send.isPending) return;
    const isForAll = recipients.length === others.length;
    const body = {
      subject,
      content,
      ...(!isForAll && { recipientIds: recipients.map((member) => member.userId) }),
    };
    try {
      await send.mutateAsync({ ...body, idempotencyKey: kept.sendingKey(body) });
    } catch (error) {
      showToast({ title: copy.error, description: serverMessage(error) ?? copy.messageFailed, tone: "danger" });
      return;
    }
    kept.forget(written);
    showToast({ title: copy.messageSent, tone: "success" });
    onClose();
  };

  return (
    <WritingForm noValidate onSubmit={(event) => void submit(event)}>
      <Recipients>
        <legend>{copy.recipients}</legend>
        {others.map((member) => (
          <label key={member.userId}>
            <input
              type="checkbox"
              checked={!without.includes(member.userId)}
              onChange={({ target }) =>
                write({
                  without: target.checked ? without.filter((id) => id !== member.userId) : [...without, member.userId],
                })
              }
            />
            {member.name}
          </label>
        ))}
      </Recipients>
      <TextField
        label={copy.subject}
        value={subject}
        onChange={(next) => write({ subject: next })}
        errorMessage={subjectProblem}
        isRequired
      />
      <LongField
        label={copy.message}
        value={content}
        onChange={(next) => write({ content: next })}
        limit={messageLength.content}
      />
      <KeptNotice state={state} text={kept} />
      <footer>
        <Button variant="line" onPress={onClose}>
          {copy.cancel}
        </Button>
        {reason ? (
          <Button isUnavailable unavailableReason={reason}>
            {copy.send}
          </Button>
        ) : (
          <Button type="submit" isPending={send.isPending}>
            {send.isPending ? copy.sending : copy.send}
          </Button>
        )}
      </footer>
    </WritingForm>
  );
}
