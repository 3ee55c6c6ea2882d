import { defineMock } from "../core/defineMock.ts";

/** Mocks of page views and events. */
export const analyticsMocks = { record: defineMock("recordEvent") };
