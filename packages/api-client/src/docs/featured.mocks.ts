import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";
import { sampleDocId, sampleProposal } from "./docs.mocks.ts";

/** A featured document, as everybody may read it. */
export const sampleFeatured: Schemas["Document"] = {
  ...sampleProposal,
  fields: [],
  draft: {},
  description: "",
  attachments: [],
  review: null,
  documentChecklist: [],
  pastFundedProjects: [],
};

/** One proposal that is featured, and one that is not. */
export const sampleFeaturable: Schemas["FeaturableDoc"][] = [
  { id: sampleDocId, title: "Common Ground: twelve food gardens", isFeatured: true },
  { id: "65f0c0ffee00000000000009", title: "Letter to the Hollin Vey Trust", isFeatured: false },
];

/** Mocks of featured documents. */
export const featuredMocks = {
  detail: defineMock("getFeaturedDoc"),
  list: defineMock("listFeaturableDocs"),
  change: defineMock("featureDoc"),
};
