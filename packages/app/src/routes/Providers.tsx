import { ApiError, createApiClient, getMe } from "@grantwright/api-client";
import { ApiClientProvider, meQueries, useApiClient } from "@grantwright/api-client/react-query";
import { LinkProvider } from "@grantwright/ui";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from "react";
import { forgetAnswers } from "../browser/offline/keptAnswers.ts";
import { onSessionChange } from "../browser/sessionChannel.ts";
import { flushUnsaved } from "../autosave/unsaved.ts";
import { SignInPromptContext } from "../session/SignInPrompt.ts";
import { useSession } from "../session/useSession.ts";
import { WelcomeSlotContext } from "../session/WelcomeSlot.ts";
import { ScreenBoundary } from "../features/shell/ScreenBoundary.tsx";
import { RouterLink } from "./RouterLink.tsx";

/** For how long after a sign-in a refused call may still be one that was sent before it, in milliseconds. */
const stragglers = 5_000;

/** Whether a refused call may be one that was sent before somebody signed in. */
function createGrace() {
  let end = 0;
  return {
    isGiven: () => performance.now() < end,
    give: (isSignedIn: boolean) => {
      end = isSignedIn ? performance.now() + stragglers : 0;
    },
  };
}

const SignInDialog = lazy(() => import("../features/sign-in/SignInDialog.tsx"));
const WelcomeCard = lazy(() => import("../features/sign-in/WelcomeCard.tsx"));
const Toasts = lazy(() => import("./Toasts.tsx"));

/** Props of Providers. */
export interface ProvidersProps {
  queryClient: QueryClient;
  /** The team whose account the page is in. */
  teamId?: string | undefined;
  /** A token that stood in the address. */
  token?: string | undefined;
  /** Called when it is known that somebody is signed in. */
  onSignedIn?: () => void;
  children: ReactNode;
}

/**
 * What every screen stands in: the client of the account, the cache, the router's links, and the policy that any refused data
 * call (401, 403) opens the sign-in dialog over the screen, which stays as it is.
 */
export function Providers({ queryClient, teamId, token, onSignedIn, children }: ProvidersProps) {
  const [isRefused, setRefused] = useState(false);
  const [pendingToken, setPendingToken] = useState(token);
  const [grace] = useState(createGrace);
  const client = useMemo(() => {
    const made = createApiClient({
      teamId,
      userId: () => queryClient.getQueryData(meQueries.me(made).queryKey)?.id,
      onUnauthorized: ({ status }) => {
        if (status !== 401 || !grace.isGiven()) setRefused(true);
        // Whether the session is lost, or only this was not allowed, is known by who one is now: if it is, the dialog opens.
        if (status === 401) void queryClient.invalidateQueries({ queryKey: meQueries.me(made).queryKey });
      },
    });
    return made;
  }, [queryClient, teamId, grace]);
  const prompt = useMemo(() => () => setRefused(true), []);

  return (
    <QueryClientProvider client={queryClient}>
      <ApiClientProvider client={client}>
        <LinkProvider component={RouterLink}>
          <SignInPromptContext value={prompt}>
            <WelcomeSlotContext value={WelcomeCard}>{children}</WelcomeSlotContext>
            <SessionWatch
              onSignedIn={onSignedIn}
              onLost={prompt}
              onNews={() => grace.give(true)}
              onKnown={(isOpen) => {
                grace.give(isOpen);
                if (isOpen) setRefused(false);
              }}
              queryClient={queryClient}
            />
            <ScreenBoundary>
              <Suspense>
                {(isRefused || pendingToken) && (
                  <SignInGate
                    token={pendingToken}
                    onClose={() => {
                      setPendingToken(undefined);
                      setRefused(false);
                      grace.give(queryClient.getQueryState(meQueries.me(client).queryKey)?.status === "success");
                    }}
                  />
                )}
              </Suspense>
              <Suspense>
                <Toasts />
              </Suspense>
            </ScreenBoundary>
          </SignInPromptContext>
        </LinkProvider>
      </ApiClientProvider>
    </QueryClientProvider>
  );
}

/** The sign-in dialog, which knows whether a session was lost. */
function SignInGate({ token, onClose }: { token: string | undefined; onClose: () => void }) {
  const session = useSession();
  return (
    <SignInDialog token={token} isSessionLost={session.status === "signedIn" && session.isLost} onClose={onClose} />
  );
}

interface SessionWatchProps {
  onSignedIn: (() => void) | undefined;
  onLost: () => void;
  /** Another tab says that somebody came or went. */
  onNews: () => void;
  /** It is known whether the account is open. */
  onKnown: (isOpen: boolean) => void;
  queryClient: QueryClient;
}

/**
 * Watches the session: opens the dialog when it is lost, closes it when another tab brings it back, then sends what was written
 * meanwhile; and sees to it that nothing of one person is shown to another (who in a team they do not belong to is known only by
 * their own account), and that what is kept for reading without a network does not outlive the session.
 */
function SessionWatch({ onSignedIn, onLost, onNews, onKnown, queryClient }: SessionWatchProps) {
  const client = useApiClient();
  const session = useSession();
  const isLost = session.status === "signedIn" && session.isLost;
  const state = isLost ? "signedOut" : session.status;
  const signedIn = useEffectEvent(() => {
    onSignedIn?.();
    void flushUnsaved();
  });
  useEffect(() => {
    if (state === "signedIn") signedIn();
    else if (state === "signedOut") void forgetAnswers();
  }, [state]);
  const userId = session.user?.id;
  const before = useRef(userId);
  const back = useEffectEvent(() => onKnown(true));
  useEffect(() => {
    if (before.current !== userId && before.current && userId) {
      back();
      void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[1] !== "me" });
    }
    before.current = userId ?? before.current;
  }, [userId, queryClient]);
  const { shutAt } = session.status === "signedIn" ? session : { shutAt: 0 };
  useEffect(() => {
    if (!shutAt) return;
    const forgetOther = async () => {
      const me = await getMe(createApiClient());
      if (me.id !== userId) await queryClient.resetQueries();
    };
    void forgetOther().catch(() => {});
  }, [shutAt, userId, queryClient]);
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    if (isLost) lost();
  }, [isLost]);
  const heard = useEffectEvent(async () => {
    onNews();
    void queryClient.invalidateQueries();
    const { queryKey } = meQueries.me(client);
    await queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
    const error = queryClient.getQueryState(queryKey)?.error;
    onKnown(!(error instanceof ApiError && [401, 403].includes(error.status)));
  });
  useEffect(() => onSessionChange(() => void heard()), []);
  return null;
}
