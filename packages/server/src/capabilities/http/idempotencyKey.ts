import type { OperationId } from "@grantwright/api-client";
import type { FastifyRequest } from "fastify";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { answerOnce } from "../../kernel/idempotency.ts";
import { countTry, type RateLimit } from "../../kernel/rateLimits.ts";
import type { Context } from "../context.ts";
import { accountOf } from "./call.ts";

/** The Idempotency-Key of a creating call; its form was checked against the contract. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  return typeof key === "string" ? key : undefined;
}

/** What a creating call is. */
interface Creating<Answer> {
  operation: OperationId;
  /** The id of what it is about, where its path names something. */
  about?: string;
  /** How often a person may make it. */
  limit?: RateLimit;
  /** Whether the same call is to be answered the same again; always where it is left out. */
  isKept?: (answer: Answer) => boolean;
}

/** Does the work of a creating call: not without end, in one transaction, and once for its key and body. */
export async function makeOnce<Answer extends object>(
  { context, request, body }: { context: Context; request: FastifyRequest; body: unknown },
  { operation, about, limit, isKept = () => true }: Creating<Answer>,
  work: (tx: Database, account: Account) => Promise<Answer>,
): Promise<Answer> {
  const account = accountOf(request);
  if (limit) await countTry(context, limit, account.userId);
  const scope = [operation, account.teamId, ...(about === undefined ? [] : [about])].join(" ");
  const call = { userId: account.userId, scope, key: idempotencyKeyOf(request), body };
  return answerOnce(context, call, isKept, (tx) => work(tx, account));
}
