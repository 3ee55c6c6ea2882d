import type { Schemas } from "@grantwright/api-client";
import { dayLabel, momentLabel } from "@grantwright/ui";

type Session = Schemas["SignedInBrowser"];

const ways: Record<Session["via"], string> = {
  link: "a sign-in link",
  password: "your password",
  passkey: "a passkey",
  provider: "your organization’s sign-in",
};

/** Texts of the list of browsers that one is signed in with. */
export const sessionsCopy = {
  list: "Browsers",
  name: ({ browser, system }: Session) => {
    if (browser === undefined) return system === undefined ? "A browser that did not give its name" : `On ${system}`;
    return system === undefined ? browser : `${browser} on ${system}`;
  },
  here: "This browser",
  when: ({ via, since, lastUsedAt }: Session) =>
    `Since ${dayLabel(since)}, with ${ways[via]}. Last used ${momentLabel(lastUsedAt)}.`,
  end: "Sign out",
  endNamed: (name: string, used: string) => `Sign out: ${name}, last used ${momentLabel(used)}`,
  ended: "Signed out there",
  endOthers: "Sign out everywhere else",
  othersEnded: "Signed out everywhere but here",
  failed: "Where you are signed in could not be loaded",
  retry: "Retry",
};
