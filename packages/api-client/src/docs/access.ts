import type { BodyOf, QueryOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { sendOf } from "../core/send.ts";
import { docs } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(docs);

/** Who may do what with a document: the members of its account, owners first, then its guests. */
export const listDocAccess = (client: ApiClient, id: string, options?: CallOptions) =>
  send(client, "listDocAccess", { ...options, path: { id } });

/** Lets somebody into one document who is no member of its account, until a day. They are mailed. */
export const inviteGuest = (client: ApiClient, id: string, body: BodyOf<"inviteGuest">, options?: CallOptions) =>
  send(client, "inviteGuest", { ...options, path: { id }, body });

/** Changes what a member or a guest may do, or a guest's day. `accessId` is as the list names them. */
export const changeDocAccess = (
  client: ApiClient,
  id: string,
  accessId: string,
  body: BodyOf<"changeDocAccess">,
  options?: CallOptions,
) => send(client, "changeDocAccess", { ...options, path: { id, accessId }, body });

/** Ends a guest's right at once. */
export const endGuest = (client: ApiClient, id: string, accessId: string, options?: CallOptions) =>
  send(client, "endGuest", { ...options, path: { id, accessId } });

/** Gives up one's own right as a guest. */
export const leaveDoc = (client: ApiClient, id: string, options?: CallOptions) =>
  send(client, "leaveDoc", { ...options, path: { id } });

/** Documents of others that the person is a guest of, the last edited first. */
export const listShared = (client: ApiClient, query?: QueryOf<"listShared">, options?: CallOptions) =>
  send(client, "listShared", { ...options, ...(query && { query }) });
