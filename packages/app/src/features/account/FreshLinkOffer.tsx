import { requestSignInLink } from "@grantwright/api-client";
import { useApiClient } from "@grantwright/api-client/react-query";
import { Banner, Button } from "@grantwright/ui";
import { useState } from "react";
import { currentPage } from "../../browser/address.ts";
import { serverMessage } from "../../components/serverMessage.ts";
import { copy } from "./account.copy.ts";

/** Props of FreshLinkOffer. */
export interface FreshLinkOfferProps {
  /** The address of the account. */
  email: string;
  /** Why the server wants a session that is fresh from a link. */
  message: string;
}

/** Says that only a session fresh from a sign-in link may do this, and mails such a link, which leads back to this page. */
export function FreshLinkOffer({ email, message }: FreshLinkOfferProps) {
  const client = useApiClient();
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [problem, setProblem] = useState<string>();

  const send = async () => {
    setProblem(undefined);
    setState("sending");
    try {
      await requestSignInLink(client, { email, forceEmail: true, returnTo: currentPage(window.location) });
      setState("sent");
    } catch (error) {
      setProblem(serverMessage(error) ?? copy.linkFailed);
      setState("idle");
    }
  };

  if (state === "sent") return <Banner tone="success">{copy.linkSent}</Banner>;
  return (
    <>
      <Banner tone="attention">{problem ?? message}</Banner>
      <Button variant="line" isPending={state === "sending"} onPress={() => void send()}>
        {state === "sending" ? copy.linkSending : copy.sendLink}
      </Button>
    </>
  );
}
