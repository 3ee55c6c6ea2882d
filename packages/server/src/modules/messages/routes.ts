import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { makeOnce } from "../../capabilities/http/idempotencyKey.ts";
import { helpRequestsPerPerson, messagesPerPerson } from "../../kernel/rateLimits.ts";
import { listMessages, markAllRead, markMessage, readThread } from "./readMessages.ts";
import { replyToMessage, sendHelpRequest, sendMessage } from "./writeMessages.ts";

/** Messages to and from people and the product. */
export const messageRoutes: Routes<
  | "listMessages"
  | "sendMessage"
  | "replyToMessage"
  | "markMessagesRead"
  | "updateMessage"
  | "getThread"
  | "sendHelpRequest"
> = {
  listMessages: ({ context, request, query }) => listMessages(context.db, accountOf(request), query),

  sendMessage: (call) =>
    makeOnce(call, { operation: "sendMessage", limit: messagesPerPerson }, (tx, account) =>
      sendMessage(call.context, tx, account, call.body),
    ),

  replyToMessage: (call) =>
    makeOnce(call, { operation: "replyToMessage", limit: messagesPerPerson }, (tx, account) =>
      replyToMessage(call.context, tx, account, call.body),
    ),

  markMessagesRead: ({ context, request, body }) => markAllRead(context, accountOf(request), body.until),

  updateMessage: ({ context, request, params, body }) =>
    markMessage(context, accountOf(request), params.id, body.readAt),

  getThread: ({ context, request, params }) => readThread(context.db, accountOf(request), params.id),

  sendHelpRequest: (call) =>
    makeOnce(call, { operation: "sendHelpRequest", limit: helpRequestsPerPerson }, (tx, account) =>
      sendHelpRequest(call.context, tx, account, call.body),
    ),
};
