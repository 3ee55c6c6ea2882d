import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";

/** A deployment with an address to write to, and payments. */
export const sampleSettings: Schemas["PublicSettings"] = {
  supportEmail: "help@grantwright.example",
  isPaymentsReady: true,
};

/** Mocks of the settings of the deployment. */
export const settingsMocks = { get: defineMock("getSettings", sampleSettings) };
