import { ApiError } from "../core/ApiError.ts";
import type { BodyOf, PathOf, QueryOf, Schemas } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";
import { addressOf, sendOf } from "../core/send.ts";
import { docs } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(docs);
const address = /* @__PURE__ */ addressOf(docs);

/** Proposals, the last edited first unless they are sorted otherwise. */
export const listDocs = (client: ApiClient, query: QueryOf<"listDocs"> = {}, options?: CallOptions) =>
  send(client, "listDocs", { ...options, query });

/** A document with the sections of its default version, or of the one named. */
export const getDoc = (client: ApiClient, id: string, versionId?: string, options?: CallOptions) =>
  versionId
    ? send(client, "getDocVersion", { ...options, path: { id, versionId } })
    : send(client, "getDoc", { ...options, path: { id } });

/** What a version changed against the one before it. */
export const listChanges = (client: ApiClient, id: string, versionId: string, options?: CallOptions) =>
  send(client, "listChanges", { ...options, path: { id, versionId } });

/** A text of a document: that of the draft for a field, or a section of a proposal. */
export type HistoryPlace = { fieldId: string; sectionId?: never } | { sectionId: string; fieldId?: never };

/** Who wrote a text, when and in which way, the newest first. */
export const listHistory = (
  client: ApiClient,
  id: string,
  query: HistoryPlace & Pick<QueryOf<"listHistory">, "limit" | "before">,
  options?: CallOptions,
) => send(client, "listHistory", { ...options, path: { id }, query });

/** What one entry of a text's history changed. */
export const getHistoryEntry = (
  client: ApiClient,
  id: string,
  place: HistoryPlace,
  entry: number,
  options?: CallOptions,
) => send(client, "getHistoryEntry", { ...options, path: { id, entry }, query: place });

/** What was read of a document's files, and where the draft or a finished version uses it. */
export const getEvidence = (client: ApiClient, id: string, versionId?: string, options?: CallOptions) =>
  send(client, "getEvidence", { ...options, path: { id }, query: { ...(versionId && { versionId }) } });

/** The passages of one file with their facts, page by page: `next` of one is `after` of the following one. */
export const listEvidence = (
  client: ApiClient,
  id: string,
  fileId: string,
  query: QueryOf<"listEvidence"> = {},
  options?: CallOptions,
) => send(client, "listEvidence", { ...options, path: { id, fileId }, query });

/** How writers were used in a finished version, and what its funder says about that. */
export const getAiUse = (client: ApiClient, id: string, versionId: string, options?: CallOptions) =>
  send(client, "getAiUse", { ...options, path: { id, versionId } });

/** What a task would send to the service that writes: of a document as it is saved, or of a description that has none yet. */
export const showSent = (client: ApiClient, body: BodyOf<"showSent">, options?: CallOptions) =>
  send(client, "showSent", { ...options, body });

/** Makes a signed report of one's own part in a finished version. */
export const makeAuthorshipReport = (client: ApiClient, id: string, versionId: string, options?: CallOptions) =>
  send(client, "makeAuthorshipReport", { ...options, path: { id, versionId } });

/** Whether the deployment made an authorship report, and nobody changed it since. Answered to everybody. */
export const verifyAuthorship = (client: ApiClient, report: string, options?: CallOptions) =>
  send(client, "verifyAuthorship", { ...options, body: { report } });

/** Where a version can be downloaded as a file; with `aiUse` it ends with the statement about the use of AI. */
export const docFileAddress = (
  client: ApiClient,
  id: string,
  versionId: string,
  format: "docx" | "pdf",
  { aiUse }: Pick<QueryOf<"exportDoc">, "aiUse"> = {},
): string =>
  address(client, "exportDoc", { path: { id, versionId }, query: { format, ...(aiUse !== undefined && { aiUse }) } });

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
  send(client, "saveDoc", {
    signal: options?.signal,
    keepalive: options?.keepalive,
    body,
    headers: {
      "If-Match": options?.revision === undefined ? undefined : `"${options.revision}"`,
      "Idempotency-Key": options?.idempotencyKey,
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
  send(client, "updateDoc", { ...options, path: { id }, body });

/** Deletes a document; it can be restored for 30 days. */
export const deleteDoc = (client: ApiClient, id: string, options?: CallOptions) =>
  send(client, "deleteDoc", { ...options, path: { id } });

/** Brings a deleted document back. */
export const restoreDoc = (client: ApiClient, id: string, options?: CallOptions) =>
  send(client, "restoreDoc", { ...options, path: { id } });

/** Makes a draft with the same inputs. */
export const duplicateDoc = (client: ApiClient, id: string, options?: CreatingOptions) =>
  send(client, "duplicateDoc", { ...creating(options), path: { id } });

/** Starts the assessment of the inputs. */
export const reviewDoc = (client: ApiClient, id: string, options?: CreatingOptions) =>
  send(client, "reviewDoc", { ...creating(options), path: { id } });

/** Answers a note of the assessment, or takes the answer back (null). A 404 means that there is no such note now. */
export const answerNote = (
  client: ApiClient,
  path: PathOf<"answerNote">,
  body: BodyOf<"answerNote">,
  options?: CallOptions,
) => send(client, "answerNote", { ...options, path, body });

/** The new text of a section, and the revision that it changes. */
export interface SectionChange {
  id: string;
  revision: number;
  userValue: string;
  /** How the person changed it; typed where it is left out. */
  way?: Schemas["WrittenWay"];
}

/**
 * Changes the text of one section of a version. Throws an ApiError: 412 where it was changed since that revision (see
 * conflictingSection).
 */
export const updateSection = (client: ApiClient, { id, revision, ...body }: SectionChange, options?: CallOptions) =>
  send(client, "updateSection", {
    ...options,
    path: { id },
    headers: { "If-Match": `"${revision}"` },
    body,
  });

/** A sentence of a section, as its receipt has it, and the revision of the text that it stands in. */
export interface SentencePlace {
  /** Of the section. */
  id: string;
  revision: number;
  /** In UTF-16 units of the section's text. */
  start: number;
  end: number;
}

/** Says that a sentence is right. Throws an ApiError: 412 where the section was changed since that revision (see conflictingSection). */
export const confirmSentence = (
  client: ApiClient,
  { id, revision, start, end }: SentencePlace,
  options?: CallOptions,
) =>
  send(client, "confirmSentence", {
    ...options,
    path: { id },
    headers: { "If-Match": `"${revision}"` },
    body: { start, end },
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
) => send(client, "requestUpload", { ...options, path: { id: docId ?? "new" }, body: files });
