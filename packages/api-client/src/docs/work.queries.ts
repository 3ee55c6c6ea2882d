import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf, Schemas } from "../core/contract.ts";
import { documentKeys } from "./documentKeys.ts";
import { listSectionWork, updateSectionWork } from "./work.ts";

/** Who does which section of a document, until when, and how far each is. Asked for only while `isEnabled`. */
export function useSectionWork(docId: string, isEnabled = true) {
  const client = useApiClient();
  return useQuery({
    queryKey: [...documentKeys.said(client, docId), "work"],
    queryFn: ({ signal }) => listSectionWork(client, docId, { signal }),
    enabled: isEnabled,
  });
}

/** Changes who does a section of a document, until when, or how far it is; it is in the cache as it is then. */
export function useUpdateSectionWork(docId: string) {
  const client = useApiClient();
  const cache = useQueryClient();
  const queryKey = [...documentKeys.said(client, docId), "work"];
  return useMutation({
    mutationFn: ({ fieldId, ...body }: BodyOf<"updateSectionWork"> & { fieldId: string }) =>
      updateSectionWork(client, docId, fieldId, body),
    onSuccess: (changed) => {
      cache.setQueryData<Schemas["SectionWork"][]>(queryKey, (before = []) => [
        ...before.filter(({ fieldId }) => fieldId !== changed.fieldId),
        changed,
      ]);
      return cache.invalidateQueries({ queryKey });
    },
    // It may have been changed by somebody else: what stands there is to be seen.
    onError: () => cache.invalidateQueries({ queryKey }),
  });
}
