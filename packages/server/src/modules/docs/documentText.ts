import type { ChecklistItem, DocumentType, StoredReview } from "../../kernel/db/values.ts";

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
  /** What the person wrote. */
  sections: { title: string; text: string }[];
  documentChecklist: ChecklistItem[];
  checkedDocuments: string[];
  review: StoredReview | null;
  versions: {
    id: string;
    status: string;
    createdAt: Date;
    sections: { title: string; text: string; edited: boolean; hidden: boolean }[];
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
