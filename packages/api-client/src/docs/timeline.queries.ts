import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { QueryOf } from "../core/contract.ts";
import { documentKeys } from "./documentKeys.ts";
import { compareWithNow, listTimeline } from "./timeline.ts";

/** Whose moments of which texts are asked for. */
export type TimelinePart = Pick<QueryOf<"listTimeline">, "versionId" | "by">;

/** Who wrote in which text of a document, page by page, the newest first. Asked anew each time it is opened. */
export function useTimeline(docId: string, part: TimelinePart) {
  const client = useApiClient();
  return useInfiniteQuery({
    queryKey: [...documentKeys.history(client, docId), "timeline", part],
    queryFn: ({ signal, pageParam }) =>
      listTimeline(client, docId, { ...part, ...(pageParam !== undefined && { before: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: "always",
    gcTime: 0,
  });
}

/** The texts of a document as they were at a moment, beside what they are now; asked for while a moment is named. */
export function useCompareWithNow(docId: string, versionId: string | undefined, at: string | undefined) {
  const client = useApiClient();
  return useQuery({
    queryKey: [...documentKeys.history(client, docId), "compare", versionId, at],
    queryFn: ({ signal }) =>
      compareWithNow(client, docId, { at: at ?? "", ...(versionId !== undefined && { versionId }) }, { signal }),
    enabled: at !== undefined,
    refetchOnMount: "always",
    gcTime: 0,
  });
}
