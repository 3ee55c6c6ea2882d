import type { Schemas } from "@grantwright/api-client";
import type { TextQuote } from "@grantwright/domain";
import { createContext, useContext } from "react";
import type { SaidCount } from "./saidLabel.ts";

/** What is said about a part of a text. */
export type CommentThread = Schemas["CommentThread"];

/** Other words that a person proposes for a part of a text. */
export type Suggestion = Schemas["ProposedEdit"];

/** What a text is called among those of its document: the id of its section in a proposal, else of its field. */
export const keyOfThread = ({ sectionId, fieldId }: Pick<CommentThread, "sectionId" | "fieldId">): string =>
  sectionId ?? fieldId;

/** A comment that is about to be written. */
export interface NewComment {
  /** Of the text that it is about. */
  key: string;
  /** The words that it is about; undefined for the section as a whole. */
  quote: TextQuote | undefined;
}

/** What is said about a document that is shown, and what can be said. */
export interface Comments {
  /** The threads that go on, as far as they are known. */
  threads: readonly CommentThread[];
  /** How much is said about each text, by its key, also of what is not known. */
  counts: ReadonlyMap<string, SaidCount>;
  /** The changes that people propose and nobody has decided, as far as they are known. */
  suggestions: readonly Suggestion[];
  /** The thread or the proposed change that is being read. */
  activeId: string | undefined;
  activate: (id: string | undefined) => void;
  /** Shows a thread or a proposed change: opens what is said at it, where that is closed. */
  read: (id: string) => void;
  /** Opens what is said, with a new comment. */
  begin: (comment: NewComment) => void;
}

/** Gives what is said about a document to what shows its texts. Undefined where nobody can say anything. */
export const CommentsContext = createContext<Comments | undefined>(undefined);

/** What is said about the document that is shown around here; undefined where nobody can say anything. */
export const useCommentsHere = (): Comments | undefined => useContext(CommentsContext);
