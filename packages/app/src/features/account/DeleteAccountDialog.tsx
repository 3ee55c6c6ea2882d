import type { Schemas } from "@grantwright/api-client";
import { useDeleteMe, useDeletionNotice } from "@grantwright/api-client/react-query";
import { Banner, Button, ButtonLink, Dialog, Skeleton } from "@grantwright/ui";
import { useState } from "react";
import { forgetPerson } from "../../autosave/keptText.ts";
import { forgetAnswers } from "../../browser/offline/keptAnswers.ts";
import { announceSessionChange } from "../../browser/sessionChannel.ts";
import { Loaded } from "../../components/Loaded.tsx";
import { serverMessage } from "../../components/serverMessage.ts";
import { Form } from "../../forms/Form.tsx";
import { FormPasswordField } from "../../forms/FormPasswordField.tsx";
import { FormRefusal } from "../../forms/FormRefusal.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextField } from "../../forms/FormTextField.tsx";
import { useForm } from "../../forms/useForm.ts";
import { copy } from "./account.copy.ts";
import { deletionSchema, type DeletionValues } from "./deletion.schema.ts";
import { FreshLinkOffer } from "./FreshLinkOffer.tsx";
import { refusedField } from "./refusedField.ts";
import { DeletionForm } from "./Account.styles.ts";

/** Props of DeleteAccountDialog. */
export interface DeleteAccountDialogProps {
  userId: string;
  /** The address of the account: it has to be typed. */
  email: string;
  onClose: () => void;
}

/** Says what deleting the account takes away, and deletes it once the address has been typed. */
export default function DeleteAccountDialog({ userId, email, onClose }: DeleteAccountDialogProps) {
  const notice = useDeletionNotice();
  return (
    <Dialog title={copy.deleteTitle} isOpen size="small" onOpenChange={onClose}>
      <Loaded
        query={notice}
        skeleton={<Skeleton lines={4} height={16} />}
        failed={{ title: copy.noticeFailed, retry: copy.retry }}
      >
        {(found) => <Deletion notice={found} userId={userId} email={email} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

/** Nothing of the person stays on this device. */
async function leave(userId: string) {
  await forgetPerson(userId);
  await forgetAnswers();
  announceSessionChange();
  window.location.assign("/");
}

/** What goes, what stays, what stands in the way; and the fields that confirm. */
function Deletion(props: DeleteAccountDialogProps & { notice: Schemas["DeletionNotice"] }) {
  const { notice, userId, email, onClose } = props;
  const remove = useDeleteMe();
  const { needsPassword } = notice;
  const [schema] = useState(() => deletionSchema(email, needsPassword));
  const form = useForm<DeletionValues>({
    schema,
    initialValues: { typed: "", password: "" },
    onSubmit: async ({ typed, password }) => {
      await remove.mutateAsync({ email: typed.trim(), ...(needsPassword && { currentPassword: password }) });
      void leave(userId);
    },
    refusalOf: (error) => {
      const refused = refusedField(error);
      return refused?.id === "link" ? refused : { message: serverMessage(error) ?? copy.deleteFailed };
    },
  });
  const blocking = notice.teamsBlocking.join(", ");

  if (blocking)
    return (
      <DeletionForm as="div">
        <Banner tone="attention">{copy.blocked(blocking)}</Banner>
        <footer>
          <Button variant="line" onPress={onClose}>
            {copy.keepAccount}
          </Button>
          <ButtonLink href="/organization">{copy.toOrganization}</ButtonLink>
        </footer>
      </DeletionForm>
    );

  const lines = [
    copy.accountGoes,
    notice.documents > 0 && copy.documents(notice.documents),
    notice.credits > 0 && copy.creditsGo(notice.credits),
    notice.isSubscribed && copy.subscriptionEnds,
    notice.teamsDeleted.length > 0 && copy.teamsDeleted(notice.teamsDeleted.join(", ")),
    notice.teamsLeft.length > 0 && copy.teamsLeft(notice.teamsLeft.join(", ")),
  ].filter((line) => line !== false);

  return (
    <Form form={form} as={DeletionForm}>
      <p>{copy.goes}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <FormTextField name="typed" label={copy.typeEmail} type="email" autoComplete="off" isRequired />
      {needsPassword && (
        <FormPasswordField name="password" label={copy.currentPassword} autoComplete="current-password" isRequired />
      )}
      {form.refusal?.id === "link" ? <FreshLinkOffer email={email} message={form.refusal.message} /> : <FormRefusal />}
      <footer>
        <Button variant="line" onPress={onClose}>
          {copy.keepAccount}
        </Button>
        <FormSubmit tone="danger" pendingLabel={copy.deleting} unavailableReason={form.reason}>
          {copy.delete}
        </FormSubmit>
      </footer>
    </Form>
  );
}
