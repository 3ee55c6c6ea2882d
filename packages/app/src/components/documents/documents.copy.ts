import type { Schemas } from "@grantwright/api-client";
import { documentTypeName } from "./documentType.ts";

/** Texts of document lists. */
export const copy = {
  noDrafts: "You have no proposal drafts saved.",
  noDraftsText: "A draft appears here as soon as an outline is made. It saves itself while you write.",
  noProposals: "You have not created any proposals yet.",
  noProposalsText: "A proposal appears here when you create it from a finished draft.",
  createGrant: "Create a Grant",
  draftsFailed: "Your drafts could not be loaded",
  proposalsFailed: "Your proposals could not be loaded",
  failedText: "Nothing is lost: they are on the server. Check the connection and try once more.",
  retry: "Retry",
  actions: (name: string) => `Actions for ${name}`,
  duplicate: "Duplicate",
  delete: "Delete",
  deleteTitle: "Delete this document?",
  deleteText: (name: string) => `“${name}” leaves your lists. It can be brought back for 30 days.`,
  deleteConfirm: "Yes, delete",
  deleting: "Deleting…",
  cancel: "Keep it",
  deleted: "Deleted",
  deletedText: "It can be brought back for 30 days.",
  undo: "Bring it back",
  restored: "It is back",
  duplicated: "Duplicated",
  duplicatedText: "The copy stands among your drafts.",
  untitled: "Untitled",
  writing: "Being written now",
} as const;

const markerNames = ["Start", "Outline Created", "Optional Assessment", "Ready to Create", "Done"];

/** The last marker that a document has reached. */
export const markerName = (progress: number) => markerNames[Math.min(4, Math.floor(progress / 25))]!;

/** What a list says of a document under its name: what it is, and where the person is in it. */
export function documentDetail(item: Schemas["DocumentListItem"]): string {
  const kind = documentTypeName[item.type];
  if (item.activeTaskId) return `${kind} · ${copy.writing}`;
  const place = item.currentSection
    ? `section ${item.currentSection.number} of ${item.currentSection.count}, ${item.currentSection.title}`
    : markerName(item.progress);
  return `${kind} · ${place}`;
}

/** The name a document is listed under. */
export const documentName = (item: Pick<Schemas["DocumentListItem"], "name" | "title">) =>
  item.name || item.title || copy.untitled;
