import { useTeam } from "@grantwright/api-client/react-query";
import { ErrorState, Heading, Skeleton } from "@grantwright/ui";
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
  if (team.data && userId) return team.data.personal ? <PersonalPane /> : <TeamPane team={team.data} userId={userId} />;
  return (
    <>
      <PageHead>
        <Heading level={1} size={36}>
          {copy.title}
        </Heading>
      </PageHead>
      {team.isError ? (
        <ErrorState
          level={2}
          title={copy.failed}
          onRetry={() => void team.refetch()}
          retryLabel={copy.retry}
          isRetrying={team.isFetching}
        >
          {copy.failedText}
        </ErrorState>
      ) : (
        <>
          <Skeleton width="30%" height="24px" />
          <RowsSkeleton count={4} />
        </>
      )}
    </>
  );
}
