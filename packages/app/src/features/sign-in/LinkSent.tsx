import { Banner } from "@grantwright/ui";
import { copy } from "./sign-in.copy.ts";
import { Address } from "./SignInFlow.styles.ts";

/** Props of LinkSent. */
export interface LinkSentProps {
  /** The address that it went to. */
  to: string;
}

/** That a link went out, where to, and how long it works, in one sentence. */
export function LinkSent({ to }: LinkSentProps) {
  return (
    <Banner tone="success">
      <span>{copy.linkSent}</span>: {copy.sentTo} <Address>{to}</Address> {copy.worksOnce}
    </Banner>
  );
}
