import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";
import { sampleProposalList } from "../docs/docs.mocks.ts";

/** A deployment with an address to write to, payments, three proposals for nothing, and a finished example. */
export const sampleSettings: Schemas["PublicSettings"] = {
  supportEmail: "help@grantwright.example",
  isPaymentsReady: true,
  freeProposals: 3,
  example: { id: sampleProposalList[0]!.id, title: sampleProposalList[0]!.title },
};

/** Mocks of the settings of the deployment. */
export const settingsMocks = { get: defineMock("getSettings", sampleSettings) };
