import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";

/** Who does the sections of the sample draft: one in work, one ready for review, one signed off, and one that was changed since. */
export const sampleSectionWork: Schemas["SectionWork"][] = [
  {
    fieldId: "needStatement",
    owner: { id: "66f0aa10bb20cc30dd40e7ab", name: "Tomás Rivera" },
    dueOn: "2026-12-03",
    state: "forReview",
  },
  {
    fieldId: "methodology",
    owner: { id: "66f0aa10bb20cc30dd40ee51", name: "Ines Okafor" },
    state: "signedOff",
    signedOff: { by: "Maya Lindqvist", at: "2026-11-22T15:20:00.000Z" },
  },
  {
    fieldId: "teamExperience",
    owner: { id: "66f0aa10bb20cc30dd40e7ab", name: "Tomás Rivera" },
    dueOn: "2026-11-28",
    state: "inWork",
    signedOff: { by: "Maya Lindqvist", at: "2026-11-21T10:00:00.000Z" },
    changed: { by: "Tomás Rivera", at: "2026-11-22T09:12:00.000Z" },
  },
];

/** Mocks of who does which section of a document. */
export const workMocks = {
  list: defineMock("listSectionWork", sampleSectionWork),
  update: defineMock("updateSectionWork", sampleSectionWork[0]!),
};
