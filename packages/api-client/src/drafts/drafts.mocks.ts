import { defineMock } from "../core/defineMock.ts";

/** Mocks of drafts. */
export const draftMocks = {
  list: defineMock("listDrafts"),
  create: defineMock("createDraft"),
};
