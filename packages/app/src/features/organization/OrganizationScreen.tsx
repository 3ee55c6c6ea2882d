import { useTeam } from "@grantwright/api-client/react-query";
import { Heading, Skeleton } from "@grantwright/ui";
import type { ReactNode } from "react";
import { Loaded } from "../../components/Loaded.tsx";
import { PageHead } from "../../components/page/Page.styles.ts";
import { RowsSkeleton } from "../../components/page/Skeletons.tsx";
import { useSession } from "../../session/useSession.ts";
import { copy } from "./organization.copy.ts";
import { Column } from "./Organization.styles.ts";
import { PersonalPane } from "./PersonalPane.tsx";
import { TeamPane } from "./TeamPane.tsx";

/** The team that is worked in; in the personal account, the teams there are and the way to a new one. */
export default function OrganizationScreen() {
  const session = useSession();
  return (
    <Column>
      <title>{`${copy.title} · Grantwright`}</title>
      <Organization userId={session.user?.id} />
    </Column>
  );
}

function Organization({ userId }: { userId: string | undefined }) {
  const team = useTeam(userId !== undefined);
  const skeleton = (
    <Titled>
      <Skeleton width="30%" height="24px" />
      <RowsSkeleton count={4} />
    </Titled>
  );
  if (!userId) return skeleton;
  return (
    <Loaded
      query={team}
      skeleton={skeleton}
      failed={{ level: 2, title: copy.failed, text: copy.failedText, retry: copy.retry }}
      frame={Titled}
    >
      {(found) => (found.personal ? <PersonalPane /> : <TeamPane team={found} userId={userId} />)}
    </Loaded>
  );
}

function Titled({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead>
        <Heading level={1} size={36}>
          {copy.title}
        </Heading>
      </PageHead>
      {children}
    </>
  );
}
