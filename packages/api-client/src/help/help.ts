import type { BodyOf } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";
import { sendOf } from "../core/send.ts";
import { messages } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(messages);

/** How long the fields of a help request may be, in characters. */
export const helpLimits = { subject: 200, content: 5_000 } as const;

/** How pressing a help request is. */
export type HelpPriority = BodyOf<"sendHelpRequest">["priority"];

/** Sends a help request. `content` is plain text. Answers the stored message. */
export const sendHelpRequest = (client: ApiClient, body: BodyOf<"sendHelpRequest">, options?: CreatingOptions) =>
  send(client, "sendHelpRequest", { ...creating(options), body });
