import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createApiClient } from "../core/createApiClient.ts";
import { sampleDocId, sampleDraft, sampleDraftList } from "../docs/docs.mocks.ts";
import { docQueries } from "../docs/docs.queries.ts";
import { draftMutations } from "./draftMutations.ts";
import { draftQueries } from "./drafts.queries.ts";

it("has the document and every list of drafts asked for anew once an outline is begun [2.7-create-draft-refresh]", async () => {
  const client = createApiClient({ fetch: async () => Response.json({ taskId: sampleDocId, id: sampleDocId }) });
  const cache = new QueryClient();
  const detail = docQueries.detail(client, sampleDocId).queryKey;
  const lists = [100, 101].map((limit) => draftQueries.list(client, limit).queryKey);
  lists.push(draftQueries.list(client, 101, { search: "garden", sort: "deadline" }).queryKey);
  const proposals = docQueries.list(client, 200).queryKey;
  cache.setQueryData(detail, sampleDraft);
  for (const key of lists) cache.setQueryData(key, sampleDraftList);
  cache.setQueryData(proposals, sampleDraftList);

  const observer = new MutationObserver(cache, draftMutations.create(client, cache));
  await observer.mutate({ text: "A food garden on county land.", type: "grant", idempotencyKey: "once-and-no-more" });

  for (const key of [detail, ...lists]) expect(cache.getQueryState(key)?.isInvalidated).toBe(true);
  expect(cache.getQueryState(proposals)?.isInvalidated).toBe(false);
});
