import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** A scout that has been asked before. */
export const sampleScout: Schemas["Scout"] = {
  revision: 3,
  organization: "Common Ground is a small nonprofit in Alder County that runs a garden and a pantry.",
  project:
    "We want to turn twelve unused bits of county land into food gardens that neighbors run together. We need fences, water tanks and soil tests, and to pay three stewards per garden.",
  location: "Alder County, Ohio",
  source: "Grants.gov",
  isReviewed: false,
  lastSearch: {
    at: new Date(Date.now() - 2 * 60 * 60_000).toISOString(),
    status: "done",
    taskId: "65f0c0ffee00000000000301",
    found: 3,
    waiting: 0,
  },
};

/** A scout that knows nothing yet. */
export const sampleNewScout: Schemas["Scout"] = {
  revision: 0,
  organization: "",
  project: "",
  location: "",
  source: "Grants.gov",
  isReviewed: false,
  lastSearch: null,
};

/** Three opportunities to decide on, the last of them with the least that a source tells. */
export const sampleOpportunities: Schemas["Opportunity"][] = [
  {
    _id: "65f0c0ffee00000000000401",
    title: "Community Food Projects Competitive Grants Program",
    funderName: "National Institute of Food and Agriculture",
    description:
      "Community Food Projects are designed to increase food security in low-income communities and to meet the needs of people for fresh vegetables. Food gardens, farm stands and pantries that neighbors run themselves are examples of what was funded before.\n\nProposals bring the whole food system of a place together: land, growing, and who eats.",
    comment:
      "Your word “food” is in its title; “food gardens”, “neighbors” and “land” are in its description; it is open to nonprofits.",
    grantSize: { raw: "$10,000 to $125,000" },
    dueDate: inDays(9),
    eligibility:
      "Nonprofits having a 501(c)(3) status with the IRS, other than institutions of higher education\nNonprofits that do not have a 501(c)(3) status with the IRS, other than institutions of higher education\nPrivate nonprofit entities that have experience in community food work.",
    url: "https://www.grants.gov/search-results-detail/350101",
    status: "reviewed",
    number: "USDA-NIFA-CFP-012345",
  },
  {
    _id: "65f0c0ffee00000000000402",
    title: "Urban Agriculture and Innovative Production: Gardens on Public Land",
    funderName: "Natural Resources Conservation Service",
    description:
      "Supports planning and building of urban gardens, with soil testing, water and fences, where neighborhoods have little fresh food.",
    comment:
      "Your words “gardens” and “land” are in its title; “food gardens” and “soil tests” are in its description.",
    grantSize: { raw: "$50,000 to $300,000" },
    dueDate: inDays(140),
    eligibility: "City or township governments\nCounty governments",
    url: "https://www.grants.gov/search-results-detail/350102",
    status: "reviewed",
    number: "USDA-NRCS-UA-2027",
  },
  {
    _id: "65f0c0ffee00000000000403",
    title: "Fresh Food and Physical Activity in Rural Counties",
    funderName: "Centers for Disease Control and Prevention",
    description: "",
    status: "reviewed",
  },
];

/** Two opportunities that were accepted; of the second a draft was made. */
export const sampleAccepted: Schemas["Opportunity"][] = [
  { ...sampleOpportunities[0]!, status: "accepted" },
  { ...sampleOpportunities[1]!, status: "accepted", documentId: "65f0c0ffee00000000000001" },
];

/** Mocks of the scout and of what it finds. */
export const opportunityMocks = {
  scout: defineMock("getScout"),
  save: defineMock("saveScoutProfile"),
  search: defineMock("startScoutSearch"),
  list: defineMock("listOpportunities", sampleAccepted),
  interested: defineMock("markInterested"),
  dismiss: defineMock("dismissOpportunity"),
  draft: defineMock("draftFromOpportunity"),
};
