import type { FastifyRequest } from "fastify";
import type { Database } from "../../kernel/db/open.ts";
import { auditEntry } from "../../kernel/db/schema.ts";
import { isId } from "../../kernel/ids.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { networkOf } from "../session/network.ts";
import { areaOf, type AuditedCall } from "./auditedCalls.ts";

/** What is put down of an event; when it was and where from is added. */
type Event = Pick<typeof auditEntry.$inferInsert, "area" | "event" | "detail"> & {
  actorId?: string | undefined;
  teamId?: string | undefined;
};

/** The same reading is put down once in this time: an open page reads anew by itself. */
const readInterval = 15 * 60_000;

/** How many readings a process remembers at most. */
const mostReadings = 10_000;

/** Puts an event into the audit log. Rejects where the database does not take it. */
export async function record({ db, now }: Pick<Kernel, "db" | "now">, ip: string, event: Event): Promise<void> {
  await db.insert(auditEntry).values({ ...event, at: now(), network: networkOf(ip) });
}

/** Stands in place of the network where the `grantwright` command did it, at the server's machine: nobody is signed in there. */
const commandNetwork = "command";

/** Puts what the `grantwright` command did into the audit log, in the transaction that did it. */
export async function recordOfCommand(tx: Database, at: Date, event: Omit<Event, "actorId">): Promise<void> {
  await tx.insert(auditEntry).values({ ...event, at, network: commandNetwork });
}

/** The ids among what an address names: invitation codes and other secrets stand there too. */
const idsOf = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => isId(value)));

/** Of what a call says, the role that it gives, and whether models may write: words of the contract. */
const wordsOf = (body: unknown): Record<string, string> => {
  const { role, use } = (body ?? {}) as { role?: unknown; use?: unknown };
  return { ...(typeof role === "string" && { role }), ...(typeof use === "string" && { use }) };
};

/** Makes what puts the calls of this process into the audit log. It is awaited before the call is answered. */
export function createCallAudit(context: Pick<Kernel, "db" | "now">) {
  const readings = new Map<string, number>();
  const isRepeated = (key: string): boolean => {
    const now = context.now().getTime();
    const isKnown = now - (readings.get(key) ?? -Infinity) < readInterval;
    if (isKnown) return true;
    readings.delete(key);
    readings.set(key, now);
    const [oldest] = readings.size > mostReadings ? readings.keys() : [];
    if (oldest !== undefined) readings.delete(oldest);
    return false;
  };
  return async (operation: AuditedCall, request: FastifyRequest): Promise<void> => {
    const area = areaOf(operation);
    const session = request.session;
    if (!area || !session) return;
    const { teamId: inAddress, ...params } = request.params as Record<string, string>;
    const detail = { ...idsOf(params), ...wordsOf(request.body) };
    // Who they sign in as, and what admins do, is of no account.
    const teamId = area === "rights" || area === "data" ? (request.account?.teamId ?? inAddress) : undefined;
    const actorId = session.user.id;
    const isReading = operation.method === "GET" && area === "admin";
    if (isReading && isRepeated(JSON.stringify([actorId, operation.id, detail]))) return;
    await record(context, request.ip, { area, event: operation.id, actorId, teamId, detail });
  };
}
