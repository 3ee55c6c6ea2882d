import { defineMock } from "../core/defineMock.ts";
import { sampleDraftList } from "../docs/docs.mocks.ts";

/** Mocks of drafts. */
export const draftMocks = {
  list: defineMock("listDrafts", sampleDraftList),
  create: defineMock("createDraft"),
};
