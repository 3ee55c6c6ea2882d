// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `messages`. */
export const messages = {
  listMessages: { method: "GET", path: "/a/messages", needsSession: true },
  sendMessage: { method: "POST", path: "/a/messages", needsSession: true, needsBody: true },
  replyToMessage: { method: "POST", path: "/a/messages/reply", needsSession: true, needsBody: true },
  markMessagesRead: { method: "POST", path: "/a/messages/read", needsSession: true, needsBody: true },
  updateMessage: { method: "PATCH", path: "/a/messages/{id}", needsSession: true, needsBody: true },
  getThread: { method: "GET", path: "/a/messages/{id}/thread", needsSession: true },
  sendHelpRequest: { method: "POST", path: "/a/help/messages", needsSession: true, needsBody: true },
} as const;
