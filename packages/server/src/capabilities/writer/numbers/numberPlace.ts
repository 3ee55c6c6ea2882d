/** A text whose figures are held against those of others: a description, a section, a file. */
export interface NumberPlace {
  id: string;
  /** As a person knows it; what is said of a budget is told by it. */
  title?: string;
  text: string;
  /** What speaks of the whole project, of a part of it, or comes from elsewhere. */
  kind: "description" | "section" | "file";
}
