import type { QueryOf, Schemas } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";

/** A template by its id, or the default one of a document type. */
export const getTemplate = (client: ApiClient, idOrType: string | Schemas["DocumentType"], options?: CallOptions) =>
  client.send<"getTemplate">("GET", `/p/templates/${idOrType}`, options);

/** Cards of the template library. */
export const listPublishedDocs = (client: ApiClient, query: QueryOf<"listPublishedDocs"> = {}, options?: CallOptions) =>
  client.send<"listPublishedDocs">("GET", "/p/published/docs", { ...options, query });
