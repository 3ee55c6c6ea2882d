import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { sendOf } from "../core/send.ts";
import { docs } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(docs);

/** A featured document, read-only. Nobody has to be signed in. */
export const getFeaturedDoc = (client: ApiClient, id: string, options?: CallOptions) =>
  send(client, "getFeaturedDoc", { ...options, path: { id } });
