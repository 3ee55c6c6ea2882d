import { defineMock } from "../core/defineMock.ts";
import { sampleSent } from "../messages/messages.mocks.ts";

/** Mocks of help requests. */
export const helpMocks = {
  send: defineMock("sendHelpRequest", ({ body }) => ({ ...sampleSent.messages[0]!, type: "help", ...body })),
};
