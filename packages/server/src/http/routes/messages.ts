import type { FastifyReply, FastifyRequest } from "fastify";
import { countTry, helpRequestsPerPerson, messagesPerPerson } from "../../auth/rateLimits.ts";
import type { Account, Context } from "../../context.ts";
import type { Database } from "../../db/open.ts";
import { answerOnce } from "../../db/idempotency.ts";
import { listMessages, markMessage, readThread } from "../../messages/readMessages.ts";
import { replyToMessage, sendHelpRequest, sendMessage } from "../../messages/writeMessages.ts";
import { accountOf, type Routes } from "../call.ts";
import { idempotencyKeyOf } from "../idempotencyKey.ts";

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
