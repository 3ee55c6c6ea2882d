import { saidLabel, type SaidCount } from "./saidLabel.ts";

/** Texts of the button that opens what is said about a section. */
export const commentButtonCopy = {
  open: (title: string, count: SaidCount) => [`Comment on “${title}”`, saidLabel(count)].filter(Boolean).join(": "),
};
