import type { QueryOf, Schemas } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";

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
