import type { BodyOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { sendOf } from "../core/send.ts";
import { docs } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(docs);

/** Who does which section of a document, until when, and how far each is. Sections of which nobody has said anything are absent. */
export const listSectionWork = (client: ApiClient, id: string, options?: CallOptions) =>
  send(client, "listSectionWork", { ...options, path: { id } });

/** Changes who does a section, until when, or how far it is; signing off needs the text that was read. */
export const updateSectionWork = (
  client: ApiClient,
  id: string,
  fieldId: string,
  body: BodyOf<"updateSectionWork">,
  options?: CallOptions,
) => send(client, "updateSectionWork", { ...options, path: { id, fieldId }, body });
