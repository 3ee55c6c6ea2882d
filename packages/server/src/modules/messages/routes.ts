import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../capabilities/context.ts";
import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { idempotencyKeyOf } from "../../capabilities/http/idempotencyKey.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { answerOnce } from "../../kernel/idempotency.ts";
import { countTry, helpRequestsPerPerson, messagesPerPerson } from "../../kernel/rateLimits.ts";
import { listMessages, markMessage, readThread } from "./readMessages.ts";
import { replyToMessage, sendHelpRequest, sendMessage } from "./writeMessages.ts";

/** Handles a call by which a person writes: not without end, and once for an Idempotency-Key. */
function writing<Body, Answer extends object>(
  operation: string,
  limit: typeof messagesPerPerson,
  write: (context: Context, tx: Database, account: Account, body: Body) => Promise<Answer>,
) {
  return async (call: { context: Context; request: FastifyRequest; reply: FastifyReply; body: Body }) => {
    const { context, request, reply, body } = call;
    const account = accountOf(request);
    const { userId, teamId } = account;
    await countTry(context, limit, userId);
    const answer = await answerOnce(
      context,
      { userId, scope: `${operation} ${teamId}`, key: idempotencyKeyOf(request), body },
      () => true,
      (tx) => write(context, tx, account, body),
    );
    reply.code(201);
    return answer;
  };
}

/** Messages to and from people and the product. */
export const messageRoutes: Routes<
  "listMessages" | "sendMessage" | "replyToMessage" | "updateMessage" | "getThread" | "sendHelpRequest"
> = {
  listMessages: ({ context, request, query }) => listMessages(context.db, accountOf(request), query),

  sendMessage: writing("sendMessage", messagesPerPerson, sendMessage),

  replyToMessage: writing("replyToMessage", messagesPerPerson, replyToMessage),

  updateMessage: ({ context, request, params, body }) =>
    markMessage(context, accountOf(request), params.id, body.readAt),

  getThread: ({ context, request, params }) => readThread(context.db, accountOf(request), params.id),

  sendHelpRequest: writing("sendHelpRequest", helpRequestsPerPerson, sendHelpRequest),
};
