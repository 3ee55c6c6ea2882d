import type { Schemas } from "@grantwright/api-client";
import { useDeleteMe, useDeletionNotice } from "@grantwright/api-client/react-query";
import { Banner, Button, ButtonLink, Dialog, PasswordField, Skeleton, TextField } from "@grantwright/ui";
import { useState, type FormEvent } from "react";
import { forgetPerson } from "../../autosave/keptText.ts";
import { forgetAnswers } from "../../browser/offline/keptAnswers.ts";
import { announceSessionChange } from "../../browser/sessionChannel.ts";
import { Loaded } from "../../components/Loaded.tsx";
import { serverMessage } from "../../components/serverMessage.ts";
import { copy } from "./account.copy.ts";
import { isSameEmail } from "./account.rules.ts";
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

/** What goes, what stays, what stands in the way; and the fields that confirm. */
function Deletion(props: DeleteAccountDialogProps & { notice: Schemas["DeletionNotice"] }) {
  const { notice, userId, email, onClose } = props;
  const remove = useDeleteMe();
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const [needsLink, setNeedsLink] = useState<string>();
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

  const reason = !isSameEmail(typed, email)
    ? copy.emailDiffers
    : notice.needsPassword && !password
      ? copy.passwordNeeded
      : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason || remove.isPending) return;
    setProblem(undefined);
    setNeedsLink(undefined);
    try {
      await remove.mutateAsync({ email: typed.trim(), ...(notice.needsPassword && { currentPassword: password }) });
    } catch (error) {
      const refused = refusedField(error);
      if (refused?.id === "link") setNeedsLink(refused.message);
      else setProblem(serverMessage(error) ?? copy.deleteFailed);
      return;
    }
    await forgetPerson(userId);
    await forgetAnswers();
    announceSessionChange();
    window.location.assign("/");
  };

  const lines = [
    copy.accountGoes,
    notice.documents > 0 && copy.documents(notice.documents),
    notice.credits > 0 && copy.creditsGo(notice.credits),
    notice.isSubscribed && copy.subscriptionEnds,
    notice.teamsDeleted.length > 0 && copy.teamsDeleted(notice.teamsDeleted.join(", ")),
    notice.teamsLeft.length > 0 && copy.teamsLeft(notice.teamsLeft.join(", ")),
  ].filter((line) => line !== false);

  return (
    <DeletionForm noValidate onSubmit={(event) => void submit(event)}>
      <p>{copy.goes}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TextField label={copy.typeEmail} type="email" autoComplete="off" value={typed} onChange={setTyped} isRequired />
      {notice.needsPassword && (
        <PasswordField
          label={copy.currentPassword}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isRequired
        />
      )}
      {needsLink && <FreshLinkOffer email={email} message={needsLink} />}
      {problem && <Banner tone="danger">{problem}</Banner>}
      <footer>
        <Button variant="line" onPress={onClose}>
          {copy.keepAccount}
        </Button>
        {reason ? (
          <Button tone="danger" isUnavailable unavailableReason={reason}>
            {copy.delete}
          </Button>
        ) : (
          <Button type="submit" tone="danger" isPending={remove.isPending}>
            {remove.isPending ? copy.deleting : copy.delete}
          </Button>
        )}
      </footer>
    </DeletionForm>
  );
}
