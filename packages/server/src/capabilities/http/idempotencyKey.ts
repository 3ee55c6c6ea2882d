import type { FastifyRequest } from "fastify";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { answerOnce } from "../../kernel/idempotency.ts";
import type { Context } from "../context.ts";
import { accountOf } from "./call.ts";

/** The Idempotency-Key of a creating call; its form was checked against the contract. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  return typeof key === "string" ? key : undefined;
}

/** Does the work of a creating call that has no body, in one transaction and once for its key. `id`: what the call is about. */
export function makeOnce<Answer extends object>(
  { context, request }: { context: Context; request: FastifyRequest },
  operation: string,
  id: string,
  work: (context: Context, tx: Database, account: Account, id: string) => Promise<Answer>,
): Promise<Answer> {
  const account = accountOf(request);
  const scope = `${operation} ${account.teamId} ${id}`;
  const call = { userId: account.userId, scope, key: idempotencyKeyOf(request), body: undefined };
  return answerOnce(
    context,
    call,
    () => true,
    (tx) => work(context, tx, account, id),
  );
}
