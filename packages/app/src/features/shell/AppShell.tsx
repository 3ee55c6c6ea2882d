import { useActiveTasks, useApiClient, useMe } from "@grantwright/api-client/react-query";
import {
  AdministrativeIcon,
  Avatar,
  BottomBar,
  ButtonLink,
  CreateIcon,
  DashboardIcon,
  DraftsIcon,
  ErrorState,
  GrantsIcon,
  InboxIcon,
  OrganizationIcon,
  ProposalsIcon,
  Shell,
  Sidebar,
  TasksIcon,
  TopBar,
  TopBarLink,
  TopLine,
  useMediaQuery,
  VisuallyHidden,
  type NavItem,
  type SideAction,
} from "@grantwright/ui";
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { Outlet, useLocation, useMatch } from "react-router-dom";
import { whenInSight } from "../../browser/inSight.ts";
import { Centre } from "../../components/page/Page.styles.ts";
import { pagedScreen, smallScreen } from "../../components/page/pagedScreen.ts";
import { SideMenuSlot } from "../../components/page/SideMenuSlot.ts";
import { PageActionsContext, type AddPageActions } from "../../components/page/PageActions.ts";
import { ScreenBoundary } from "../../components/ScreenBoundary/ScreenBoundary.tsx";
import { WhenNear } from "../../components/WhenNear.tsx";
import { hadAccountChoice, rememberAccountChoice } from "../../session/accountChoice.ts";
import { useSessionState } from "../../session/SessionProvider.tsx";
import { useSession } from "../../session/useSession.ts";
import { rememberHere, wasHere } from "../../session/wasHere.ts";
import { WelcomeSlot } from "../../session/WelcomeSlot.ts";
import { usePageViews } from "./pageView.ts";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { AboveMargin, MenuPlace } from "./Shell.styles.ts";
import { copy } from "./shell.copy.ts";
import { useArrival } from "./useArrival.ts";
import { useUnread } from "./useUnread.ts";

const AccountMenu = lazy(() => import("./AccountMenu.tsx"));
const SideMenu = lazy(() => import("./SideMenu.tsx"));
const NotMemberNotice = lazy(() => import("./NotMemberNotice.tsx"));

const home = { href: "/", label: copy.home };
const noActions: readonly SideAction[] = [];

/** Where who is signed out is not welcomed: they do so already, or read what somebody gave them, for which they need no account. */
const hasNoWelcome: ReadonlySet<string> = new Set(["/signin", "/shared"]);

/** On home the welcome card is the last part of the page. */
const lastOnHome = (
  <WhenNear room="160px">
    <WelcomeSlot place="home" />
  </WhenNear>
);

/** How far all the work that runs is, 0 to 100. */
const meanPercent = (tasks: readonly { percentComplete: number }[]) =>
  tasks.reduce((sum, { percentComplete }) => sum + percentComplete, 0) / Math.max(1, tasks.length);

/** Stands in for every screen as long as nothing is known of who is here. */
function UnreachableNotice() {
  const me = useMe();
  return (
    <Centre>
      <ErrorState
        level={1}
        title={copy.unreachable}
        retryLabel={copy.retry}
        isRetrying={me.isFetching}
        onRetry={() => void me.refetch()}
      >
        {copy.unreachableText}
      </ErrorState>
    </Centre>
  );
}

