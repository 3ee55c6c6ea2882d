import type { AnswerOf, Schemas } from "@grantwright/api-client";
import { useSendMessage, useTeam } from "@grantwright/api-client/react-query";
import { Button, ButtonLink, Checkbox, Dialog, EmptyState, showToast, Skeleton } from "@grantwright/ui";
import { useState } from "react";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { Loaded } from "../../components/Loaded.tsx";
import { KeptNotice } from "../../components/fields/KeptNotice.tsx";
import { serverMessage } from "../../components/serverMessage.ts";
import { Form } from "../../forms/Form.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextArea } from "../../forms/FormTextArea.tsx";
import { FormTextField } from "../../forms/FormTextField.tsx";
import { keptSource } from "../../forms/keptSource.ts";
import { useForm } from "../../forms/useForm.ts";
import { copy } from "./messages.copy.ts";
import { newMessageSchema, type NewMessageValues } from "./messages.schema.ts";
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

const nothing: NewMessageValues = { subject: "", content: "", without: [] };

/** Subject, text and recipients. What is typed stays on this device until the server has it. */
function NewMessageForm({
  teamId,
  userId,
  onClose,
  others,
}: NewMessageDialogProps & { others: Schemas["TeamMember"][] }) {
  const send = useSendMessage();
  const [state, kept] = useKeptText(userId, `message.${teamId}`, nothing);
  const [schema] = useState(() => newMessageSchema(others.map((member) => member.userId)));
  const form = useForm<NewMessageValues>({
    schema,
    initialValues: nothing,
    source: keptSource([state, kept], nothing),
    onSubmit: async (written) => {
      const { subject, content, without } = written;
      const recipientIds = others.map((member) => member.userId).filter((id) => !without.includes(id));
      const body = { subject, content, ...(recipientIds.length < others.length && { recipientIds }) };
      await send.mutateAsync({ ...body, idempotencyKey: kept.sendingKey(body) });
      kept.forget(written);
      showToast({ title: copy.messageSent, tone: "success" });
      onClose();
    },
    refusalOf: (error) =>
      void showToast({ title: copy.error, description: serverMessage(error) ?? copy.messageFailed, tone: "danger" }),
  });
  const { without } = form.values;

  return (
    <Form form={form} as={WritingForm}>
      <Recipients>
        <legend>{copy.recipients}</legend>
        {others.map(({ userId: id, name }) => (
          <Checkbox
            key={id}
            label={name}
            isSelected={!without.includes(id)}
            onChange={(isOn) => form.change("without", isOn ? without.filter((each) => each !== id) : [...without, id])}
          />
        ))}
      </Recipients>
      <FormTextField name="subject" label={copy.subject} isRequired />
      <FormTextArea name="content" label={copy.message} minRows={4} isRequired />
      <KeptNotice state={state} text={kept} />
      <footer>
        <Button variant="line" onPress={onClose}>
          {copy.cancel}
        </Button>
        <FormSubmit pendingLabel={copy.sending} unavailableReason={form.reason}>
          {copy.send}
        </FormSubmit>
      </footer>
    </Form>
  );
}
