import { commonGrantApplication } from "./commonGrantApplication.ts";
import { communityFoundationNarrative } from "./communityFoundationNarrative.ts";
import { communityProjectGrant } from "./communityProjectGrant.ts";
import { countyGrant } from "./countyGrant.ts";
import { ercStartingGrant } from "./ercStartingGrant.ts";
import { federalProjectNarrative } from "./federalProjectNarrative.ts";
import { foundationFinalReport } from "./foundationFinalReport.ts";
import { foundationLetterOfInquiry } from "./foundationLetterOfInquiry.ts";
import { grantReport } from "./grantReport.ts";
import { horizonEuropeRiaIa } from "./horizonEuropeRiaIa.ts";
import { letterOfIntent } from "./letterOfIntent.ts";
import { mscaPostdoctoral2024 } from "./mscaPostdoctoral2024.ts";
import { nihR01 } from "./nihR01.ts";
import { nihSbirPhase1 } from "./nihSbirPhase1.ts";
import { nsfCareer2024 } from "./nsfCareer2024.ts";
import { nsfResearchProposal } from "./nsfResearchProposal.ts";
import { nsfSbirProjectPitch } from "./nsfSbirProjectPitch.ts";
import { rfpResponse } from "./rfpResponse.ts";
import { shortRfpResponse } from "./shortRfpResponse.ts";
import { stateMuseumGrant } from "./stateMuseumGrant.ts";
import type { SeedDocumentType, TemplateSeed } from "./templateSeed.ts";

/** The library as it is shipped, the general formats of each type first. */
export const templateSeeds: TemplateSeed[] = [
  communityProjectGrant,
  commonGrantApplication,
  communityFoundationNarrative,
  countyGrant,
  stateMuseumGrant,
  federalProjectNarrative,
  nsfResearchProposal,
  nihR01,
  nihSbirPhase1,
  nsfSbirProjectPitch,
  ercStartingGrant,
  horizonEuropeRiaIa,
  mscaPostdoctoral2024,
  nsfCareer2024,
  letterOfIntent,
  foundationLetterOfInquiry,
  rfpResponse,
  shortRfpResponse,
  grantReport,
  foundationFinalReport,
];

/** The template a document gets when the person chose a type and no template. */
export const defaultTemplateIdByType: Record<SeedDocumentType, string> = {
  grant: communityProjectGrant.id,
  loi: letterOfIntent.id,
  rfp: rfpResponse.id,
  "grant-report": grantReport.id,
};
