import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";

/** The personal account and two teams. */
export const sampleTeams: Schemas["Team"][] = [
  { id: "66f0aa10bb20cc30dd40ee51", name: "Ines Okafor", personal: true },
  { id: "66f0aa10bb20cc30dd40ee61", name: "Common Ground", personal: false },
  { id: "66f0aa10bb20cc30dd40ee62", name: "Marrow Bridge Growers", personal: false },
];

/** The team Common Ground, as its owner sees it: four members, one mailed invitation and one link. */
export const sampleTeam: Schemas["TeamDetails"] = {
  id: "66f0aa10bb20cc30dd40ee61",
  name: "Common Ground",
  personal: false,
  role: "owner",
  createdAt: "2026-03-02T09:00:00.000Z",
  proposalCredits: 5,
  isSubscribed: false,
  members: [
    {
      userId: "66f0aa10bb20cc30dd40ee51",
      name: "Ines Okafor",
      email: "ines@example.org",
      role: "owner",
      joinedAt: "2026-03-02T09:00:00.000Z",
    },
    {
      userId: "66f0aa10bb20cc30dd40ee52",
      name: "Tomas Reyhl",
      email: "tomas@example.org",
      role: "admin",
      joinedAt: "2026-03-04T11:20:00.000Z",
    },
    {
      userId: "66f0aa10bb20cc30dd40ee53",
      name: "Mira Partridge",
      email: "mira@example.org",
      role: "member",
      joinedAt: "2026-06-18T16:05:00.000Z",
    },
    {
      userId: "66f0aa10bb20cc30dd40ee54",
      name: "Jonah Lindqvist",
      email: "jonah@example.org",
      role: "member",
      joinedAt: "2026-09-30T08:45:00.000Z",
    },
  ],
  invites: [
    {
      id: "66f0aa10bb20cc30dd40ee71",
      email: "sefa@example.org",
      role: "member",
      inviterName: "Ines Okafor",
      createdAt: "2026-11-18T10:00:00.000Z",
      expiresAt: "2026-12-02T10:00:00.000Z",
    },
    {
      id: "66f0aa10bb20cc30dd40ee72",
      email: null,
      role: "member",
      inviterName: "Tomas Reyhl",
      createdAt: "2026-11-20T14:30:00.000Z",
      expiresAt: "2026-12-04T14:30:00.000Z",
    },
  ],
};

/** The personal account as a team of one. */
export const samplePersonalTeam: Schemas["TeamDetails"] = {
  ...sampleTeam,
  id: "66f0aa10bb20cc30dd40ee51",
  name: "Ines Okafor",
  personal: true,
  proposalCredits: 0,
  members: sampleTeam.members.slice(0, 1),
  invites: [],
};

/** An account that lets any model of the server write, of which there is one. */
export const sampleModels: Schemas["AccountModels"] = {
  rule: { use: "any" },
  offered: [{ name: "qwen3:14b", host: "models.example.org" }],
  canChange: true,
};

/** What happened in Common Ground. */
export const sampleActivity: Schemas["ActivityEntry"][] = [
  {
    id: "66f0aa10bb20cc30dd40ee91",
    at: "2026-11-20T14:30:00.000Z",
    kind: "invited",
    actorName: "Tomas Reyhl",
    actorId: "66f0aa10bb20cc30dd40ee52",
  },
  {
    id: "66f0aa10bb20cc30dd40ee92",
    at: "2026-11-18T10:00:00.000Z",
    kind: "invited",
    actorName: "Ines Okafor",
    actorId: "66f0aa10bb20cc30dd40ee51",
    subject: "sefa@example.org",
    detail: "member",
  },
  {
    id: "66f0aa10bb20cc30dd40ee93",
    at: "2026-10-02T12:00:00.000Z",
    kind: "creditsBought",
    actorName: "Ines Okafor",
    actorId: "66f0aa10bb20cc30dd40ee51",
    detail: "5",
  },
  {
    id: "66f0aa10bb20cc30dd40ee94",
    at: "2026-09-30T08:45:00.000Z",
    kind: "joined",
    actorName: "Jonah Lindqvist",
    actorId: "66f0aa10bb20cc30dd40ee54",
    detail: "member",
  },
  {
    id: "66f0aa10bb20cc30dd40ee95",
    at: "2026-03-10T15:00:00.000Z",
    kind: "roleChanged",
    actorName: "Ines Okafor",
    actorId: "66f0aa10bb20cc30dd40ee51",
    subject: "Tomas Reyhl",
    detail: "admin",
  },
  {
    id: "66f0aa10bb20cc30dd40ee96",
    at: "2026-03-02T09:00:00.000Z",
    kind: "created",
    actorName: "Ines Okafor",
    actorId: "66f0aa10bb20cc30dd40ee51",
  },
];

/** Mocks of teams. */
export const teamMocks = {
  list: defineMock("listTeams", sampleTeams),
  create: defineMock("createTeam"),
  deleted: defineMock("listDeletedTeams"),
  restore: defineMock("restoreTeam"),
  current: defineMock("getTeam"),
  models: defineMock("getModelRule", sampleModels),
  setModels: defineMock("setModelRule"),
  rename: defineMock("renameTeam"),
  delete: defineMock("deleteTeam"),
  leave: defineMock("leaveTeam"),
  handOver: defineMock("handOverTeam"),
  changeRole: defineMock("changeMemberRole"),
  removeMember: defineMock("removeMember"),
  invite: defineMock("inviteToTeam"),
  revoke: defineMock("revokeInvite"),
  resend: defineMock("resendInvite"),
  activity: defineMock("listTeamActivity"),
  giveCredits: defineMock("giveTeamCredits"),
  invitation: defineMock("getInvite"),
  accept: defineMock("acceptInvite"),
};
