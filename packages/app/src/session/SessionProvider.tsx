import { ApiError, createApiClient, getMe } from "@grantwright/api-client";
import { ApiClientProvider, meQueries, useApiClient } from "@grantwright/api-client/react-query";
import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  type Dispatch,
  type ReactNode,
} from "react";
import { forgetAnswers } from "../browser/offline/keptAnswers.ts";
import { onSessionChange } from "../browser/sessionChannel.ts";
import { flushUnsaved } from "../autosave/unsaved.ts";
import { initialSession, reduceSession, type SessionEvent, type SessionState } from "./sessionState.ts";
import { SignInPromptContext } from "./SignInPrompt.ts";
import { useSession } from "./useSession.ts";

/** The clock of the session. */
const now = () => performance.now();

const StateContext = createContext<SessionState>(initialSession(undefined));
const DispatchContext = createContext<Dispatch<SessionEvent>>(() => {});

/** What the page does about the session. */
export const useSessionState = () => useContext(StateContext);

/** Says that the sign-in dialog is closed, whether or not somebody signed in; `isUnderWay` where the sign-in goes on elsewhere. */
export function useClosedSignIn(): (isUnderWay: boolean) => void {
  const dispatch = useContext(DispatchContext);
  const cache = useQueryClient();
  const { queryKey } = meQueries.me(useApiClient());
  return (isUnderWay) => {
    const isSignedIn = cache.getQueryState(queryKey)?.status === "success";
    dispatch({ type: "closed", isSignedIn, isUnderWay, at: now() });
  };
}

/** Props of SessionProvider. */
export interface SessionProviderProps {
  /** The team whose account the page is in. */
  teamId: string | undefined;
  /** A token that stood in the address. */
  token: string | undefined;
  /** Called when it is known that somebody is signed in. */
  onSignedIn: (() => void) | undefined;
  children: ReactNode;
}

/** The session of the page, and the client of the account: what it is refused is an event of the session. */
export function SessionProvider({ teamId, token, onSignedIn, children }: SessionProviderProps) {
  const cache = useQueryClient();
  const [state, dispatch] = useReducer(reduceSession, token, initialSession);
  const client = useMemo(() => {
    const made = createApiClient({
      teamId,
      userId: () => cache.getQueryData(meQueries.me(made).queryKey)?.id,
      onUnauthorized: ({ status }) => {
        dispatch({ type: "refused", status, at: now() });
        // Whether the session is lost, or only this was not allowed, is known by who one is now: if it is, the dialog opens.
        const { queryKey } = meQueries.me(made);
        if (status === 401 && cache.getQueryData(queryKey)) void cache.invalidateQueries({ queryKey });
      },
    });
    return made;
  }, [cache, teamId]);
  const prompt = useMemo(() => () => dispatch({ type: "prompted" }), []);

  return (
    <ApiClientProvider client={client}>
      <DispatchContext value={dispatch}>
        <SignInPromptContext value={prompt}>
          <StateContext value={state}>
            {children}
            <SessionWatch onSignedIn={onSignedIn} />
          </StateContext>
        </SignInPromptContext>
      </DispatchContext>
    </ApiClientProvider>
  );
}

/**
 * Tells the session what happens to it, and does what follows: sends what was written while it was lost, sees to it that nothing
 * of one person is shown to another (who in a team they do not belong to is known only by their own account), and that what is
 * kept for reading without a network does not outlive it.
 */
function SessionWatch({ onSignedIn }: Pick<SessionProviderProps, "onSignedIn">) {
  const client = useApiClient();
  const cache = useQueryClient();
  const session = useSession();
  const { turns } = useSessionState();
  const dispatch = useContext(DispatchContext);
  const userId = session.user?.id;
  const { isLost, shutAt } = session.status === "signedIn" ? session : { isLost: false, shutAt: 0 };
  const presence = isLost ? "signedOut" : session.status;
  const isUnreachable = session.status === "loading" && session.isUnreachable;

  const tell = useEffectEvent(() => dispatch({ type: "found", session, at: now() }));
  useLayoutEffect(() => {
    tell();
  }, [presence, userId, isLost, shutAt, isUnreachable]);

  const signedIn = useEffectEvent(() => {
    onSignedIn?.();
    void flushUnsaved();
  });
  useEffect(() => {
    if (presence === "signedIn") signedIn();
    else if (presence === "signedOut") void forgetAnswers();
  }, [presence]);

  useEffect(() => {
    if (turns > 0) void cache.resetQueries({ predicate: ({ queryKey }) => queryKey[1] !== "me" });
  }, [turns, cache]);

  useEffect(() => {
    if (!shutAt) return;
    const forgetOther = async () => {
      const me = await getMe(createApiClient());
      if (me.id !== userId) await cache.resetQueries();
    };
    void forgetOther().catch(() => {});
  }, [shutAt, userId, cache]);

  const heard = useEffectEvent(async () => {
    dispatch({ type: "heard", at: now() });
    void cache.invalidateQueries();
    const { queryKey } = meQueries.me(client);
    await cache.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
    const error = cache.getQueryState(queryKey)?.error;
    const isOpen = !(error instanceof ApiError && [401, 403].includes(error.status));
    dispatch({ type: "checked", isOpen, at: now() });
  });
  useEffect(() => onSessionChange(() => void heard()), []);
  return null;
}
