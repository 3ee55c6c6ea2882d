import { acceptInvite, type Schemas } from "@grantwright/api-client";
import { useApiClient, useInvite } from "@grantwright/api-client/react-query";
import { Banner, Button, Heading, Skeleton } from "@grantwright/ui";
import { useMutation } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { pageInTeam } from "../../browser/address.ts";
import { leaveFor } from "../../browser/leave.ts";
import { Loaded } from "../../components/Loaded.tsx";
import { serverMessage } from "../../components/serverMessage.ts";
import { usePromptSignIn } from "../../session/SignInPrompt.ts";
import { useSession } from "../../session/useSession.ts";
import { copy } from "./organization.copy.ts";
import { Invitation } from "./Organization.styles.ts";

/** An invitation to a team: who invites, to what, and the way in. */
export default function JoinScreen() {
  const { inviteCode = "" } = useParams();
  return (
    <Invitation>
      <title>{`${copy.invite} · Grantwright`}</title>
      <Invite code={inviteCode} />
    </Invitation>
  );
}

function Invite({ code }: { code: string }) {
  const invite = useInvite(code);
  return (
    <Loaded
      query={invite}
      skeleton={<Skeleton lines={3} height="24px" />}
      gone={{ title: copy.inviteGone, text: copy.inviteGoneText, href: "/", link: copy.home }}
      failed={{ level: 1, title: copy.inviteLoadFailed, text: copy.failedText, retry: copy.retry }}
      isLive
    >
      {(found) => <Accept code={code} invite={found} />}
    </Loaded>
  );
}

function Accept({ code, invite }: { code: string; invite: Schemas["Invite"] }) {
  const client = useApiClient();
  const session = useSession();
  const promptSignIn = usePromptSignIn();
  const join = useMutation({
    mutationFn: () => acceptInvite(client, code),
    onSuccess: ({ teamId }) => leaveFor(pageInTeam(teamId, "/")),
  });
  const isJoining = join.isPending || join.isSuccess;
  return (
    <>
      <Heading level={1} size={36}>
        {copy.joinTitle(invite.inviterName, invite.teamName)}
      </Heading>
      <p>{copy.joinText}</p>
      <p>
        {[invite.role && copy.joinAs(invite.role), invite.forEmail && copy.joinFor(invite.forEmail)]
          .filter(Boolean)
          .join(" ")}
      </p>
      <div>
        {join.isError && (
          <Banner tone="danger" title={copy.joinFailed}>
            {serverMessage(join.error) ?? copy.failedText}
          </Banner>
        )}
        {session.status === "signedOut" ? (
          <Button onPress={promptSignIn}>{copy.signInToJoin}</Button>
        ) : (
          <Button isPending={isJoining} onPress={() => join.mutate()}>
            {isJoining ? copy.joining : copy.join(invite.teamName)}
          </Button>
        )}
      </div>
    </>
  );
}
