import { accountOf, type AllDoors, type Routes } from "../../capabilities/http/call.ts";
import { commentsPerPerson, countTry } from "../../kernel/rateLimits.ts";
import { documentDoor, ofThread } from "../docs/index.ts";
import { listComments, readThread } from "./listComments.ts";
import { listPeople } from "./mentions.ts";
import { addComment, answerComment, changeComment, removeComment, resolveComment } from "./writeComment.ts";

/** What people say to each other about a text. */
export const commentRoutes: Routes<
  | "listComments"
  | "addComment"
  | "listDocPeople"
  | "getCommentThread"
  | "answerComment"
  | "resolveComment"
  | "changeComment"
  | "removeComment"
> = {
  listComments: ({ context, request, params, query }) => listComments(context.db, accountOf(request), params.id, query),

  async addComment({ context, request, params, body }) {
    const account = accountOf(request);
    await countTry(context, commentsPerPerson, account.userId);
    return addComment(context, account, params.id, body);
  },

  listDocPeople: ({ context, request, params, query }) => listPeople(context, accountOf(request), params.id, query?.q),

  getCommentThread: ({ context, request, params }) => readThread(context.db, accountOf(request), params.threadId),

  async answerComment({ context, request, params, body }) {
    const account = accountOf(request);
    await countTry(context, commentsPerPerson, account.userId);
    return answerComment(context, account, params.threadId, body);
  },

  resolveComment: ({ context, request, params, body }) =>
    resolveComment(context, accountOf(request), params.threadId, body.resolved),

  async changeComment({ context, request, params, body }) {
    const account = accountOf(request);
    await countTry(context, commentsPerPerson, account.userId);
    return changeComment(context, account, params.threadId, params.commentId, body);
  },

  async removeComment({ context, request, params }) {
    await removeComment(context, accountOf(request), params.threadId, params.commentId);
  },
};

/** What stands before them. */
export const commentDoors: AllDoors = {
  listComments: documentDoor("comment"),
  getCommentThread: documentDoor("comment", ofThread),
  addComment: documentDoor("comment"),
  listDocPeople: documentDoor("comment"),
  answerComment: documentDoor("comment", ofThread),
  resolveComment: documentDoor("comment", ofThread),
  changeComment: documentDoor("comment", ofThread),
  removeComment: documentDoor("comment", ofThread),
};
