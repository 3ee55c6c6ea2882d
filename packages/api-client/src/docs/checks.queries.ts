import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "../core/contract.ts";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import { checkDoc } from "./checks.ts";
import { updateDoc } from "./docs.ts";
import { documentKeys } from "./documentKeys.ts";

/**
 * What contradicts itself in a draft or a finished version, and how it stands to what the funder asks. `revision` says which texts it is of: with
 * another one it is asked for again, and what was known stays until then. Without a `docId` nothing is asked.
 */
export function useChecks(docId: string | undefined, revision: number | string, versionId?: string) {
  const client = useApiClient();
  return useQuery({
    queryKey: [...documentKeys.checks(client, docId ?? ""), versionId ?? "draft", revision],
    queryFn:
      docId === undefined
        ? skipToken
        : ({ signal }) => checkDoc(client, docId, { ...(versionId !== undefined && { versionId }) }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Has a document looked through again whose texts are as they were: a model has named what cannot both be true in them. */
export function useRefreshChecks() {
  const client = useApiClient();
  const cache = useQueryClient();
  return (docId: string) => cache.invalidateQueries({ queryKey: documentKeys.checks(client, docId) });
}

/** Says of a doubt that what it is about stays where it stands: at once in the cache, and taken back where that cannot be saved. */
export function useSettleDoubt(docId: string) {
  const client = useApiClient();
  const cache = useQueryClient();
  const queryKey = documentKeys.checks(client, docId);
  return useMutation({
    mutationFn: (doubtId: string) => updateDoc(client, docId, { settledDoubts: [doubtId] }),
    onMutate: async (doubtId) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueriesData<Schemas["DocumentChecks"]>({ queryKey });
      cache.setQueriesData<Schemas["DocumentChecks"]>(
        { queryKey },
        (checks) => checks && { ...checks, doubts: checks.doubts.filter(({ id }) => id !== doubtId) },
      );
      return { before };
    },
    onError: (_error, _doubtId, context) => {
      for (const [key, data] of context?.before ?? []) cache.setQueryData(key, data);
    },
  });
}
