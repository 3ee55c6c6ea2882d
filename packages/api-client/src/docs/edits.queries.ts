import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf, Schemas } from "../core/contract.ts";
import type { HistoryPlace } from "./docs.ts";
import { documentKeys } from "./documentKeys.ts";
import { decideEdit, listEdits, proposeEdit, removeEdit } from "./edits.ts";

/** How often a change is asked for while a writer works on it, in milliseconds. */
const writingPoll = 1_500;

/** Changes that were proposed for a text and are not all decided yet; asked for again while a writer works on one. */
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
