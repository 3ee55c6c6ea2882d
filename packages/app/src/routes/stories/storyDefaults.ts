import {
  docMocks,
  draftMocks,
  meMocks,
  sampleCards,
  sampleDraft,
  sampleDraftList,
  sampleProposalList,
  sampleTeams,
  sampleTemplate,
  sampleUser,
  taskMocks,
  teamMocks,
  templateMocks,
} from "@grantwright/api-client/mocks";

/** Handlers of an account in which everything works, for stories that change one of them. */
export const workingAccount = () => [
  meMocks.get.ok(sampleUser),
  teamMocks.list.ok(sampleTeams),
  draftMocks.list.ok(sampleDraftList),
  docMocks.list.ok(sampleProposalList),
  docMocks.detail.ok(sampleDraft),
  docMocks.save.ok(({ body }) => ({ id: body.id ?? sampleDraft.id, revision: 5 })),
  templateMocks.detail.ok(sampleTemplate),
  templateMocks.published.ok(sampleCards),
  taskMocks.active.ok({ count: 0, tasks: [] }),
];

/** Forgets what earlier stories kept on this device. */
export function forgetDevice(): void {
  localStorage.clear();
  sessionStorage.clear();
}
