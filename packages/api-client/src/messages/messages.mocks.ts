import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";

type Message = Schemas["Message"];

/** The id of the message that the sample thread is asked for by: the newest reply. */
export const sampleMessageId = "66f0aa10bb20cc30dd40eea3";
/** The first message of the sample thread. */
export const sampleParentId = "66f0aa10bb20cc30dd40eea1";

const ines = { name: "Ines Okafor", userId: "66f0aa10bb20cc30dd40ee51" };
const tomas = { name: "Tomas Reyhl", userId: "66f0aa10bb20cc30dd40ee52" };
const mira = { name: "Mira Partridge", userId: "66f0aa10bb20cc30dd40ee53" };
const jonah = { name: "Jonah Lindqvist", userId: "66f0aa10bb20cc30dd40ee54" };
const toInes = [{ name: ines.name }];

const message = (part: Partial<Message> & Pick<Message, "_id" | "subject" | "createdAt">): Message => ({
  type: "user",
  priority: "low",
  content: "<p>All six neighbours have said yes.</p>",
  readAt: null,
  fromUser: tomas,
  recipients: toInes,
  metadata: {},
  parentMessageId: null,
  ...part,
});

const siteAgreements = "Site agreements for parcels 7 to 12";

/** Three messages about site agreements; the last was asked for and is unread. */
export const sampleThread: Schemas["Thread"] = {
  requestedMessageId: sampleMessageId,
  parentMessageId: sampleParentId,
  thread: [
    message({
      _id: sampleParentId,
      subject: siteAgreements,
      content:
        "<p>All six neighbours have said yes to the tanks. Four have signed; I have the other two on Monday evening. The county’s standard licence runs three years, and I have asked for ten, with a break at five. Their solicitor did not laugh, which I take as progress.</p><p>Could Methods say “under a written agreement” rather than “with permission”? It is true now, and it reads better.</p>",
      createdAt: "2026-11-20T17:20:00.000Z",
      readAt: "2026-11-20T18:02:00.000Z",
      recipients: [{ name: ines.name }, { name: mira.name }],
      metadata: { document: "Twelve food gardens for Alder County", parcels: [7, 8, 9, 10, 11, 12] },
    }),
    message({
      _id: "66f0aa10bb20cc30dd40eea2",
      subject: siteAgreements,
      content:
        "<p>Changed in the draft. If the break is at five years we should say so under Sustainability: the fund asks about it by name.</p>",
      createdAt: "2026-11-21T08:05:00.000Z",
      readAt: "2026-11-21T08:31:00.000Z",
      fromUser: mira,
      recipients: [{ name: tomas.name }],
      parentMessageId: sampleParentId,
    }),
    message({
      _id: sampleMessageId,
      subject: siteAgreements,
      content:
        "<p>Agreed. Parcel 9 has a drain across it that is on no map, so I have moved the fence line two metres and redrawn the sheet. New drawing attached to the draft.</p>",
      createdAt: "2026-11-21T09:42:00.000Z",
      priority: "high",
      parentMessageId: sampleParentId,
    }),
  ],
};

/** What the product said: an assessment that is ready. */
export const sampleAiMessage: Message = message({
  _id: "66f0aa10bb20cc30dd40eeb1",
  type: "AI",
  priority: "medium",
  subject: "Assessment ready: Twelve food gardens for Alder County",
  content: "<p>Four suggestions for “Twelve food gardens for Alder County”, one of them urgent.</p>",
  createdAt: "2026-11-21T09:15:00.000Z",
  fromUser: { name: "System" },
});

/** Two unread messages: one from a colleague, one from the product. */
export const sampleInbox: Schemas["MessageList"] = {
  unreadCount: 2,
  messages: [sampleThread.thread[2]!, sampleAiMessage],
};

const readAt = "2026-11-21T08:31:00.000Z";

/** Messages that were read. */
export const sampleRead: Schemas["MessageList"] = {
  unreadCount: 2,
  messages: [
    message({
      _id: "66f0aa10bb20cc30dd40eeb2",
      subject: "Budget: one line to move",
      createdAt: "2026-11-20T15:10:00.000Z",
      readAt,
      fromUser: mira,
    }),
    message({
      _id: "66f0aa10bb20cc30dd40eeb3",
      type: "help",
      subject: "Help: exporting with page numbers",
      createdAt: "2026-11-19T11:00:00.000Z",
      readAt,
      fromUser: { name: "Support" },
      recipients: [],
    }),
    message({
      _id: "66f0aa10bb20cc30dd40eeb4",
      subject: "Letters from the host sites",
      createdAt: "2026-11-17T16:44:00.000Z",
      readAt,
      fromUser: jonah,
    }),
    message({
      _id: "66f0aa10bb20cc30dd40eeb5",
      type: "notification",
      priority: "medium",
      subject: "Small Plots Fund closes on 27 November",
      createdAt: "2026-11-16T06:00:00.000Z",
      readAt,
      fromUser: { name: "System" },
    }),
    message({
      _id: "66f0aa10bb20cc30dd40eeb6",
      subject: "Soil results, first six sites",
      createdAt: "2026-11-12T10:12:00.000Z",
      readAt,
    }),
  ],
};

/** What the person wrote. */
export const sampleSent: Schemas["MessageList"] = {
  unreadCount: 2,
  messages: [
    message({
      _id: "66f0aa10bb20cc30dd40eec1",
      subject: "Who can read the budget on Sunday?",
      createdAt: "2026-11-18T19:30:00.000Z",
      readAt: "2026-11-18T19:30:00.000Z",
      fromUser: ines,
      recipients: [{ name: tomas.name }, { name: mira.name }],
    }),
  ],
};

const lists = { inbox: sampleInbox, read: sampleRead, sent: sampleSent };

/** Mocks of messages. */
export const messageMocks = {
  list: defineMock("listMessages", ({ query }) => lists[(query.get("listType") ?? "inbox") as keyof typeof lists]),
  send: defineMock("sendMessage"),
  reply: defineMock("replyToMessage", ({ body }) => ({ ...sampleThread.thread[1]!, content: body.content })),
  update: defineMock("updateMessage", ({ params, body }) => ({
    ...(sampleInbox.messages.find(({ _id }) => _id === params.id) ?? sampleAiMessage),
    ...body,
  })),
  readAll: defineMock("markMessagesRead", { unreadCount: 0 }),
  thread: defineMock("getThread", ({ params }) =>
    params.id === sampleAiMessage._id
      ? { thread: [sampleAiMessage], requestedMessageId: sampleAiMessage._id, parentMessageId: sampleAiMessage._id }
      : { ...sampleThread, requestedMessageId: params.id },
  ),
};
