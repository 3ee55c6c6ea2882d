import type { Schemas } from "@grantwright/api-client";

/** The kinds of documents, in the order they are offered. */
export const documentTypes = ["grant", "loi", "rfp", "grant-report"] as const satisfies Schemas["DocumentType"][];

/** What each kind is called. */
export const documentTypeName: Record<Schemas["DocumentType"], string> = {
  grant: "Grant",
  loi: "Letter of intent",
  rfp: "Request for proposal",
  "grant-report": "Grant report",
};

/** What a document is called by its kind; a neutral word for a kind that is not known here. */
export const documentKind = (type: Schemas["DocumentType"]): string => documentTypeName[type] ?? "Document";
