import { lazy } from "react";
import { Outlet } from "react-router-dom";
import { useSession } from "../session/useSession.ts";
import type { SignedOutProps } from "./SignedOut.tsx";

// Only who is signed out needs it.
const SignedOut = lazy(() => import("./SignedOut.tsx"));

/**
 * Screens that show nothing without a session: to who is signed out it says what signing in gives access to. As long as nothing
 * is known of who is here, a screen shows its own skeleton.
 */
export function RequireSession(props: SignedOutProps) {
  const session = useSession();
  return session.status === "signedOut" ? <SignedOut {...props} /> : <Outlet />;
}
