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
  writer: { kind: "offline", label: "Offline writer" },
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

/** Mocks of the current user. */
export const meMocks = {
  get: defineMock("getMe", sampleUser),
  update: defineMock("updateMe"),
  profile: defineMock("getProfile"),
  notifications: defineMock("getNotifications", sampleNotifications),
  updateNotifications: defineMock("updateNotifications"),
  setPassword: defineMock("setPassword"),
  deletionNotice: defineMock("getDeletionNotice"),
  delete: defineMock("deleteMe"),
  unsubscribe: defineMock("unsubscribe"),
};
