import { team, teamActivity, teamInvite, teamMember } from "../../kernel/db/schema.ts";
import type { Module } from "../module.ts";
import { forgetInvites, holdTeams } from "./eraseTeams.ts";
import { exportTeams } from "./exportTeams.ts";
import { inviteRoutes, teamRoutes } from "./routes.ts";
import { purgeTeams } from "./teamLife.ts";

/** Accounts of one person and of several, and invitations to them. */
export const teams: Module = {
  name: "teams",
  holds: [
    { table: team, exported: "yes", erased: "reference" },
    { table: teamMember, exported: "yes", erased: "reference" },
    { table: teamInvite, exported: { not: "Addresses of others." }, erased: "forget" },
    { table: teamActivity, exported: { not: "What others did is in it too." }, erased: "reference" },
  ],
  routes: { ...teamRoutes, ...inviteRoutes },
  purge: purgeTeams,
  exportPart: exportTeams,
  erase: { hold: holdTeams, forget: forgetInvites },
};

export { noteActivity } from "./activity.ts";
export { findHeir, removeTeams } from "./eraseTeams.ts";
export { placesOf } from "./exportTeams.ts";
export { isMember, whyUndeliverable } from "./inviteAddresses.ts";
export { holdJoinable, joinByProvider } from "./joinTeam.ts";
export { findRole } from "./membership.ts";
export { type TeamFate, teamFates } from "./teamFates.ts";
