import { copy } from "./account.copy.ts";

/** The ids of the sections, which the list of them leads to. */
export const ids = {
  email: "account-email",
  displayName: "account-name",
  subscription: "account-plan",
  emails: "account-emails",
  password: "account-password",
  twoStep: "account-two-step",
  passkeys: "account-passkeys",
  sessions: "account-sessions",
  data: "account-data",
} as const;

/** Something on the page that one is led to. */
export interface AccountPlace {
  /** The id of its element. */
  id: string;
  title: string;
}

/** Sections that belong together. */
export interface AccountGroup extends AccountPlace {
  sections: readonly AccountPlace[];
}

/** The sections of the page in their groups, in their order, but for the title of one. */
export const accountGroups = (password: string) =>
  ({
    profile: {
      id: "account-profile",
      title: copy.groups.profile,
      sections: [
        { id: ids.email, title: copy.email },
        { id: ids.displayName, title: copy.displayName },
      ],
    },
    plan: {
      id: "account-plan-and-emails",
      title: copy.groups.plan,
      sections: [
        { id: ids.subscription, title: copy.subscription },
        { id: ids.emails, title: copy.emails },
      ],
    },
    signIn: {
      id: "account-sign-in",
      title: copy.groups.signIn,
      sections: [
        { id: ids.password, title: password },
        { id: ids.twoStep, title: copy.twoStep },
        { id: ids.passkeys, title: copy.passkeys },
      ],
    },
    data: {
      id: "account-devices-and-data",
      title: copy.groups.data,
      sections: [
        { id: ids.sessions, title: copy.sessions },
        { id: ids.data, title: copy.data },
      ],
    },
  }) satisfies Record<string, AccountGroup>;
