import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf, Schemas } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";
import { useOnce } from "../core/useOnce.ts";
import {
  answerNote,
  conflictingSection,
  deleteDoc,
  duplicateDoc,
  getAiUse,
  getDoc,
  getEvidence,
  getHistoryEntry,
  listChanges,
  listDocs,
  listEvidence,
  listHistory,
  makeAuthorshipReport,
  restoreDoc,
  reviewDoc,
  showSent,
  updateDoc,
  updateSection,
  verifyAuthorship,
  confirmSentence,
  type HistoryPlace,
  type SectionChange,
  type SentencePlace,
} from "./docs.ts";
import { documentKeys, type DocumentListPart } from "./documentKeys.ts";

/** How many passages of a file are asked for at once. */
const evidencePage = 50;

/** Query options for documents. */
export const docQueries = {
  /** Up to `limit` proposals, the last edited first unless `part` says otherwise. */
  list: (client: ApiClient, limit: number, part: DocumentListPart = {}) =>
    queryOptions({
      queryKey: [...documentKeys.proposals(client), { ...part, limit }],
      queryFn: ({ signal }) => listDocs(client, { ...part, limit }, { signal }),
    }),
  /** A document, with the sections of its default version or of the one named. */
  detail: (client: ApiClient, id: string, versionId?: string) =>
    queryOptions({
      queryKey: versionId ? [...documentKeys.detail(client, id), versionId] : documentKeys.detail(client, id),
      queryFn: ({ signal }) => getDoc(client, id, versionId, { signal }),
    }),
  /** What a version changed against the one before it. */
  changes: (client: ApiClient, id: string, versionId: string) =>
    queryOptions({
      queryKey: [...documentKeys.changes(client, id), versionId],
      queryFn: ({ signal }) => listChanges(client, id, versionId, { signal }),
    }),
  /** What was read of a document's files, and where the draft or the version named uses it. */
  evidence: (client: ApiClient, id: string, versionId?: string) =>
    queryOptions({
      queryKey: [...documentKeys.evidence(client, id), versionId ?? "draft"],
      queryFn: ({ signal }) => getEvidence(client, id, versionId, { signal }),
    }),
  /** The passages of one of them, page by page. */
  evidencePassages: (client: ApiClient, id: string, fileId: string, versionId?: string) =>
    infiniteQueryOptions({
      queryKey: [...documentKeys.evidence(client, id), versionId ?? "draft", fileId],
      queryFn: ({ signal, pageParam }) =>
        listEvidence(
          client,
          id,
          fileId,
          {
            limit: evidencePage,
            ...(versionId && { versionId }),
            ...(pageParam !== undefined && { after: pageParam }),
          },
          { signal },
        ),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ next }) => next,
    }),
};

/**
 * What was read of a document's files, and where it is used. Asked anew each time it is opened: it follows the text; see
 * useRefreshEvidence.
 */
export function useEvidence(docId: string, versionId?: string) {
  return useQuery({
    ...docQueries.evidence(useApiClient(), docId, versionId),
    refetchOnMount: "always",
    gcTime: 0,
  });
}

/** The passages of one file, page by page. Asked anew each time it is opened. */
export function useEvidencePassages(docId: string, fileId: string, versionId?: string) {
  return useInfiniteQuery({
    ...docQueries.evidencePassages(useApiClient(), docId, fileId, versionId),
    refetchOnMount: "always",
    gcTime: 0,
  });
}

/** Asks anew for what is shown of a document's files, as after a text was saved that uses them. */
export function useRefreshEvidence(docId: string) {
  const client = useApiClient();
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: documentKeys.evidence(client, docId) });
}

/** How many entries of a history are asked for at once. */
const historyPage = 50;

