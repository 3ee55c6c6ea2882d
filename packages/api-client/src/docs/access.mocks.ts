import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";
import { sampleDocId } from "./docs.mocks.ts";

/** Who may do what with the sample document: the person who asks owns it; a guest has come, another not yet. */
export const sampleDocumentPeople: Schemas["DocumentPerson"][] = [
  {
    id: "66f0aa10bb20cc30dd40a001",
    name: "Ines Okafor",
    email: "ines@commonground.example",
    role: "owner",
    isGuest: false,
    isFixed: true,
    isOwn: true,
  },
  {
    id: "66f0aa10bb20cc30dd40a002",
    name: "Tomás Rivera",
    email: "tomas@commonground.example",
    role: "writer",
    isGuest: false,
    isFixed: false,
    isOwn: false,
  },
  {
    id: "66f0aa10bb20cc30dd40a003",
    name: "Mei-Lin Partridge",
    email: "meilin@commonground.example",
    role: "commenter",
    isGuest: false,
    isFixed: false,
    isOwn: false,
  },
  {
    id: "66f0aa10bb20cc30dd40d101",
    name: "Noor Haddad",
    email: "noor@alderfoundation.example",
    role: "commenter",
    isGuest: true,
    isFixed: false,
    isOwn: false,
    endsAt: "2026-12-20T09:00:00.000Z",
    openedAt: "2026-11-20T10:00:00.000Z",
  },
  {
    id: "66f0aa10bb20cc30dd40d102",
    name: "clerk@aldercounty.example",
    email: "clerk@aldercounty.example",
    role: "reader",
    isGuest: true,
    isFixed: false,
    isOwn: false,
    endsAt: "2026-12-01T09:00:00.000Z",
  },
];

/** A draft and a proposal that the person is a guest of. */
export const sampleShared: Schemas["SharedDocument"][] = [
  {
    id: sampleDocId,
    title: "Common Ground: twelve food gardens for Alder County",
    isRevision: true,
    role: "commenter",
    by: "Ines Okafor",
    endsAt: "2026-12-20T09:00:00.000Z",
    updatedAt: "2026-11-21T09:16:00.000Z",
  },
  {
    id: "66f0aa10bb20cc30dd40ee82",
    title: "A night bus for Marrow Bridge",
    isRevision: false,
    role: "writer",
    by: "Tomás Rivera",
    endsAt: "2027-01-05T09:00:00.000Z",
    updatedAt: "2026-11-19T16:40:00.000Z",
  },
];

/** Mocks of who may do what with a document. */
export const accessMocks = {
  list: defineMock("listDocAccess", sampleDocumentPeople),
  invite: defineMock("inviteGuest", sampleDocumentPeople[4]!),
  change: defineMock("changeDocAccess", sampleDocumentPeople[1]!),
  end: defineMock("endGuest"),
  leave: defineMock("leaveDoc"),
  shared: defineMock("listShared", []),
};
