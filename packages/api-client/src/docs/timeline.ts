import type { QueryOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { sendOf } from "../core/send.ts";
import { docs } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(docs);

/** Who wrote in which text of the form of a document, or of a version, when and in which way, the newest first. */
export const listTimeline = (
  client: ApiClient,
  id: string,
  query: QueryOf<"listTimeline"> = {},
  options?: CallOptions,
) => send(client, "listTimeline", { ...options, path: { id }, query });

/** The texts of a document as they were at a moment, beside what they are now. */
export const compareWithNow = (
  client: ApiClient,
  id: string,
  query: QueryOf<"compareWithNow">,
  options?: CallOptions,
) => send(client, "compareWithNow", { ...options, path: { id }, query });
