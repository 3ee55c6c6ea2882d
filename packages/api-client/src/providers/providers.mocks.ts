import { defineMock } from "../core/defineMock.ts";

/** Mocks of signing in by the provider of an organization. */
export const providerMocks = {
  start: defineMock("startProviderSignIn"),
};
