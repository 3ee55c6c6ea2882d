import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf, Schemas } from "../core/contract.ts";
import type { HistoryPlace } from "./docs.ts";
import { documentKeys } from "./documentKeys.ts";
import type { CreatingOptions } from "../core/idempotency.ts";
import { decideEdit, listEdits, listSuggestions, proposeEdit, removeEdit, suggestEdit } from "./edits.ts";

/** How often a change is asked for while a writer works on it, in milliseconds. */
const writingPoll = 1_500;

/** Changes that writers proposed for a text and that are not all decided yet; asked for again while a writer works on one. */
export function useEdits(docId: string, place: HistoryPlace) {
  const client = useApiClient();
  return useQuery({
    queryKey: [...documentKeys.edits(client, docId), place],
    queryFn: ({ signal }) => listEdits(client, docId, place, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((edit) => edit.state === "writing") ? writingPoll : false),
    refetchOnMount: "always",
    gcTime: 0,
  });
}

/** Puts what is known of the changes to one text in the place of what the cache has. */
function useKeepEdits(docId: string, place: HistoryPlace) {
  const client = useApiClient();
  const cache = useQueryClient();
  return (edits: Schemas["ProposedEdit"][]) => {
    const queryKey = [...documentKeys.edits(client, docId), place];
    // What is on its way would bring back what was before.
    void cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, edits);
  };
}

/** Asks the writer for changes to a text; what comes is shown at once. */
export function useProposeEdit(docId: string, place: HistoryPlace) {
  const client = useApiClient();
  const keep = useKeepEdits(docId, place);
  return useMutation({
    mutationFn: (body: Omit<BodyOf<"proposeEdit">, "fieldId" | "sectionId">) =>
      proposeEdit(client, docId, { ...body, ...place }),
    onSuccess: (edit) => keep([edit]),
  });
}

/** Says which pieces of a change a person accepted or refused. */
export function useDecideEdit(docId: string, place: HistoryPlace) {
  const client = useApiClient();
  const keep = useKeepEdits(docId, place);
  return useMutation({
    mutationFn: ({ id, pieces }: { id: string; pieces: BodyOf<"decideEdit">["pieces"] }) =>
      decideEdit(client, id, pieces),
    onSuccess: (edit) => keep(edit.state === "open" ? [edit] : []),
  });
}

/** Takes a proposed change away. */
export function useRemoveEdit(docId: string, place: HistoryPlace) {
  const client = useApiClient();
  const keep = useKeepEdits(docId, place);
  return useMutation({
    mutationFn: (id: string) => removeEdit(client, id),
    onSuccess: () => keep([]),
  });
}

/** How many changes a page of `listSuggestions` has. */
const suggestionsPage = 100;

/** Changes that people propose for the form of a document, or for a version, and that are not decided yet. Asked for only while `isEnabled`. */
export function useSuggestions(docId: string, versionId: string | undefined, isEnabled = true) {
  const client = useApiClient();
  return useInfiniteQuery({
    queryKey: [...documentKeys.said(client, docId), "suggestions", versionId],
    queryFn: ({ signal, pageParam }) =>
      listSuggestions(
        client,
        docId,
        { ...(versionId !== undefined && { versionId }), ...(pageParam !== undefined && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length === suggestionsPage ? last.at(-1)?.id : undefined),
    enabled: isEnabled,
  });
}

/** The newest page of what people propose for the texts of a document. Asked for only while `isEnabled`. */
export function useNewestSuggestions(docId: string, versionId: string | undefined, isEnabled = true) {
  const client = useApiClient();
  return useQuery({
    queryKey: [...documentKeys.said(client, docId), "suggestions", "newest", versionId],
    queryFn: ({ signal }) => listSuggestions(client, docId, versionId === undefined ? {} : { versionId }, { signal }),
    enabled: isEnabled,
  });
}

/** Asks anew for what people propose for a document, and for how much it is. */
function useAskSuggestionsAnew(docId: string) {
  const client = useApiClient();
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: documentKeys.said(client, docId) });
}

/** Proposes other words for a part of a text of a document. */
export function useSuggestEdit(docId: string) {
  const client = useApiClient();
  const askAnew = useAskSuggestionsAnew(docId);
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: BodyOf<"suggestEdit"> & CreatingOptions) =>
      suggestEdit(client, docId, body, { idempotencyKey }),
    onSuccess: askAnew,
  });
}

/** Says which pieces of what somebody proposes were accepted or refused. */
export function useDecideSuggestion(docId: string) {
  const client = useApiClient();
  const askAnew = useAskSuggestionsAnew(docId);
  return useMutation({
    mutationFn: ({ id, pieces }: { id: string; pieces: BodyOf<"decideEdit">["pieces"] }) =>
      decideEdit(client, id, pieces),
    onSuccess: askAnew,
  });
}

/** Withdraws what one has proposed. */
export function useWithdrawSuggestion(docId: string) {
  const client = useApiClient();
  const askAnew = useAskSuggestionsAnew(docId);
  return useMutation({ mutationFn: (id: string) => removeEdit(client, id), onSuccess: askAnew });
}
