/** The page of the app on which a document's form is written: beside its proposal, once there is one. */
export const pathOfForm = (documentId: string, hasProposal: boolean): string =>
  hasProposal ? `/docs/edit/${documentId}` : `/drafts/${documentId}`;

/** Texts of a document: those of a version, otherwise those of its form. */
interface Texts {
  documentId: string;
  versionId: string | null;
  /** The version that is shown where none is named; null while there is none. */
  defaultVersion: string | null;
}

/** The page of the app that shows some texts of a document, also once there are newer versions. */
export const pathOfTexts = ({ documentId, versionId, defaultVersion }: Texts): string =>
  versionId === null ? pathOfForm(documentId, defaultVersion !== null) : `/docs/${documentId}/${versionId}`;
