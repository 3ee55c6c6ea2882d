/** What somebody may do with a document. Source: DocumentRole in the contract. */
export type DocumentRoleName = "owner" | "writer" | "commenter" | "reader";

/**
 * What is done with a document. `run`: it costs its account something, or leaves the account, so it is for members who write; `own`: it is
 * about who may do what.
 */
export type DocumentRight = "read" | "comment" | "write" | "run" | "own";

const roles: readonly DocumentRoleName[] = ["reader", "commenter", "writer", "owner"];

const least: Readonly<Record<DocumentRight, DocumentRoleName>> = {
  read: "reader",
  comment: "commenter",
  write: "writer",
  run: "writer",
  own: "owner",
};

/** Whether somebody may do something with a document. The server asks it before each call, the app before it offers one. */
export const mayDo = ({ role, isGuest }: { role: DocumentRoleName; isGuest: boolean }, right: DocumentRight): boolean =>
  roles.indexOf(role) >= roles.indexOf(least[right]) && !(isGuest && (right === "run" || right === "own"));
