import type { QueryOf } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";

/** Which documents of a list are asked for, and in which order. */
export type DocumentListPart = Omit<QueryOf<"listDocs">, "limit">;

/** Cache keys of documents; each starts with the client's scope. */
export const documentKeys = {
  /** Every list of drafts. */
  drafts: (client: ApiClient) => [client.scope, "drafts"] as const,
  /** Every list of proposals. */
  proposals: (client: ApiClient) => [client.scope, "docs", "list"] as const,
  /** One document and all its versions. */
  detail: (client: ApiClient, id: string) => [client.scope, "docs", "detail", id] as const,
  /** What the versions of a document changed. */
  changes: (client: ApiClient, id: string) => [client.scope, "docs", "changes", id] as const,
  /** The histories of the texts of a document. */
  history: (client: ApiClient, id: string) => [client.scope, "docs", "history", id] as const,
  /** What is found in a document. */
  checks: (client: ApiClient, id: string) => [client.scope, "docs", "checks", id] as const,
  /** The changes that are proposed for the texts of a document. */
  edits: (client: ApiClient, id: string) => [client.scope, "docs", "edits", id] as const,
  /** What people say about the texts of a document, and propose for them; who does which section. */
  said: (client: ApiClient, id: string) => [client.scope, "docs", "said", id] as const,
  /** What the files of a document say, and where that is used. */
  evidence: (client: ApiClient, id: string) => [client.scope, "docs", "evidence", id] as const,
};
