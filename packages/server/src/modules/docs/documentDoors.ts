import type { DocumentRight } from "@grantwright/domain";
import { eq } from "drizzle-orm";
import { accountOf, type Call, type Door } from "../../capabilities/http/call.ts";
import type { Database } from "../../kernel/db/open.ts";
import { commentThread, documentVersion, proposedEdit, section } from "../../kernel/db/schema.ts";
import { isId } from "../../kernel/ids.ts";
import { notFound } from "../../kernel/refusal.ts";
import { enterDocument } from "./people/access.ts";

type AnyCall = Call<never>;

/** The id of the document that a call is about; undefined where it is about none that is there already. */
type DocumentOf = (call: AnyCall) => Promise<string | undefined> | string | undefined;

const paramOf = (call: AnyCall, name: string): string => (call.params as Record<string, string>)[name] ?? "";

const bodyOf = (call: AnyCall): Record<string, unknown> => Object(call.body) as Record<string, unknown>;

/** The document that stands in the path. */
const ofPath: DocumentOf = (call) => paramOf(call, "id");

/** The document that a part of the body names, if it does. */
export const ofBody =
  (name: "id" | "docId"): DocumentOf =>
  (call) => {
    const id = bodyOf(call)[name];
    return typeof id === "string" ? id : undefined;
  };

/** The document of a thing that stands in the path. */
const ofThing =
  (param: string, what: string, find: (db: Database, id: string) => Promise<{ documentId: string }[]>): DocumentOf =>
  async (call) => {
    const id = paramOf(call, param);
    const [found] = isId(id) ? await find(call.context.db, id) : [];
    if (!found) throw notFound(what);
    return found.documentId;
  };

/** The document of the section of a version that stands in the path. */
export const ofSection = ofThing("id", "section", (db, id) =>
  db
    .select({ documentId: documentVersion.documentId })
    .from(section)
    .innerJoin(documentVersion, eq(documentVersion.id, section.versionId))
    .where(eq(section.id, id)),
);

/** The document of the proposed change that stands in the path. */
export const ofEdit = ofThing("editId", "proposed change", (db, id) =>
  db.select({ documentId: proposedEdit.documentId }).from(proposedEdit).where(eq(proposedEdit.id, id)),
);

/** The document of the comments that stand in the path. */
export const ofThread = ofThing("threadId", "comment", (db, id) =>
  db.select({ documentId: commentThread.documentId }).from(commentThread).where(eq(commentThread.id, id)),
);

/** What stands before a call about a document: a right on it, which may follow from what is asked. */
export const documentDoor =
  (right: DocumentRight | ((call: AnyCall) => DocumentRight), documentOf: DocumentOf = ofPath): Door =>
  async (call) => {
    const account = accountOf(call.request);
    const id = await documentOf(call);
    if (id === undefined) return account;
    return enterDocument(call.context, account, id, typeof right === "string" ? right : right(call));
  };

/** Saving is writing; to have the proposal written costs a credit. */
export const rightOfSave = (call: AnyCall): DocumentRight => (bodyOf(call)["generate"] ? "run" : "write");

/** Whoever may say something says how far a section is; who does it, and until when, is said by those who write. */
export const rightOfSectionWork = (call: AnyCall): DocumentRight =>
  ["ownerId", "dueOn"].some((name) => name in bodyOf(call)) ? "write" : "comment";

/** A file may be sent before there is a document. */
export const ofUpload: DocumentOf = (call) => {
  const id = paramOf(call, "id");
  return id === "new" ? undefined : id;
};
