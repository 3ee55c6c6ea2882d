import { Dialog, Text } from "@grantwright/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { currentPage, pageInTeam } from "../../browser/address.ts";
import { startAfter } from "./afterProvider.ts";
import { copy } from "./sign-in.copy.ts";
import { SignInFlow } from "./SignInFlow.tsx";
import { signInTitle } from "./signInTitle.ts";
import type { SignInView } from "./useSignIn.ts";

/** Why it came: what the dialog is about, under the name of the product. */
const Why = styled.p`
  padding-block-end: var(--space-2);
  font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
  letter-spacing: var(--track-title);
`;

/** Props of SignInDialog. */
export interface SignInDialogProps {
  /** The token of a mailed link or an invitation, whose landing view it then starts at, or how a sign-in by a provider came out. */
  token?: string | undefined;
  /** The session ended under the person's hands: says what happened to their words. */
  isSessionLost?: boolean;
  /** Called when it closes, signed in or not; `isUnderWay` where the sign-in goes on elsewhere: a link is waited for, or a password asked. */
  onClose: (isUnderWay: boolean) => void;
}

/** Sign-in over any page, titled with the product's name: for a token in the address, and for a call that was refused. */
export default function SignInDialog({ token, isSessionLost = false, onClose }: SignInDialogProps) {
  const navigate = useNavigate();
  const [start] = useState(() => startAfter(token));
  const [view, setView] = useState<SignInView>(start?.view ?? (token ? "token" : "email"));
  return (
    <Dialog
      title={copy.product}
      isOpen
      size="small"
      firstFocus={view === "email" ? "field" : "title"}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(view !== "email");
      }}
    >
      <Why>{view !== "email" ? signInTitle[view] : isSessionLost ? copy.lostTitle : copy.goOnTitle}</Why>
      {view === "email" && (
        <Text tone="soft">{isSessionLost ? copy.lostText : `${copy.intro} ${copy.deviceNote}`}</Text>
      )}
      <SignInFlow
        token={token}
        start={start}
        hasPasskeys
        onViewChange={setView}
        onPassword={(email) => {
          onClose(true);
          void navigate(`/signin?email=${encodeURIComponent(email)}`);
        }}
        onFinish={(teamId) => {
          onClose(false);
          if (teamId) window.location.assign(pageInTeam(teamId, currentPage(window.location)));
        }}
      />
    </Dialog>
  );
}
