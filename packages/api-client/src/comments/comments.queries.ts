import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf, QueryOf, Schemas } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";
import type { CreatingOptions } from "../core/idempotency.ts";
import { documentKeys } from "../docs/documentKeys.ts";
import {
  addComment,
  answerComment,
  changeComment,
  getCommentThread,
  listComments,
  listDocPeople,
  removeComment,
  resolveComment,
} from "./comments.ts";

/** Cache keys of what people say; each starts with the client's scope. */
export const commentKeys = {
  /** Everything that is said about one document, and proposed for its texts. */
  of: (client: ApiClient, docId: string) => documentKeys.said(client, docId),
};

/** Which comments of a document are asked for. */
export type CommentsPart = Omit<QueryOf<"listComments">, "before">;

/** What is said about the texts of a document, the newest thread first, 100 a page. Asked for only while `isEnabled`. */
export function useComments(docId: string, part: CommentsPart = {}, isEnabled = true) {
  const client = useApiClient();
  return useInfiniteQuery({
    queryKey: [...commentKeys.of(client, docId), "list", part],
    queryFn: ({ signal, pageParam }) =>
      listComments(client, docId, { ...part, ...(pageParam !== undefined && { before: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ threads, hasMore }) => (hasMore ? threads.at(-1)?.id : undefined),
    enabled: isEnabled,
  });
}

/** The newest page of what is said about the texts of a document, and how much there is. Asked for only while `isEnabled`. */
export function useNewestComments(docId: string, part: CommentsPart = {}, isEnabled = true) {
  const client = useApiClient();
  return useQuery({
    queryKey: [...commentKeys.of(client, docId), "newest", part],
    queryFn: ({ signal }) => listComments(client, docId, part, { signal }),
    enabled: isEnabled,
  });
}

/** A thread with all its comments. Asked for only while `isEnabled`. */
export function useCommentThread(docId: string, threadId: string, isEnabled = true) {
  const client = useApiClient();
  return useQuery({
    queryKey: [...commentKeys.of(client, docId), "thread", threadId],
    queryFn: ({ signal }) => getCommentThread(client, threadId, { signal }),
    enabled: isEnabled,
  });
}

/** Who can be mentioned about a document, by what a word of their name begins with. Asked for only while `isEnabled`. */
export function useDocPeople(docId: string, begins: string, isEnabled = true) {
  const client = useApiClient();
  return useQuery({
    queryKey: [client.scope, "docs", "people", docId, begins],
    queryFn: ({ signal }) => listDocPeople(client, docId, begins, { signal }),
    enabled: isEnabled,
  });
}

/** Asks anew for everything that is said about a document. */
function useAskAnew(docId: string) {
  const client = useApiClient();
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: commentKeys.of(client, docId) });
}

/** Begins a thread; the list is asked for anew. */
export function useAddComment(docId: string) {
  const client = useApiClient();
  const askAnew = useAskAnew(docId);
  return useMutation({
    mutationFn: ({
      idempotencyKey,
      ...body
    }: BodyOf<"addComment"> & CreatingOptions): Promise<Schemas["CommentThread"]> =>
      addComment(client, docId, body, { idempotencyKey }),
    onSuccess: askAnew,
  });
}

/** Answers in a thread of a document. */
export function useAnswerComment(docId: string) {
  const client = useApiClient();
  const askAnew = useAskAnew(docId);
  return useMutation({
    mutationFn: ({
      threadId,
      idempotencyKey,
      ...body
    }: BodyOf<"answerComment"> & CreatingOptions & { threadId: string }) =>
      answerComment(client, threadId, body, { idempotencyKey }),
    onSuccess: askAnew,
  });
}

/** Resolves a thread of a document, or opens it again. */
export function useResolveComment(docId: string) {
  const client = useApiClient();
  const askAnew = useAskAnew(docId);
  return useMutation({
    mutationFn: ({ threadId, resolved }: { threadId: string; resolved: boolean }) =>
      resolveComment(client, threadId, resolved),
    onSuccess: askAnew,
  });
}

/** Changes what one has said about a document. */
export function useChangeComment(docId: string) {
  const client = useApiClient();
  const askAnew = useAskAnew(docId);
  return useMutation({
    mutationFn: ({ threadId, commentId, ...body }: BodyOf<"changeComment"> & { threadId: string; commentId: string }) =>
      changeComment(client, threadId, commentId, body),
    onSuccess: askAnew,
  });
}

/** Takes back what one has said about a document. */
export function useRemoveComment(docId: string) {
  const client = useApiClient();
  const askAnew = useAskAnew(docId);
  return useMutation({
    mutationFn: ({ threadId, commentId }: { threadId: string; commentId: string }) =>
      removeComment(client, threadId, commentId),
    onSuccess: askAnew,
  });
}
