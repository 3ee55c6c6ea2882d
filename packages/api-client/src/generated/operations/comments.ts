// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `comments`. */
export const comments = {
  listComments: { method: "GET", path: "/a/docs/{id}/comments", needsSession: true },
  addComment: { method: "POST", path: "/a/docs/{id}/comments", needsSession: true, needsBody: true },
  listDocPeople: { method: "GET", path: "/a/docs/{id}/people", needsSession: true },
  getCommentThread: { method: "GET", path: "/a/comments/{threadId}", needsSession: true },
  answerComment: { method: "POST", path: "/a/comments/{threadId}", needsSession: true, needsBody: true },
  resolveComment: { method: "PATCH", path: "/a/comments/{threadId}", needsSession: true, needsBody: true },
  changeComment: { method: "PATCH", path: "/a/comments/{threadId}/{commentId}", needsSession: true, needsBody: true },
  removeComment: { method: "DELETE", path: "/a/comments/{threadId}/{commentId}", needsSession: true },
} as const;
