import type { BodyOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { sendOf } from "../core/send.ts";
import { docs } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(docs);

/** The links by which people read a version who are not of the account: 20 at most, the newest first. */
export const listReadingLinks = (client: ApiClient, id: string, options?: CallOptions) =>
  send(client, "listReadingLinks", { ...options, path: { id } });

/** Makes a link by which whoever has it reads one version for some days. Its address is told this once. */
export const makeReadingLink = (
  client: ApiClient,
  id: string,
  body: BodyOf<"makeReadingLink">,
  options?: CallOptions,
) => send(client, "makeReadingLink", { ...options, path: { id }, body });

/** Ends such a link at once. */
export const endReadingLink = (client: ApiClient, id: string, linkId: string, options?: CallOptions) =>
  send(client, "endReadingLink", { ...options, path: { id, linkId } });

/** The version that a link shows, by the key in its address. Nobody has to be signed in. */
export const readShared = (client: ApiClient, key: string, options?: CallOptions) =>
  send(client, "readShared", { ...options, body: { key } });
