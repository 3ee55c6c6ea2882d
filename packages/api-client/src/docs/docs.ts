import { ApiError } from "../core/ApiError.ts";
import type { BodyOf, QueryOf, Schemas } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";

/** Proposals, the last edited first. */
export const listDocs = (client: ApiClient, query: QueryOf<"listDocs"> = {}, options?: CallOptions) =>
  client.send<"listDocs">("GET", "/a/docs", { ...options, query });

/** A document with the sections of its default version, or of the one named. */
export const getDoc = (client: ApiClient, id: string, versionId?: string, options?: CallOptions) =>
  client.send<"getDoc">("GET", versionId ? `/a/docs/${id}/${versionId}` : `/a/docs/${id}`, options);

/** What a version changed against the one before it. */
export const listChanges = (client: ApiClient, id: string, versionId: string, options?: CallOptions) =>
  client.send<"listChanges">("GET", `/a/docs/${id}/${versionId}/changes`, options);

/** Where a version can be downloaded as a file. */
export const docFileAddress = (client: ApiClient, id: string, versionId: string, format: "docx" | "pdf"): string =>
  `${client.scope}/a/docs/${id}/${versionId}/export?format=${format}`;

/** What a save may carry besides its body. */
export interface SaveDocOptions extends CallOptions {
  /** The revision that the change was made on; a newer one on the server refuses the save with a 412. */
  revision?: number | undefined;
  /** Makes a repeated first save answer the same. */
  idempotencyKey?: string | undefined;
}

/**
 * Saves the inputs of a document; with `generate` also starts the writing of a proposal.
 * Throws an ApiError: 412 with the current document (see conflictingDocument), 422 with the fields at fault.
 */
export const saveDoc = (client: ApiClient, body: BodyOf<"saveDoc">, options?: SaveDocOptions) =>
  client.send<"saveDoc">("POST", "/a/docs", {
    signal: options?.signal,
    keepalive: options?.keepalive,
    body,
    headers: {
      "if-match": options?.revision === undefined ? undefined : `"${options.revision}"`,
      "idempotency-key": options?.idempotencyKey,
    },
  });

/** The document that a refused save ran into; undefined for any other error. */
export function conflictingDocument(error: unknown): Schemas["Document"] | undefined {
  return error instanceof ApiError && error.status === 412 ? (error.json() as Schemas["Document"]) : undefined;
}

/** The fields that a rule refused (status 422), empty for any other error. */
export function refusedFields(error: unknown): Schemas["FieldError"][] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  return (error.json() as Schemas["RefusedError"] | undefined)?.fields ?? [];
}

/** Saves which checklist items are ticked. */
export const updateDoc = (client: ApiClient, id: string, body: BodyOf<"updateDoc">, options?: CallOptions) =>
  client.send<"updateDoc">("PATCH", `/a/docs/${id}`, { ...options, body });

/** Deletes a document; it can be restored for 30 days. */
export const deleteDoc = (client: ApiClient, id: string, options?: CallOptions) =>
  client.send<"deleteDoc">("DELETE", `/a/docs/${id}`, options);

/** Brings a deleted document back. */
export const restoreDoc = (client: ApiClient, id: string, options?: CallOptions) =>
  client.send<"restoreDoc">("POST", `/a/docs/${id}/restore`, options);

/** Makes a draft with the same inputs. */
export const duplicateDoc = (client: ApiClient, id: string, options?: CreatingOptions) =>
  client.send<"duplicateDoc">("POST", `/a/docs/${id}/duplicate`, creating(options));

/** Starts the assessment of the inputs. */
export const reviewDoc = (client: ApiClient, id: string, options?: CreatingOptions) =>
  client.send<"reviewDoc">("POST", `/a/docs/${id}/review`, creating(options));

/** The new text of a section, and the revision that it changes. */
export interface SectionChange {
  id: string;
  revision: number;
  userValue: string;
}

/**
 * Changes the text of one section of a version. Throws an ApiError: 412 where it was changed since that revision (see
 * conflictingSection).
 */
export const updateSection = (client: ApiClient, { id, revision, userValue }: SectionChange, options?: CallOptions) =>
  client.send<"updateSection">("POST", `/a/sections/${id}`, {
    ...options,
    headers: { "if-match": `"${revision}"` },
    body: { userValue },
  });

/** The section that a refused change ran into; undefined for any other error. */
export const conflictingSection = (error: unknown): Schemas["Section"] | undefined =>
  error instanceof ApiError && error.status === 412 ? (error.json() as Schemas["Section"]) : undefined;

/** Asks where to send files; one answer a file, in the same order. */
export const requestUpload = (
  client: ApiClient,
  docId: string | undefined,
  files: BodyOf<"requestUpload">,
  options?: CallOptions,
) => client.send<"requestUpload">("POST", `/a/docs/${docId ?? "new"}/upload`, { ...options, body: files });
