import type { Schemas } from "@grantwright/api-client";
import {
  useApiClient,
  useOpportunities,
  useRefreshScout,
  useScout,
  useTaskProgress,
} from "@grantwright/api-client/react-query";
import {
  Banner,
  ButtonLink,
  EmptyState,
  Heading,
  Link,
  ProgressBar,
  RelativeTime,
  Text,
  useMediaQuery,
} from "@grantwright/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { Loaded } from "../../components/Loaded.tsx";
import { PageHead, WidePage } from "../../components/page/Page.styles.ts";
import { smallScreen } from "../../components/page/pagedScreen.ts";
import { FieldSkeleton, RowsSkeleton } from "../../components/page/Skeletons.tsx";
import { useSession } from "../../session/useSession.ts";
import { FoundList } from "./FoundList.tsx";
import { scoutCopy as copy } from "./opportunities.copy.ts";
import { Actions, Desk, Found, Lede, ProfileForm, Running } from "./Opportunities.styles.ts";
import { ProfileEditor } from "./ProfileEditor.tsx";

/** AI Scout: what to look for, how the search goes, and what was found. */
export default function ScoutScreen() {
  const session = useSession();
  return (
    <WidePage>
      <title>{`${copy.title} · Grantwright`}</title>
      <PageHead>
        <Heading level={1} size={36}>
          {copy.title}
        </Heading>
        <Actions>
          <Link isStandalone href="/opportunities">
            {copy.yourGrants}
          </Link>
        </Actions>
      </PageHead>
      <Scout userId={session.user?.id} isAdmin={session.user?.isSuperAdmin === true} />
    </WidePage>
  );
}

interface ScoutProps {
  userId: string | undefined;
  isAdmin: boolean;
}

function Scout({ userId, isAdmin }: ScoutProps) {
  const scout = useScout(userId !== undefined);
  const list = useOpportunities(userId !== undefined);
  // Of a list that cannot be loaded nothing is known.
  const hasFound = list.data?.some(({ status }) => status === "reviewed") ?? (list.isError ? false : undefined);
  const isSmall = useMediaQuery(smallScreen);
  // Who comes back to something found knows what the scout does; where there is one column they meet it first. It stays so while they decide.
  const [isListFirst, setListFirst] = useState<boolean>();
  if (isListFirst === undefined && hasFound !== undefined) setListFirst(hasFound);
  const place = `scout.${useApiClient().teamId ?? "own"}` as const;
  if (!userId) return <ScoutSkeleton />;
  return (
    <Loaded
      query={scout}
      skeleton={<ScoutSkeleton />}
      failed={{ level: 2, title: copy.failed, text: copy.failedText, retry: copy.retry }}
    >
      {(found) => {
        const listed = (
          <Found key="list" aria-label={copy.list}>
            <FoundList
              isEnabled
              outcome={found.lastSearch && <SearchOutcome search={found.lastSearch} />}
              hasSearched={found.lastSearch?.status === "done"}
              isWaiting={found.isReviewed && (found.lastSearch?.waiting ?? 0) > 0}
            />
          </Found>
        );
        if (!found.source)
          return (
            <>
              <Nowhere isAdmin={isAdmin} />
              {hasFound && listed}
            </>
          );
        // Which comes first, and what is said above them, waits for what was found.
        if (isListFirst === undefined) return <ScoutSkeleton />;
        const profile = <ProfileEditor key={place} scout={found} userId={userId} place={place} />;
        return (
          <>
            {!isListFirst && <Lede>{copy.lede}</Lede>}
            <Desk data-new={isListFirst === false || undefined}>
              {isSmall && isListFirst ? [listed, profile] : [profile, listed]}
            </Desk>
          </>
        );
      }}
    </Loaded>
  );
}

/** The scout while it loads: what to look for, and beside it what was found. */
function ScoutSkeleton() {
  return (
    <>
      <Lede>{copy.lede}</Lede>
      <Desk aria-busy>
        <ProfileForm as="div">
          <Heading level={2} size={22}>
            {copy.profile}
          </Heading>
          <FieldSkeleton label={copy.organization} height="116px" />
          <FieldSkeleton label={copy.project} height="116px" />
          <FieldSkeleton label={copy.location} />
        </ProfileForm>
        <Found as="div">
          <Heading level={2} size={22}>
            {copy.list}
          </Heading>
          <RowsSkeleton count={3} />
        </Found>
      </Desk>
    </>
  );
}

/** There is nowhere to look: why, and where else grants stand. What somebody wrote for the scout is kept for when there is. */
function Nowhere({ isAdmin }: { isAdmin: boolean }) {
  return (
    <EmptyState
      level={2}
      title={copy.nowhere}
      action={
        <Actions>
          {isAdmin && <ButtonLink href="/superadmin?view=opportunities">{copy.importGrants}</ButtonLink>}
          <ButtonLink variant={isAdmin ? "line" : "filled"} href="/grants">
            {copy.library}
          </ButtonLink>
        </Actions>
      }
    >
      {isAdmin ? copy.nowhereAdmin : copy.nowhereText}
    </EmptyState>
  );
}

/** How the last search goes, or what it came to. */
function SearchOutcome({ search }: { search: Schemas["ScoutSearch"] }) {
  const { status, taskId, at, found, waiting = 0, note } = search;
  if (status === "running" && taskId) return <SearchProgress key={taskId} taskId={taskId} />;
  if (status === "failed")
    return (
      <Banner tone="danger" title={copy.searchFailed}>
        {note}
      </Banner>
    );
  return (
    <Text tone="soft">
      {copy.lastSearch} <RelativeTime date={at} />.{" "}
      {waiting > 0 ? copy.waiting(waiting) : found > 0 ? copy.found(found) : copy.nothingNew} {note}
    </Text>
  );
}

function SearchProgress({ taskId }: { taskId: string }) {
  const progress = useTaskProgress(taskId);
  const refresh = useRefreshScout();
  const status = progress.data?.status;
  const isOver = status === "done" || status === "failed";
  const finish = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);
  return (
    <Running>
      <Heading level={2} size={18}>
        {copy.running}
      </Heading>
      <ProgressBar label={copy.progress} isLabelHidden value={progress.data?.percentComplete ?? 0} />
      <p role="status">{progress.data?.message ?? copy.starting}</p>
      <p>{copy.canLeave}</p>
    </Running>
  );
}
