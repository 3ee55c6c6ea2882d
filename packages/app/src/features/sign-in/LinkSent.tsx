import { Banner } from "@grantwright/ui";
import { copy } from "./sign-in.copy.ts";
import { Address } from "./SignInFlow.styles.ts";
import { Told } from "./SignInScreen.styles.ts";

/** Props of LinkSent. */
export interface LinkSentProps {
  /** The address that it went to. */
  to: string;
}

/** That a link went out, where to, and what can be done with it. */
export function LinkSent({ to }: LinkSentProps) {
  return (
    <Banner tone="success">
      <Told>{copy.linkSent}</Told>
      {copy.sentTo} <Address>{to}</Address>. {copy.checkEmailHint}
    </Banner>
  );
}
