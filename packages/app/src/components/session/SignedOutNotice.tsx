import { Button, EmptyState } from "@grantwright/ui";
import { styled } from "styled-components";
import { usePromptSignIn } from "./SignInPrompt.ts";

const Place = styled.div`
  max-inline-size: 560px;
  margin: 96px auto;
  padding-inline: 24px;
`;

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
    <Place>
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
    </Place>
  );
}
