import { defineMock } from "../core/defineMock.ts";

/** Mocks of help requests. */
export const helpMocks = { send: defineMock("sendHelpRequest") };
