import { saidLabel, type SaidCount } from "./saidLabel.ts";

/** Texts of the way to what is said about a document. */
export const commentsLinkCopy = {
  open: (count: SaidCount | undefined) => (count && saidLabel(count)) || "Comments",
};