/** What stands around every screen: navigation for those who are signed in, one line and the welcome card for visitors. */
export function AppShell() {
  const client = useApiClient();
  const session = useSession();
  const { pathname } = useLocation();
  const isDraft = useMatch("/drafts/:id");
  const isRevision = useMatch("/docs/edit/:id");
  const isWriting = Boolean(isDraft ?? isRevision);
  const documentId = useMatch("/docs/:id")?.params.id;
  const hasSheet = isWriting || (documentId !== undefined && documentId !== "new");
  const [pageActions, setPageActions] = useState(noActions);
  const addPageActions = useCallback<AddPageActions>((actions) => {
    setPageActions(actions);
    return () => setPageActions((shown) => (shown === actions ? noActions : shown));
  }, []);
  useArrival();
  usePageViews();
  const isWorking = session.status === "signedIn" && !session.isLost;
  const { unread, news } = useUnread(isWorking);
  const active = useActiveTasks(isWorking).data;
  const running = active?.count ?? 0;
  const isSmall = useMediaQuery(smallScreen);
  const isPaged = useMediaQuery(pagedScreen);

  const userId = session.user?.id;
  const hadChoice = useMemo(() => userId !== undefined && hadAccountChoice(userId), [userId]);
  const isInTeam = Boolean(session.user?.teamName);
  useEffect(() => {
    if (session.status === "loading") return;
    rememberHere(Boolean(userId));
    if (!userId) return;
    // In the tab where the person is: another one that hears of them would take the words away from it.
    const claim = async () => (await import("../../autosave/keptText.ts")).claimTexts(userId);
    whenInSight(() => void claim().catch(() => {}));
  }, [session.status, userId]);
  useEffect(() => {
    if (userId && isInTeam) rememberAccountChoice(userId);
  }, [userId, isInTeam]);

  // Once an answer was there, no screen is taken away.
  const { arrival } = useSessionState();
  const sideMenu = session.status === "signedIn" && (
    <Suspense fallback={isSmall && <MenuPlace />}>
      <SideMenu
        user={session.user}
        pageActions={pageActions}
        isLost={session.isLost}
        placement={isSmall ? "bar" : "float"}
      />
    </Suspense>
  );
  const screen = (
    <PageActionsContext value={addPageActions}>
      <SideMenuSlot value={isSmall ? sideMenu : null}>
        <OfflineNotice />
        <ScreenBoundary place={pathname}>
          <Suspense>
            {session.status === "notMember" ? (
              <NotMemberNotice />
            ) : arrival === "unreachable" ? (
              <UnreachableNotice />
            ) : (
              <Outlet />
            )}
          </Suspense>
        </ScreenBoundary>
      </SideMenuSlot>
    </PageActionsContext>
  );

  if (session.status === "signedOut" || session.status === "notMember" || (session.status === "loading" && !wasHere()))
    return (
      <Shell
        variant="bare"
        width="full"
        skipLabel={copy.skip}
        header={
          <TopLine
            label={copy.main}
            home={{ href: "/", label: copy.product }}
            links={[
              { href: "/docs/new", label: copy.create, isCurrent: pathname.startsWith("/docs/new") },
              { href: "/grants", label: copy.grants, isCurrent: pathname.startsWith("/grants") },
              { href: "/pricing", label: copy.pricing, isCurrent: pathname.startsWith("/pricing") },
            ]}
            action={
              session.status !== "notMember" &&
              pathname !== "/signin" && (
                <ButtonLink variant="line" href="/signin">
                  {copy.signIn}
                </ButtonLink>
              )
            }
          />
        }
      >
        {screen}
        {session.status === "signedOut" && !hasNoWelcome.has(pathname) && (
          <Suspense>
            {/* Who came there to leave is not stopped: it stands after the page only. */}
            {pathname === "/" ? lastOnHome : <WelcomeSlot place={pathname === "/unsubscribe" ? "end" : "page"} />}
          </Suspense>
        )}
      </Shell>
    );

  const isAt = (href: string) => (href === "/" ? pathname === "/" : pathname.startsWith(href));
  const isAmongGrants = ["/grants", "/templates", "/opportunities", "/aiscout", "/ai-scout"].some(isAt);
  const mainItems: NavItem[] = [
    { href: "/", label: copy.dashboard, icon: <DashboardIcon />, isCurrent: isAt("/") },
    { href: "/grants", label: copy.grants, icon: <GrantsIcon />, isCurrent: isAmongGrants },
    { href: "/docs/new", label: copy.create, icon: <CreateIcon />, isCurrent: isAt("/docs/new") },
    { href: "/drafts", label: copy.drafts, icon: <DraftsIcon />, isCurrent: isAt("/drafts") },
    {
      href: "/docs",
      label: copy.proposals,
      icon: <ProposalsIcon />,
      isCurrent: isAt("/docs") && !isAt("/docs/new"),
    },
  ];
  const inbox = {
    href: "/messages",
    label: copy.inbox,
    icon: <InboxIcon />,
    isCurrent: isAt("/messages"),
    badgeCount: unread,
    badgeLabel: copy.unread(unread),
  };
  const organization = {
    href: "/organization",
    label: copy.organization,
    icon: <OrganizationIcon />,
    isCurrent: isAt("/organization"),
  };
  const items: NavItem[] = [...mainItems, inbox, organization];
  const tasks = {
    href: "/active-tasks",
    label: copy.activeTasks,
    icon: <TasksIcon percent={meanPercent(active?.tasks ?? [])} />,
    isCurrent: isAt("/active-tasks"),
    badgeCount: running,
    badgeTone: "brand" as const,
    badgeLabel: copy.running(running),
  };
  if (session.user?.isSuperAdmin)
    items.push({
      href: "/superadmin/",
      label: copy.admin,
      icon: <AdministrativeIcon />,
      isCurrent: isAt("/superadmin"),
      target: "_blank",
    });
  // Last: nothing moves as it comes and goes.
  if (running > 0) items.push(tasks);
  const teamName = session.user?.teamName;
  const accountName = teamName || (hadChoice ? copy.personalAccount : undefined);
  const account = (placement: "end" | "bottom end") =>
    session.user && (
      <Suspense
        fallback={
          <MenuPlace>
            <Avatar id={session.user.id} name={session.user.name} />
          </MenuPlace>
        }
      >
        <AccountMenu user={session.user} placement={placement} />
      </Suspense>
    );
  return (
    <Shell
      width="full"
      skipLabel={copy.skip}
      sidebar={
        <Sidebar
          label={copy.main}
          home={home}
          items={items}
          account={
            session.user && accountName
              ? { id: client.teamId ?? session.user.id, name: accountName, isTeam: Boolean(teamName) }
              : undefined
          }
          footer={
            <>
              {account("end")}
              <span aria-hidden>{session.user?.name}</span>
            </>
          }
        />
      }
      topBar={
        isWriting ? null : (
          <TopBar home={home} account={accountName}>
            {running > 0 && <TopBarLink {...tasks} />}
            <TopBarLink {...inbox} />
            <TopBarLink {...organization} />
            {isSmall && sideMenu}
            {account("bottom end")}
          </TopBar>
        )
      }
      bottomBar={isWriting && isPaged ? null : <BottomBar label={copy.main} items={mainItems} />}
      sideActions={isSmall ? null : hasSheet ? <AboveMargin>{sideMenu}</AboveMargin> : sideMenu}
    >
      {screen}
      <VisuallyHidden role="status">
        {news.count > 0 && <span key={news.number}>{copy.news(news.count)}</span>}
      </VisuallyHidden>
    </Shell>
  );
}
