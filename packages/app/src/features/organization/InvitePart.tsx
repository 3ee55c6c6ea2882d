import type { Schemas } from "@grantwright/api-client";
import { useChangeTeam, useInviteToTeam, useResendInvite } from "@grantwright/api-client/react-query";
import {
  Banner,
  Button,
  dayLabel,
  EllipsisIcon,
  Heading,
  HoverMenu,
  MenuPanel,
  MenuPanelButton,
  showToast,
} from "@grantwright/ui";
import { useState } from "react";
import { dotted } from "../../components/dotted.ts";
import { OnceLink } from "../../components/OnceLink.tsx";
import { showRequestError } from "../../components/requestErrors.ts";
import { serverMessage } from "../../components/serverMessage.ts";
import { Form } from "../../forms/Form.tsx";
import { FormSegmentedControl } from "../../forms/FormSegmentedControl.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextArea } from "../../forms/FormTextArea.tsx";
import { useForm } from "../../forms/useForm.ts";
import { copy, roleName, roleText } from "./organization.copy.ts";
import { inviteSchema, type InviteValues } from "./organization.schema.ts";
import { Entry, Fields, Part } from "./Organization.styles.ts";
import { readEmails } from "./readEmails.ts";

const roleOptions = [
  { value: "member" as const, label: roleName.member },
  { value: "admin" as const, label: roleName.admin },
];

/** Inviting people, by mail or by a link, and the invitations that are open. For owners and admins. */
export function InvitePart({ team }: { team: Schemas["TeamDetails"] }) {
  const [link, setLink] = useState<string>();
  return (
    <>
      <Part>
        <Heading level={2} size={22}>
          {copy.invite}
        </Heading>
        <InviteForm onLink={setLink} />
        {link && <OnceLink link={link} title={copy.linkTitle} text={copy.linkText} copyLabel={copy.copyLink} />}
      </Part>
      {team.invites.length > 0 && (
        <Part>
          <Heading level={2} size={22}>
            {copy.invitations}
          </Heading>
          <ul>
            {team.invites.map((invite) => (
              <InviteEntry key={invite.id} invite={invite} onLink={setLink} />
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function InviteForm({ onLink }: { onLink: (link: string) => void }) {
  const invite = useInviteToTeam();
  const [refused, setRefused] = useState<Schemas["InvitationsMade"]["refused"]>([]);
  const isLink = invite.isPending && !invite.variables.emails;
  const refusalOf = (error: unknown) => ({ id: "emails", message: serverMessage(error) ?? copy.inviteFailed });
  const form = useForm<InviteValues>({
    schema: inviteSchema,
    initialValues: { emails: "", role: "member" },
    onSubmit: async ({ emails, role }) => {
      if (invite.isPending) return;
      setRefused([]);
      const made = await invite.mutateAsync({ emails: readEmails(emails).emails, role });
      setRefused(made.refused);
      form.change("emails", made.refused.map(({ email }) => email).join("\n"));
      if (made.invites.length > 0) showToast({ title: copy.invitedCount(made.invites.length), tone: "success" });
    },
    refusalOf,
  });
  const { role } = form.values;
  const byLink = () =>
    invite.mutate(
      { role },
      {
        onSuccess: ({ invites }) => {
          const link = invites[0]?.link;
          if (link) onLink(link);
        },
        onError: (error) => form.refuse(refusalOf(error)),
      },
    );

  return (
    <Form form={form} as={Fields}>
      <FormTextArea
        name="emails"
        label={copy.emails}
        description={copy.emailsText}
        autoComplete="off"
        spellCheck="false"
      />
      {refused.length > 0 && (
        <Banner tone="danger" title={copy.notInvited}>
          <ul>
            {refused.map(({ email, message }) => (
              <li key={email}>{`${email}: ${message}`}</li>
            ))}
          </ul>
        </Banner>
      )}
      <div data-part="role">
        <FormSegmentedControl name="role" label={copy.role} isLabelShown options={roleOptions} />
        <p>{roleText[role]}</p>
      </div>
      <div data-part="buttons">
        <FormSubmit pendingLabel={copy.sending}>{copy.sendInvites}</FormSubmit>
        <Button variant="line" isPending={isLink} onPress={byLink}>
          {isLink ? copy.makingLink : copy.makeLink}
        </Button>
      </div>
    </Form>
  );
}

interface InviteEntryProps {
  invite: Schemas["TeamInvite"];
  onLink: (link: string) => void;
}

function InviteEntry({ invite, onLink }: InviteEntryProps) {
  const change = useChangeTeam();
  const resend = useResendInvite();
  const whom = invite.email ?? copy.byLink;
  return (
    <Entry data-plain>
      <div>
        <p>{whom}</p>
        <p>{dotted(copy.invitedBy(invite.inviterName), copy.expires(dayLabel(invite.expiresAt)))}</p>
      </div>
      <span>{roleName[invite.role]}</span>
      <div data-part="end">
        <HoverMenu label={copy.inviteActions(whom)} trigger={<EllipsisIcon />}>
          <MenuPanel>
            <MenuPanelButton
              onPress={() =>
                resend.mutate(invite.id, {
                  onSuccess: ({ link }) => {
                    if (link) onLink(link);
                    else showToast({ title: copy.resent, tone: "success" });
                  },
                  onError: showRequestError,
                })
              }
            >
              {invite.email ? copy.resend : copy.renew}
            </MenuPanelButton>
            <MenuPanelButton
              onPress={() =>
                change.mutate(
                  { kind: "revoke", inviteId: invite.id },
                  { onSuccess: () => showToast({ title: copy.revoked, tone: "success" }), onError: showRequestError },
                )
              }
            >
              {copy.revoke}
            </MenuPanelButton>
          </MenuPanel>
        </HoverMenu>
      </div>
    </Entry>
  );
}
