import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";

/** A signed-in person with three credits and no plan. */
export const sampleUser: Schemas["User"] = {
  id: "66f0aa10bb20cc30dd40ee51",
  name: "Ines Okafor",
  teamName: "",
  isSuperAdmin: false,
  isSubscribed: false,
  hasDiscount: false,
  sendEmails: { product: true },
  credits: { proposals: 0 },
  freeCredits: { welcome: 3 },
  instantDraftDisabled: false,
  restoreDays: 30,
  writer: { kind: "offline", label: "The built-in writer, from your own words" },
};

/** What everybody has who chose nothing. */
export const sampleNotifications: Schemas["NotificationChoices"] = {
  mentions: "atOnce",
  answers: "none",
  sections: "atOnce",
  tasks: "atOnce",
  deadlines: "atOnce",
  opportunities: "atOnce",
  team: "none",
};

/** Where Ines is signed in: here, on her phone, and on a library's machine that did not say what it is. */
export const sampleSessions: Schemas["SignedInBrowser"][] = [
  {
    id: "66f0aa10bb20cc30dd40f101",
    isThis: true,
    browser: "Firefox",
    system: "Linux",
    via: "link",
    since: "2026-11-02T08:12:00.000Z",
    lastUsedAt: "2026-11-20T09:30:00.000Z",
  },
  {
    id: "66f0aa10bb20cc30dd40f102",
    isThis: false,
    browser: "Safari",
    system: "iOS",
    via: "link",
    since: "2026-10-14T17:40:00.000Z",
    lastUsedAt: "2026-11-19T21:05:00.000Z",
  },
  {
    id: "66f0aa10bb20cc30dd40f103",
    isThis: false,
    via: "password",
    since: "2026-09-30T13:20:00.000Z",
    lastUsedAt: "2026-09-30T14:20:00.000Z",
  },
];

/** Mocks of the current user. */
export const meMocks = {
  get: defineMock("getMe", sampleUser),
  update: defineMock("updateMe"),
  profile: defineMock("getProfile", { email: "ines.okafor@example.org", hasPassword: true }),
  notifications: defineMock("getNotifications", sampleNotifications),
  updateNotifications: defineMock("updateNotifications"),
  sessions: defineMock("listSessions", sampleSessions),
  endSession: defineMock("endSession"),
  endOtherSessions: defineMock("endOtherSessions"),
  setPassword: defineMock("setPassword"),
  deletionNotice: defineMock("getDeletionNotice"),
  delete: defineMock("deleteMe"),
  unsubscribe: defineMock("unsubscribe"),
};
