import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import { checkDoc } from "./checks.ts";
import { documentKeys } from "./documentKeys.ts";

/**
 * What contradicts itself in a draft or a finished version, and how it stands to what the funder asks. `revision` says which texts it is of: with
 * another one it is asked for again, and what was known stays until then.
 */
export function useChecks(docId: string, revision: number | string, versionId?: string) {
  const client = useApiClient();
  return useQuery({
    queryKey: [...documentKeys.checks(client, docId), versionId ?? "draft", revision],
    queryFn: ({ signal }) => checkDoc(client, docId, { ...(versionId !== undefined && { versionId }) }, { signal }),
    placeholderData: keepPreviousData,
  });
}
