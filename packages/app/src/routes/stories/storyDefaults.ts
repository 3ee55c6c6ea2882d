import {
  docMocks,
  draftMocks,
  helpMocks,
  meMocks,
  messageMocks,
  sampleAiMessage,
  sampleCategories,
  sampleDraft,
  sampleDraftList,
  sampleInbox,
  sampleLibrary,
  sampleProposalList,
  sampleRead,
  sampleSent,
  sampleSettings,
  sampleTeams,
  sampleTemplate,
  sampleThread,
  sampleUser,
  settingsMocks,
  taskMocks,
  teamMocks,
  templateMocks,
} from "@grantwright/api-client/mocks";
import { dismissToast } from "@grantwright/ui";

/** Handlers of an account in which everything works, for stories that change one of them. */
export const workingAccount = () => [
  meMocks.get.ok(sampleUser),
  teamMocks.list.ok(sampleTeams),
  draftMocks.list.ok(sampleDraftList),
  docMocks.list.ok(sampleProposalList),
  docMocks.detail.ok(sampleDraft),
  docMocks.save.ok(({ body }) => ({ id: body.id ?? sampleDraft.id, revision: 5 })),
  templateMocks.detail.ok(sampleTemplate),
  templateMocks.published.ok(({ query }) => sampleLibrary(query)),
  templateMocks.categories.ok(sampleCategories),
  taskMocks.active.ok({ count: 0, tasks: [] }),
  messageMocks.list.ok(({ query }) => messageLists[(query.get("listType") ?? "inbox") as keyof typeof messageLists]),
  messageMocks.thread.ok(({ params }) =>
    params.id === sampleAiMessage._id
      ? { thread: [sampleAiMessage], requestedMessageId: sampleAiMessage._id, parentMessageId: sampleAiMessage._id }
      : { ...sampleThread, requestedMessageId: params.id! },
  ),
  messageMocks.update.ok(({ params, body }) => ({
    ...(sampleInbox.messages.find(({ _id }) => _id === params.id) ?? sampleAiMessage),
    ...body,
  })),
  messageMocks.reply.ok(({ body }) => ({ ...sampleThread.thread[1]!, content: body.content })),
  helpMocks.send.ok(({ body }) => ({ ...sampleSent.messages[0]!, type: "help", ...body })),
  settingsMocks.get.ok(sampleSettings),
];

const messageLists = { inbox: sampleInbox, read: sampleRead, sent: sampleSent };

/** Forgets what earlier stories kept on this device, and takes their toast away. */
export function forgetDevice(): void {
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
}
