import { defineMock } from "../core/defineMock.ts";

/** Mocks of drafts. */
export const draftMocks = {
  list: defineMock<"listDrafts">("GET", "/a/drafts"),
  create: defineMock<"createDraft">("POST", "/a/drafts"),
};
