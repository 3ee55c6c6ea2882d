import { z } from "zod";

/** The channel of the database on which what happens is told. The triggers of the migrations speak on it, too. */
export const liveChannel = "live";

const id = z.string();

/**
 * What the processes of a server tell each other through the database. Ids, and of people the names that colleagues see: what was
 * changed is read by who may.
 */
const noticeSchema = z.discriminatedUnion("kind", [
  /** Something of a document is other now: its inputs alone, which are at `revision`, or also what else there is of it. `gone`: it was deleted. */
  z.object({ kind: z.literal("document"), document: id, revision: z.number().nullable(), gone: z.boolean() }),
  /** Something was said about a document, or taken back. */
  z.object({ kind: z.literal("comments"), document: id }),
  /** A task has begun or come to its end. */
  z.object({ kind: z.literal("task"), task: id, person: id, document: id.nullable() }),
  z.object({ kind: z.literal("sessionEnded"), session: z.string() }),
  z.object({ kind: z.literal("memberGone"), team: id, person: id }),
  z.object({ kind: z.literal("teamGone"), team: id }),
  /** What a person may do with a document is another, or nothing any more. */
  z.object({ kind: z.literal("rightsChanged"), document: id, person: id }),
  /** A tab has a document open, or (`isLeaving`) no longer. */
  z.object({
    kind: z.literal("here"),
    document: id,
    team: id,
    tab: z.string(),
    /** The hash of the session's secret. */
    session: z.string(),
    person: id,
    name: z.string(),
    /** Where the person writes. */
    section: z.string().nullable(),
    isLeaving: z.boolean(),
  }),
]);

export type Notice = z.output<typeof noticeSchema>;

/** That a tab has a document open. */
export type HereNotice = Extract<Notice, { kind: "here" }>;

/** What was told; undefined where it is nothing that this version knows, as while another version runs beside it. */
export function parseNotice(payload: string): Notice | undefined {
  try {
    return noticeSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
