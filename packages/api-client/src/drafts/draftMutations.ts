import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { BodyOf } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";
import { documentKeys } from "../docs/documentKeys.ts";
import { createDraft } from "./drafts.ts";

/** Mutation options for drafts. */
export const draftMutations = {
  /** Makes an outline from a description, then has the document and the lists of drafts asked for anew. */
  create: (client: ApiClient, cache: QueryClient) =>
    mutationOptions({
      mutationFn: ({ idempotencyKey, ...body }: BodyOf<"createDraft"> & { idempotencyKey: string }) =>
        createDraft(client, body, { idempotencyKey }),
      onSuccess: ({ id }) => {
        void cache.invalidateQueries({ queryKey: documentKeys.drafts(client) });
        if (id) void cache.invalidateQueries({ queryKey: documentKeys.detail(client, id) });
      },
    }),
};
