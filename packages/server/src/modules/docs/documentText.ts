import type { Schemas } from "@grantwright/api-client";
import type { historyEntry, proposedEdit } from "../../kernel/db/schema.ts";
import type { ChecklistItem, DocumentType, DraftedText, Receipt, StoredReview } from "../../kernel/db/values.ts";

/** An entry of a text's history as a person gets it to keep. */
interface ExportedEntry extends Omit<typeof historyEntry.$inferSelect, "textId" | "writtenBy" | "isOpen"> {
  fieldId: string;
  /** The section of a version; null where it is the text of the form. */
  sectionId: string | null;
  by: string | null;
}

/** A proposed change as a person gets it to keep. */
interface ExportedEdit extends Omit<typeof proposedEdit.$inferSelect, "askedBy" | "documentId"> {
  /** The name of the person who asked for it. */
  by: string | null;
}

/** A document as a person gets it to keep. */
export interface ExportedDocument {
  id: string;
  /** The account that it belongs to. */
  account: string;
  type: DocumentType;
  name: string;
  parentId: string | null;
  template: string;
  description: string;
  useEnglish: boolean;
  eligibilityCriteria: string;
  assessmentCriteria: string;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  /** What a writer drafted, by the id of the section. */
  drafted: Record<string, DraftedText>;
  /** Sentences that somebody said are right, by a hash of their letters and digits. */
  confirmed: { key: string; confirmedAt: Date }[];
  /** Who wrote which text, when and how. */
  history: ExportedEntry[];
  /** Changes that a writer proposed, as long as they are kept. */
  proposedEdits: ExportedEdit[];
  /** Who does which section, and how far it is. */
  work: Schemas["SectionWork"][];
  /** What stands in the form. */
  sections: { id: string; title: string; text: string }[];
  documentChecklist: ChecklistItem[];
  checkedDocuments: string[];
  /** The day on which it was sent; null where it was not. */
  sentOn: string | null;
  review: StoredReview | null;
  versions: {
    id: string;
    status: string;
    createdAt: Date;
    sections: {
      id: string;
      title: string;
      text: string;
      edited: boolean;
      hidden: boolean;
      receipts: Receipt[] | null;
    }[];
  }[];
}

const chapter = (title: string, sections: { title: string; text: string }[]): string[] =>
  sections.length === 0 ? [] : [`# ${title}`, ...sections.flatMap((each) => [`## ${each.title}`, each.text])];

/** The texts of a document, to be read by a person: what they wrote, then each version. */
export function documentText({ name, template, description, sections, versions }: ExportedDocument): string {
  const written = sections.filter(({ text }) => text.trim() !== "");
  const parts = [
    name || template,
    ...(description ? [description] : []),
    ...chapter("What you wrote", written),
    ...versions.flatMap((version, index) =>
      chapter(`Version ${index + 1}, ${version.createdAt.toISOString().slice(0, 10)}`, version.sections),
    ),
  ];
  return `${parts.join("\n\n")}\n`;
}
