import { LinkProvider } from "@grantwright/ui";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { lazy, Suspense, type ReactNode } from "react";
import { ScreenBoundary } from "../components/ScreenBoundary/ScreenBoundary.tsx";
import { SessionProvider, useClosedSignIn, useSessionState } from "../session/SessionProvider.tsx";
import { WelcomeSlotContext } from "../session/WelcomeSlot.ts";
import { RouterLink } from "./RouterLink.tsx";

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

/** What every screen stands in: the cache, the session with its client, and the router's links. */
export function Providers({ queryClient, teamId, token, onSignedIn, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider teamId={teamId} token={token} onSignedIn={onSignedIn}>
        <LinkProvider component={RouterLink}>
          <WelcomeSlotContext value={WelcomeCard}>{children}</WelcomeSlotContext>
          <ScreenBoundary>
            <Suspense>
              <SignInGate />
            </Suspense>
            <Suspense>
              <Toasts />
            </Suspense>
          </ScreenBoundary>
        </LinkProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** The sign-in dialog over the screen, while it is asked for. */
function SignInGate() {
  const { isPrompted, token, standing } = useSessionState();
  const close = useClosedSignIn();
  return (isPrompted || token) && <SignInDialog token={token} isSessionLost={standing === "lost"} onClose={close} />;
}
