import { defineMock } from "../core/defineMock.ts";
import { documentListOf, sampleDraftList } from "../docs/docs.mocks.ts";

/** Mocks of drafts. */
export const draftMocks = {
  list: defineMock("listDrafts", documentListOf(sampleDraftList)),
  create: defineMock("createDraft"),
};
