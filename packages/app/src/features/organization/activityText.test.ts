import type { Schemas } from "@grantwright/api-client";
import { expect, it } from "vitest";
import { activityText } from "./activityText.ts";

const entry = (kind: Schemas["ActivityEntry"]["kind"], rest: Partial<Schemas["ActivityEntry"]> = {}) =>
  activityText({ id: "1", at: "2026-11-21T09:00:00.000Z", actorName: "Ines", kind, ...rest });

it.each([
  [entry("created"), "Ines made the team"],
  [
    entry("renamed", { subject: "Common Ground", detail: "Gardens" }),
    "Ines renamed the team to Common Ground, before Gardens",
  ],
  [entry("invited", { subject: "sefa@example.org", detail: "member" }), "Ines invited sefa@example.org as a member"],
  [entry("invited", { detail: "admin" }), "Ines made an invitation link"],
  [entry("inviteRevoked"), "Ines took back an invitation link"],
  [entry("joined", { detail: "admin" }), "Ines joined as an admin"],
  [entry("roleChanged", { subject: "Tomas", detail: "owner" }), "Ines made Tomas an owner"],
  [entry("creditsBought", { detail: "1" }), "Ines bought 1 credit"],
  [entry("creditsGiven", { detail: "5" }), "Ines gave the team 5 credits"],
  [entry("templateShared", { subject: "River fund" }), "Ines shared the template River fund with the team"],
  [entry("modelRuleChanged", { detail: "none" }), "Ines decided that no model writes"],
  [entry("modelRuleChanged", { detail: "only" }), "Ines chose which models may write"],
  [entry("templateDeleted", { subject: "River fund" }), "Ines deleted the template River fund"],
])("says %j", (said, expected) => {
  expect(said).toBe(expected);
});
