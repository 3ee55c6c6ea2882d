import { Button, EmptyState } from "@grantwright/ui";
import { usePromptSignIn } from "../session/SignInPrompt.ts";
import { signedOutCopy } from "../session/signedOut.copy.ts";
import { Centre } from "./page/Page.styles.ts";

/** Props of SignedOut. */
export interface SignedOutProps {
  /** The screens that it stands in for: which of the texts is shown. */
  to: keyof typeof signedOutCopy;
}

/** Says to who is signed out what signing in gives access to. */
export default function SignedOut({ to }: SignedOutProps) {
  const promptSignIn = usePromptSignIn();
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
