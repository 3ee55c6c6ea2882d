import { Button, EmptyState } from "@grantwright/ui";
import { Centre } from "../components/page/Page.styles.ts";
import { usePromptSignIn } from "./SignInPrompt.ts";

/** Props of SignedOutNotice. */
export interface SignedOutNoticeProps {
  /** What signing in gives access to. */
  title: string;
  text: string;
}

/** Stands in for a screen that shows nothing without a session. */
export function SignedOutNotice({ title, text }: SignedOutNoticeProps) {
  const promptSignIn = usePromptSignIn();
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
