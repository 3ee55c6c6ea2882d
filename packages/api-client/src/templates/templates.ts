import { ApiError } from "../core/ApiError.ts";
import type { BodyOf, QueryOf, Schemas } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";
import { sendOf } from "../core/send.ts";
import { templates } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(templates);

/** A template by its id, or the default one of a document type. */
export const getTemplate = (client: ApiClient, idOrType: string | Schemas["DocumentType"], options?: CallOptions) =>
  send(client, "getTemplate", { ...options, path: { templateId: idOrType } });

/** The categories of the library in which something is open. */
export const listCategories = (client: ApiClient, options?: CallOptions) => send(client, "listCategories", options);

/** Bookmarks a template, or takes the bookmark away. A 404 means that the person cannot see it. */
export const toggleBookmark = (client: ApiClient, templateId: string) =>
  send(client, "toggleBookmark", { path: { id: templateId } });

/** Cards of the template library. */
export const listPublishedDocs = (client: ApiClient, query: QueryOf<"listPublishedDocs"> = {}, options?: CallOptions) =>
  send(client, "listPublishedDocs", { ...options, query });

/** Makes a template of the account's own. Throws an ApiError: 422 with the fields at fault. */
export const createTemplate = (client: ApiClient, body: BodyOf<"createTemplate">, options?: CreatingOptions) =>
  send(client, "createTemplate", { ...creating(options), body });

/** Replaces what a template holds. Throws an ApiError: 412 with the current one (see conflictingTemplate), 422 with the fields. */
export const saveTemplate = (
  client: ApiClient,
  id: string,
  body: BodyOf<"saveTemplate">,
  options?: CallOptions & { revision?: number | undefined },
) =>
  send(client, "saveTemplate", {
    path: { ownTemplateId: id },
    signal: options?.signal,
    keepalive: options?.keepalive,
    body,
    headers: { "If-Match": options?.revision === undefined ? undefined : `"${options.revision}"` },
  });

/** The template that a refused save ran into; undefined for any other error. */
export const conflictingTemplate = (error: unknown): Schemas["Template"] | undefined =>
  error instanceof ApiError && error.status === 412 ? (error.json() as Schemas["Template"]) : undefined;

/** Deletes a template of the account's own; it can be brought back for 30 days. */
export const deleteTemplate = (client: ApiClient, id: string) =>
  send(client, "deleteTemplate", { path: { ownTemplateId: id } });

/** Brings a deleted template back. */
export const restoreTemplate = (client: ApiClient, id: string) =>
  send(client, "restoreTemplate", { path: { ownTemplateId: id } });

/** Copies a template into the account: a public one that may be customized, or one of its own. */
export const customizeTemplate = (client: ApiClient, id: string, options?: CreatingOptions) =>
  send(client, "customizeTemplate", { ...creating(options), path: { ownTemplateId: id } });

/** Copies a template of the account's own into a team of the person. */
export const shareTemplate = (client: ApiClient, id: string, teamId: string, options?: CreatingOptions) =>
  send(client, "shareTemplate", { ...creating(options), path: { ownTemplateId: id }, body: { teamId } });

/** Reads what a funder asks for out of a text, or out of a file that was sent before. Throws an ApiError: 422 with the reason. */
export const readFundersCall = (client: ApiClient, body: BodyOf<"readFundersCall">, options?: CallOptions) =>
  send(client, "readFundersCall", { ...options, body });