/** Who wrote a text, when and in which way, page by page, the newest first. Asked anew each time it is opened. */
export function useTextHistory(docId: string, place: HistoryPlace) {
  const client = useApiClient();
  return useInfiniteQuery({
    queryKey: [...documentKeys.history(client, docId), place],
    queryFn: ({ signal, pageParam }) =>
      listHistory(
        client,
        docId,
        { ...place, limit: historyPage, ...(pageParam !== undefined && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < historyPage ? undefined : page.at(-1)?.entry),
    refetchOnMount: "always",
    gcTime: 0,
  });
}

/** What one entry of a text's history changed; asked for while one is named. */
export function useHistoryEntry(docId: string, place: HistoryPlace, entry: Schemas["HistoryEntry"] | undefined) {
  const client = useApiClient();
  return useQuery({
    // An entry that is still written to has another end.
    queryKey: [...documentKeys.history(client, docId), place, entry?.entry, entry?.endedAt],
    queryFn: ({ signal }) => getHistoryEntry(client, docId, place, entry?.entry ?? 0, { signal }),
    enabled: entry !== undefined,
  });
}

/** How writers were used in a finished version. Asked anew each time it is opened: it follows the text. */
export function useAiUse(docId: string, versionId: string) {
  const client = useApiClient();
  return useQuery({
    queryKey: [...documentKeys.history(client, docId), "aiUse", versionId],
    queryFn: ({ signal }) => getAiUse(client, docId, versionId, { signal }),
    refetchOnMount: "always",
    gcTime: 0,
  });
}

/** What a task would send to the service that writes. Asked anew each time it is opened: it follows the texts. */
export function useSent(body: BodyOf<"showSent">) {
  const client = useApiClient();
  return useQuery({
    queryKey: [client.scope, "docs", "sent", body],
    queryFn: ({ signal }) => showSent(client, body, { signal }),
    refetchOnMount: "always",
    gcTime: 0,
  });
}

/**
 * Up to `limit` proposals, the last edited first, or those of a search, in another order, or of a later page: those before stay until
 * others are there.
 */
export function useDocList(limit: number, isEnabled = true, part: DocumentListPart = {}) {
  const options = docQueries.list(useApiClient(), limit, part);
  return useQuery({ ...options, enabled: isEnabled, placeholderData: (before) => before });
}

/** A document, with the sections of its default version or of the one named. */
export const useDoc = (id: string, versionId?: string) => useQuery(docQueries.detail(useApiClient(), id, versionId));

/** How often a document is asked for while a version of it is being written, in milliseconds. */
const writingPoll = 2_000;

/** The same, asked for every 2 seconds while a version is being written, so that its sections can be read as they come. */
export const useWrittenDoc = (id: string, versionId?: string) =>
  useQuery({
    ...docQueries.detail(useApiClient(), id, versionId),
    refetchInterval: ({ state }) => (state.data?.sectionsInProgress ? writingPoll : false),
  });

/** What a version changed against the one before it; asked for while `isEnabled`. */
export const useChanges = (id: string, versionId: string, isEnabled: boolean) =>
  useQuery({ ...docQueries.changes(useApiClient(), id, versionId), enabled: isEnabled });

/** Refreshes what is known of one document, and both lists. */
export function useRefreshDoc() {
  const client = useApiClient();
  const cache = useQueryClient();
  return (id: string) =>
    Promise.all([
      cache.invalidateQueries({ queryKey: documentKeys.detail(client, id) }),
      cache.invalidateQueries({ queryKey: documentKeys.changes(client, id) }),
      cache.invalidateQueries({ queryKey: documentKeys.proposals(client) }),
      cache.invalidateQueries({ queryKey: documentKeys.drafts(client) }),
    ]);
}

/**
 * Changes the text of one section of a version, then refreshes the document. A text that the server has already is as good as
 * saved: only the answer to an earlier try was lost. A section that was changed meanwhile (412) takes its place in the cache.
 */
export function useUpdateSection(docId: string) {
  const client = useApiClient();
  const keep = useKeepSection(docId);
  const refresh = useRefreshDoc();
  return useMutation({
    mutationFn: async (change: SectionChange) => {
      try {
        return await updateSection(client, change);
      } catch (error) {
        const now = conflictingSection(error);
        if (now?.text === change.userValue) return now;
        if (now) keep(now);
        throw error;
      }
    },
    onSuccess: (section) => {
      keep(section);
      return refresh(docId);
    },
  });
}

/** Puts a section in the place of what the cache has of it. */
function useKeepSection(docId: string) {
  const client = useApiClient();
  const cache = useQueryClient();
  return (now: Schemas["Section"]) =>
    cache.setQueriesData<Schemas["Document"]>(
      { queryKey: documentKeys.detail(client, docId) },
      (doc) => doc && { ...doc, sections: doc.sections.map((section) => (section.id === now.id ? now : section)) },
    );
}

/**
 * Says that a sentence of a section is right, then refreshes the document. A section that was changed meanwhile (412) takes its
 * place in the cache.
 */
export function useConfirmSentence(docId: string) {
  const client = useApiClient();
  const keep = useKeepSection(docId);
  const refresh = useRefreshDoc();
  return useMutation({
    mutationFn: (place: SentencePlace) => confirmSentence(client, place),
    onSuccess: (section) => {
      keep(section);
      return refresh(docId);
    },
    onError: (error) => {
      const now = conflictingSection(error);
      if (now) keep(now);
    },
  });
}

/** Saves the ticked checklist items at once in the cache; a failure takes the change back. */
export function useCheckDocuments(docId: string) {
  const client = useApiClient();
  const cache = useQueryClient();
  const key = documentKeys.detail(client, docId);
  return useMutation({
    mutationFn: (checkedDocuments: string[]) => updateDoc(client, docId, { checkedDocuments }),
    onMutate: async (checkedDocuments) => {
      await cache.cancelQueries({ queryKey: key });
      const before = cache.getQueriesData<Schemas["Document"]>({ queryKey: key });
      cache.setQueriesData<Schemas["Document"]>({ queryKey: key }, (doc) => doc && { ...doc, checkedDocuments });
      return { before };
    },
    onError: (_error, _ids, context) => {
      for (const [queryKey, data] of context?.before ?? []) cache.setQueryData(queryKey, data);
    },
  });
}

/** Keeps the day on which a document was sent, at once in the cache; null where it was not sent. A failure takes the change back. */
export function useMarkSent(docId: string) {
  const client = useApiClient();
  const cache = useQueryClient();
  const key = documentKeys.detail(client, docId);
  const refresh = useRefreshDoc();
  return useMutation({
    mutationFn: (sentOn: string | null) => updateDoc(client, docId, { sentOn }),
    onMutate: async (sentOn) => {
      await cache.cancelQueries({ queryKey: key });
      const before = cache.getQueriesData<Schemas["Document"]>({ queryKey: key });
      cache.setQueriesData<Schemas["Document"]>({ queryKey: key }, (doc) => {
        if (!doc) return doc;
        const { sentOn: _before, ...rest } = doc;
        return sentOn === null ? rest : { ...rest, sentOn };
      });
      return { before };
    },
    onError: (_error, _day, context) => {
      for (const [queryKey, data] of context?.before ?? []) cache.setQueryData(queryKey, data);
    },
    onSuccess: () => refresh(docId),
  });
}

/** An answer to a note of the assessment; null takes it back. */
export interface NoteAnswered extends BodyOf<"answerNote"> {
  noteId: string;
}

/** Keeps the answer to a note of the assessment, at once in the cache. A failure takes the change back. */
export function useAnswerNote(docId: string) {
  const client = useApiClient();
  const cache = useQueryClient();
  const key = documentKeys.detail(client, docId);
  const withReview = (change: (review: Schemas["Review"]) => Schemas["Review"]) =>
    cache.setQueriesData<Schemas["Document"]>(
      { queryKey: key },
      (doc) => doc && { ...doc, review: doc.review && change(doc.review) },
    );
  return useMutation({
    mutationFn: ({ noteId, answer }: NoteAnswered) => answerNote(client, { id: docId, noteId }, { answer }),
    onMutate: async ({ noteId, answer }) => {
      await cache.cancelQueries({ queryKey: key });
      const before = cache.getQueriesData<Schemas["Document"]>({ queryKey: key });
      withReview((review) => ({
        ...review,
        suggestions: review.suggestions.map(({ answer: kept, ...note }) => {
          const next = note.id === noteId ? (answer ?? undefined) : kept;
          return next === undefined ? note : { ...note, answer: next };
        }),
      }));
      return { before };
    },
    onError: (_error, _answer, context) => {
      for (const [queryKey, data] of context?.before ?? []) cache.setQueryData(queryKey, data);
    },
    onSuccess: (review) => {
      withReview(() => review);
      // What two passages say against each other stands among the checks as long as it is not answered.
      void cache.invalidateQueries({ queryKey: documentKeys.checks(client, docId) });
    },
  });
}

/** Deletes a document. */
export function useDeleteDoc() {
  const client = useApiClient();
  const refresh = useRefreshDoc();
  return useMutation({ mutationFn: (id: string) => deleteDoc(client, id), onSuccess: (_none, id) => refresh(id) });
}

/** Brings a deleted document back. */
export function useRestoreDoc() {
  const client = useApiClient();
  const refresh = useRefreshDoc();
  return useMutation({ mutationFn: (id: string) => restoreDoc(client, id), onSuccess: (_doc, id) => refresh(id) });
}

/** Makes a draft with the same inputs. */
export function useDuplicateDoc() {
  const client = useApiClient();
  const refresh = useRefreshDoc();
  const once = useOnce();
  return useMutation({
    mutationFn: (id: string) => once(id, (idempotencyKey) => duplicateDoc(client, id, { idempotencyKey })),
    onSuccess: (_new, id) => refresh(id),
  });
}

/** Makes a signed report of one's own part in a finished version. */
export function useMakeAuthorshipReport(docId: string, versionId: string) {
  const client = useApiClient();
  return useMutation({ mutationFn: () => makeAuthorshipReport(client, docId, versionId) });
}

/** Asks whether an authorship report was made here, and nobody changed it since. */
export function useVerifyAuthorship() {
  const client = useApiClient();
  return useMutation({ mutationFn: (report: string) => verifyAuthorship(client, report) });
}

/** Starts the assessment of a document's inputs. */
export function useReviewDoc() {
  const client = useApiClient();
  const once = useOnce();
  return useMutation({
    mutationFn: (id: string) => once(id, (idempotencyKey) => reviewDoc(client, id, { idempotencyKey })),
  });
}
