import { ApiError } from "../core/ApiError.ts";
import type { BodyOf, QueryOf, Schemas } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";

/** A template by its id, or the default one of a document type. */
export const getTemplate = (client: ApiClient, idOrType: string | Schemas["DocumentType"], options?: CallOptions) =>
  client.send<"getTemplate">("GET", `/p/templates/${idOrType}`, options);

/** The categories of the library in which something is open. */
export const listCategories = (client: ApiClient, options?: CallOptions) =>
  client.send<"listCategories">("GET", "/p/categories", options);

/** Bookmarks a template, or takes the bookmark away. A 404 means that the person cannot see it. */
export const toggleBookmark = (client: ApiClient, templateId: string) =>
  client.send<"toggleBookmark">("POST", `/a/docs/${templateId}/bookmark`);

/** Cards of the template library. */
export const listPublishedDocs = (client: ApiClient, query: QueryOf<"listPublishedDocs"> = {}, options?: CallOptions) =>
  client.send<"listPublishedDocs">("GET", "/p/published/docs", { ...options, query });

/** Makes a template of the account's own. Throws an ApiError: 422 with the fields at fault. */
export const createTemplate = (client: ApiClient, body: BodyOf<"createTemplate">, options?: CreatingOptions) =>
  client.send<"createTemplate">("POST", "/a/templates", { ...creating(options), body });

/** Replaces what a template holds. Throws an ApiError: 412 with the current one (see conflictingTemplate), 422 with the fields. */
export const saveTemplate = (
  client: ApiClient,
  id: string,
  body: BodyOf<"saveTemplate">,
  options?: CallOptions & { revision?: number | undefined },
) =>
  client.send<"saveTemplate">("PUT", `/a/templates/${id}`, {
    signal: options?.signal,
    keepalive: options?.keepalive,
    body,
    headers: { "if-match": options?.revision === undefined ? undefined : `"${options.revision}"` },
  });

/** The template that a refused save ran into; undefined for any other error. */
export const conflictingTemplate = (error: unknown): Schemas["Template"] | undefined =>
  error instanceof ApiError && error.status === 412 ? (error.json() as Schemas["Template"]) : undefined;

/** Deletes a template of the account's own; it can be brought back for 30 days. */
export const deleteTemplate = (client: ApiClient, id: string) =>
  client.send<"deleteTemplate">("DELETE", `/a/templates/${id}`);

/** Brings a deleted template back. */
export const restoreTemplate = (client: ApiClient, id: string) =>
  client.send<"restoreTemplate">("POST", `/a/templates/${id}/restore`);

/** Copies a template into the account: a public one that may be customized, or one of its own. */
export const customizeTemplate = (client: ApiClient, id: string, options?: CreatingOptions) =>
  client.send<"customizeTemplate">("POST", `/a/templates/${id}/customize`, creating(options));

/** Copies a template of the account's own into a team of the person. */
export const shareTemplate = (client: ApiClient, id: string, teamId: string, options?: CreatingOptions) =>
  client.send<"shareTemplate">("POST", `/a/templates/${id}/share`, { ...creating(options), body: { teamId } });

/** Reads what a funder asks for out of a text, or out of a file that was sent before. Throws an ApiError: 422 with the reason. */
export const readFundersCall = (client: ApiClient, body: BodyOf<"readFundersCall">, options?: CallOptions) =>
  client.send<"readFundersCall">("POST", "/a/templates/readings", { ...options, body });
