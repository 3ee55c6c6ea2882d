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

/** Mocks of the current user. */
export const meMocks = {
  get: defineMock<"getMe">("GET", "/a/me"),
  update: defineMock<"updateMe">("POST", "/a/me"),
  profile: defineMock<"getProfile">("GET", "/a/me/profile"),
  setPassword: defineMock<"setPassword">("POST", "/a/me/password"),
  deletionNotice: defineMock<"getDeletionNotice">("GET", "/a/me/deletion"),
  delete: defineMock<"deleteMe">("POST", "/a/me/deletion"),
  unsubscribe: defineMock<"unsubscribe">("POST", "/p/unsubscribe"),
};
