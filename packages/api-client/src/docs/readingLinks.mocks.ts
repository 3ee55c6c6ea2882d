import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";
import { sampleProposal } from "./docs.mocks.ts";
import { sampleFeatured } from "./featured.mocks.ts";

/** Two links of the sample proposal: one to its newest version, which was opened, one to an older, which was not. */
export const sampleReadingLinks: Schemas["ReadingLink"][] = [
  {
    id: "66f0aa10bb20cc30dd40c201",
    versionId: sampleProposal.versions[2]!,
    note: "Board of the land trust",
    by: "Ines Okafor",
    createdAt: "2026-11-20T09:00:00.000Z",
    endsAt: "2026-12-20T09:00:00.000Z",
    readAt: "2026-11-21T18:30:00.000Z",
  },
  {
    id: "66f0aa10bb20cc30dd40c202",
    versionId: sampleProposal.versions[1]!,
    note: "",
    by: "Tomás Rivera",
    createdAt: "2026-11-18T09:00:00.000Z",
    endsAt: "2026-11-25T09:00:00.000Z",
  },
];

/** Mocks of links by which people read a version. */
export const readingLinkMocks = {
  list: defineMock("listReadingLinks", sampleReadingLinks),
  make: defineMock("makeReadingLink", {
    ...sampleReadingLinks[0]!,
    id: "66f0aa10bb20cc30dd40c203",
    link: "https://grantwright.example/shared#key=k3yk3yk3yk3yk3yk3yk3yk3yk3yk3yk3yk3yk3yk3y0",
  }),
  end: defineMock("endReadingLink"),
  read: defineMock("readShared", sampleFeatured),
};
