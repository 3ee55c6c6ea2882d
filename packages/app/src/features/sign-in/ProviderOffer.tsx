import type { Schemas } from "@grantwright/api-client";
import { Banner, Button, Text } from "@grantwright/ui";
import { useState } from "react";
import { leaveFor } from "../../browser/leave.ts";
import { serverMessage } from "../../components/serverMessage.ts";
import { rememberLeft } from "./afterProvider.ts";
import { providerCopy } from "./provider.copy.ts";
import { copy } from "./sign-in.copy.ts";
import { Column, Quiet } from "./SignInFlow.styles.ts";

/** Props of ProviderOffer. */
export interface ProviderOfferProps {
  /** Who speaks for the address. */
  provider: Schemas["SignInProvider"];
  /** The address that was typed, trimmed. */
  email: string;
  /** Another way is under way. */
  isBusy?: boolean;
  /** Asks the server where to go, for the way back to lead to this page. */
  begin: (returnTo: string) => Promise<Schemas["StartProviderSignInResponse"]>;
  /** The page to come back to; the one that is open without. */
  returnTo?: string;
  /** Called for a link or a password in its place; not offered where the provider is required. */
  onOtherWay?: () => void;
  /** Called for another address. */
  onOtherEmail?: () => void;
}

/** The longest path that the server takes back. */
const longestPath = 500;

function pageHere(): string {
  const { pathname, search } = window.location;
  const page = pathname.replace(/^\/{2,}/, "/") + search;
  return page.length <= longestPath ? page : "/";
}

/** Offers to sign in with the provider that speaks for an address. The page is left for it. */
export default function ProviderOffer({
  provider: { name, isRequired },
  email,
  isBusy = false,
  begin,
  returnTo,
  onOtherWay,
  onOtherEmail,
}: ProviderOfferProps) {
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  const leave = async () => {
    if (isLeaving || isBusy) return;
    setProblem(undefined);
    setLeaving(true);
    try {
      const { location } = await begin(returnTo ?? pageHere());
      rememberLeft({ name, email });
      leaveFor(location);
    } catch (error) {
      setLeaving(false);
      setProblem(serverMessage(error) ?? copy.failed);
    }
  };

  return (
    <Column as="div">
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Text size={16} tone="soft">
        {isRequired ? providerCopy.requiredText(name, email) : providerCopy.text(name, email)}
      </Text>
      <Button isPending={isLeaving} onPress={() => void leave()}>
        {isLeaving ? providerCopy.leaving(name) : providerCopy.continueWith(name)}
      </Button>
      {(onOtherWay || onOtherEmail) && (
        <Quiet>
          {!isRequired && onOtherWay && (
            <Button variant="quiet" isPending={isBusy} onPress={onOtherWay}>
              {providerCopy.otherWay}
            </Button>
          )}
          {onOtherEmail && (
            <Button variant="quiet" onPress={onOtherEmail}>
              {copy.otherEmail}
            </Button>
          )}
        </Quiet>
      )}
    </Column>
  );
}
