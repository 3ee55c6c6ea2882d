import type { QueryOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { sendOf } from "../core/send.ts";
import { docs } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(docs);

/** What contradicts itself in a draft or a finished version, and how it stands to what the funder asks. */
export const checkDoc = (client: ApiClient, id: string, query: QueryOf<"checkDoc"> = {}, options?: CallOptions) =>
  send(client, "checkDoc", { ...options, path: { id }, query });
