import { countTry, helpRequestsPerPerson, messagesPerPerson } from "../../auth/rateLimits.ts";
import { answerOnce } from "../../docs/idempotency.ts";
import { listMessages, markMessage, readThread } from "../../messages/readMessages.ts";
import { replyToMessage, sendHelpRequest, sendMessage } from "../../messages/writeMessages.ts";
import { accountOf, type Routes } from "../call.ts";
import { idempotencyKeyOf } from "../idempotencyKey.ts";

/** Messages to and from people and the product. */
export const messageRoutes: Routes<
  "listMessages" | "sendMessage" | "replyToMessage" | "updateMessage" | "getThread" | "sendHelpRequest"
> = {
  listMessages: ({ context, request, query }) => listMessages(context.db, accountOf(request), query),

  async sendMessage({ context, request, reply, body }) {
    const account = accountOf(request);
    await countTry(context, messagesPerPerson, account.userId);
    const { userId, teamId } = account;
    const call = { userId, scope: `sendMessage ${teamId}`, key: idempotencyKeyOf(request), body };
    const sent = await answerOnce(
      context,
      call,
      () => true,
      (tx) => sendMessage(context, tx, account, body),
    );
    reply.code(201);
    return sent;
  },

  async replyToMessage({ context, request, reply, body }) {
    const account = accountOf(request);
    await countTry(context, messagesPerPerson, account.userId);
    const sent = await context.db.transaction((tx) => replyToMessage(context, tx, account, body));
    reply.code(201);
    return sent;
  },

  updateMessage: ({ context, request, params, body }) =>
    markMessage(context, accountOf(request), params.id, body.readAt),

  getThread: ({ context, request, params }) => readThread(context.db, accountOf(request), params.id),

  async sendHelpRequest({ context, request, reply, body }) {
    const account = accountOf(request);
    await countTry(context, helpRequestsPerPerson, account.userId);
    const sent = await context.db.transaction((tx) => sendHelpRequest(context, tx, account, body));
    reply.code(201);
    return sent;
  },
};
