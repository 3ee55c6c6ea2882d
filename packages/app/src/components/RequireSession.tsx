import { Button, EmptyState } from "@grantwright/ui";
import { Outlet } from "react-router-dom";
import { Centre } from "./page/Page.styles.ts";
import { usePromptSignIn } from "../session/SignInPrompt.ts";
import { signedOutCopy } from "../session/signedOut.copy.ts";
import { useSession } from "../session/useSession.ts";

/** Props of RequireSession. */
export interface RequireSessionProps {
  /** The screens below: which of the texts stands in for them. */
  to: keyof typeof signedOutCopy;
}

/**
 * Screens that show nothing without a session: to who is signed out it says what signing in gives access to. As long as nothing
 * is known of who is here, a screen shows its own skeleton.
 */
export function RequireSession({ to }: RequireSessionProps) {
  const session = useSession();
  const promptSignIn = usePromptSignIn();
  if (session.status !== "signedOut") return <Outlet />;
  const { title, text } = signedOutCopy[to];
  return (
    <Centre>
      <EmptyState
        level={1}
        title={title}
        action={
          <Button variant="line" onPress={promptSignIn}>
            Sign In
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Centre>
  );
}
