import type { Schemas } from "@grantwright/api-client";
import {
  meMocks,
  messageMocks,
  sampleAiMessage,
  sampleInbox,
  sampleMessageId,
  sampleParentId,
  sampleRead,
  sampleSent,
  sampleTeam,
  sampleThread,
  sampleUser,
  teamMocks,
} from "@grantwright/api-client/mocks";
import { messageLength } from "@grantwright/domain";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { keptCopy } from "../../components/fields/kept.copy.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, leaveText, refuseStorage, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { signedOutCopy } from "../../session/signedOut.copy.ts";
import { copy } from "./messages.copy.ts";

/** What the pictures are taken at: the day of the sample messages. */
const now = Date.parse("2026-11-21T09:50:00Z");

const meta = preview.meta({
  title: "Screens/Messages",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/messages" },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
    const { warn } = console;
    logged.mockClear();
    console.warn = logged;
    return () => {
      console.warn = warn;
    };
  },
});

const logged = fn();
const subject = sampleThread.thread[0]!.subject;
const open = `/messages?message=${sampleMessageId}`;
const row = (name: string) => screen.findByRole("link", { name: new RegExp(name) });
const conversation = () => screen.getByRole("region", { name: "Conversation" });
const field = () => screen.findByRole("textbox", { name: copy.reply });
const address = () => screen.getByTestId("address");

export const Inbox = meta.story({
  parameters: {
    spec: [
      "1.1-in-app-messages",
      "1.2-route-messages",
      "1.2-messages-panes",
      "1.2-messages-none-chosen",
      "1.4-message-read-state",
      "1.9-message-split",
    ],
  },
  play: async () => {
    await expect(await row(subject)).toBeVisible();
    await expect(screen.getByRole("tab", { name: "Inbox" })).toHaveAttribute("aria-selected", "true");
    await expect(screen.getByRole("tab", { name: "Read" })).toHaveTextContent("Read");
    await expect(screen.getByRole("tab", { name: "Sent" })).toBeVisible();
    await expect(screen.getByText("Select a message")).toBeVisible();
    await expect(screen.getByText("Choose a message from the list to view the conversation")).toBeVisible();
    await expect(screen.getByText("Grantwright AI")).toBeVisible();
    await expect(screen.getByText("Urgent")).toBeVisible();
    await expect(screen.getByText("Important")).toBeVisible();
    await expect(screen.getAllByRole("button", { name: /^Unread,? Mark as read/ })).toHaveLength(2);
    await waitFor(() => expect(document.title).toBe("Team Inbox · Grantwright"));
  },
});

/** What happened to a document stands before its name, of which two lines are read in the list. */
export const NamedDocument = meta.story({
  beforeEach: ({ msw }) => {
    const [first] = sampleInbox.messages;
    const subject = "Proposal written: Turning twelve unused bits of county land in Alder County…";
    msw.use(
      messageMocks.list.ok({ ...sampleInbox, messages: [{ ...first!, subject, createdAt: "2026-03-02T09:50:00Z" }] }),
    );
  },
  play: async () => {
    const link = await row("Proposal written");
    await expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight + 1);
    await expect(link.closest("li")!.querySelector("time")).toHaveAttribute("title", expect.stringContaining("2026"));
  },
});

/** Where the dot of an unread message stands, in pixels from the start of its row. */
const dotOf = (link: HTMLElement) => {
  const { content, position, insetInlineStart } = getComputedStyle(link, "::before");
  return content === "none" ? undefined : `${position} ${insetInlineStart}`;
};

/** Unread messages have their dot in the margin, and those that were read have none. */
export const DotsInTheMargin = meta.story({
  play: async ({ userEvent }) => {
    await expect(dotOf(await row(sampleAiMessage.subject))).toBe("absolute 9px");
    await userEvent.click(screen.getByRole("tab", { name: "Read" }));
    await expect(dotOf(await row(sampleRead.messages[0]!.subject))).toBeUndefined();
  },
});

/** Below its subject a message says how it begins, in one line and as text. */
export const FirstWords = meta.story({
  beforeEach: ({ msw }) => {
    const content = `<p>Soil &amp; water: tests &lt;12&gt; are back.</p><p>${"More of it. ".repeat(200)}</p>`;
    msw.use(messageMocks.list.ok({ unreadCount: 1, messages: [{ ...sampleAiMessage, content }] }));
  },
  play: async () => {
    const text = await screen.findByText(/^Soil & water: tests <12> are back\. More of it\./);
    await expect(text.clientHeight).toBeLessThan(24);
    await expect(text.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      (await row(sampleAiMessage.subject)).getBoundingClientRect().bottom - 1,
    );
  },
});

/** On a phone no word of a row cuts who wrote it: the time ends the first line, the dot begins it, and a letter at the end of the sender's line is pressed. */
export const RowsSmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async () => {
    const from = (await row(sampleAiMessage.subject)).closest("li")!.querySelector('[data-part="from"]')!;
    await expect(from.scrollWidth).toBeLessThanOrEqual(from.clientWidth);
    const [toggle] = screen.getAllByRole("button", { name: /^Unread,? Mark as read/ });
    await expect(toggle!.offsetWidth).toBeLessThan(30);
    await expect(toggle!).toBeVisible();
    const link = await row(sampleAiMessage.subject);
    await expect(dotOf(link)).toBe("absolute 64px");
    const time = link.closest("li")!.querySelector("time")!.getBoundingClientRect();
    await expect(time.bottom).toBeLessThanOrEqual(from.getBoundingClientRect().top);
  },
});

/** What the scout found is listed by name: each leads to it, and has its funder and its day below. */
export const FoundByTheScout = meta.story({
  args: { path: `/messages?message=${sampleAiMessage._id}` },
  beforeEach: ({ msw }) => {
    const content = [
      "<p>The scout is back with these, the soonest first:</p>",
      '<ul><li><a href="/aiscout#66f0aa10bb20cc30dd40ee01">Gardens on Public Land</a><br>Due March 29, 2027 · County Trust</li>',
      '<li><a href="/aiscout#66f0aa10bb20cc30dd40ee02">Food Gardens Fund</a><br>Department of Agriculture</li></ul>',
      "<p>Each says which of your words it fits. Read who may apply before you begin.</p>",
      '<p><a href="/aiscout">See what was found</a></p>',
    ].join("\n");
    const message = { ...sampleAiMessage, subject: "2 grants that may fit", content };
    msw.use(
      messageMocks.list.ok({ unreadCount: 1, messages: [message] }),
      messageMocks.thread.ok({ thread: [message], requestedMessageId: message._id, parentMessageId: message._id }),
    );
  },
  play: async () => {
    const named = await screen.findByRole("link", { name: "Gardens on Public Land" });
    await expect(named).toHaveAttribute("href", "/aiscout#66f0aa10bb20cc30dd40ee01");
    const act = screen.getByRole("link", { name: "See what was found" });
    await expect(getComputedStyle(act).backgroundColor).not.toBe(getComputedStyle(named).backgroundColor);
  },
});

export const FoundByTheScoutSmallScreen = FoundByTheScout.extend({ globals: { viewport: { value: "small" } } });

export const ReadList = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("tab", { name: "Read" }));
    await expect(await row("Budget: one line to move")).toBeVisible();
    await expect(screen.getAllByRole("button", { name: /^Read,? Mark as unread/ })).toHaveLength(
      sampleRead.messages.length,
    );
  },
});

export const SentList = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("tab", { name: "Sent" }));
    await expect(await row(sampleSent.messages[0]!.subject)).toBeVisible();
    await expect(screen.getByText("to Tomas Reyhl, Mira Partridge")).toBeVisible();
  },
});

export const Opened = meta.story({
  parameters: {
    spec: [
      "1.2-messages-compact",
      "1.2-thread-header",
      "1.2-thread-order",
      "1.2-thread-requested",
      "1.2-message-html",
      "1.2-reply-box",
      "1.4-message-opened",
      "1.9-scroll-to-message",
    ],
  },
  beforeEach: ({ msw }) => {
    let readAt: string | null = null;
    const asked = () => ({ ...sampleInbox.messages[0]!, readAt });
    msw.use(
      messageMocks.list.ok(({ query }) =>
        query.get("listType") === "read"
          ? sampleRead
          : {
              unreadCount: readAt ? 1 : 2,
              messages: readAt ? [sampleAiMessage] : [asked(), sampleAiMessage],
            },
      ),
      messageMocks.thread.ok({ ...sampleThread, thread: [...sampleThread.thread.slice(0, 2), asked()] }),
      messageMocks.update.ok(({ body }) => {
        readAt = body.readAt;
        return asked();
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await row(subject));
    await expect(address()).toHaveTextContent(open);
    await expect(await screen.findByRole("heading", { level: 2, name: subject })).toBeVisible();
    await expect(screen.getByText("3 messages · Ines Okafor, Mira Partridge")).toBeVisible();
    const articles = within(conversation()).getAllByRole("article");
    await expect(articles.map((article) => article.getAttribute("aria-label"))).toEqual([
      "Tomas Reyhl",
      "Mira Partridge",
      "Tomas Reyhl",
    ]);
    await expect(articles[2]).toHaveAttribute("data-requested");
    await expect(articles[0]!.querySelectorAll("p")).toHaveLength(2);
    await expect(articles[0]!.textContent).not.toContain("<p>");
    await waitFor(() => expect(document.title).toBe(`${subject} · Team Inbox · Grantwright`));
    // Opening it makes it read; the inbox lists it until another one is opened.
    await expect(await within(articles[2]!).findByRole("button", { name: /^Read/ })).toBeVisible();
    await expect((await screen.findAllByRole("link", { name: "Team Inbox 1 unread" }))[0]).toBeVisible();
    await expect(await row(subject)).toHaveAttribute("aria-current", "true");
    await expect(screen.getByRole("tab", { name: "Read" })).toHaveAccessibleName("Read");
    await expect(screen.getByText("Sent").offsetWidth).toBeLessThan(2);
    await expect(screen.queryByRole("button", { name: /mark as (un)?read: / })).not.toBeInTheDocument();
    // What reads all of them keeps its place.
    await expect(screen.getByRole("button", { name: copy.markAllRead })).toBeVisible();
    await userEvent.click(await row(sampleAiMessage.subject));
    await waitFor(() => expect(screen.queryByRole("link", { name: new RegExp(subject) })).not.toBeInTheDocument());
  },
});

const scrolledTo = fn();

export const ScrolledTo = meta.story({
  parameters: { spec: ["1.9-scroll-to-message"] },
  args: { path: open },
  globals: { viewport: { value: "small" } },
  beforeEach: ({ msw }) => {
    const long = "<p>We walked the whole of the fence line, and this is what we saw.</p>".repeat(30);
    const thread = sampleThread.thread.map((each, at) => (at < 2 ? { ...each, content: long } : each));
    msw.use(messageMocks.thread.ok({ ...sampleThread, thread }));
    const scroll = Element.prototype.scrollIntoView;
    scrolledTo.mockClear();
    Element.prototype.scrollIntoView = function (options) {
      scrolledTo(performance.now(), this.getAttribute("aria-label"));
      scroll.call(this, options);
    };
    return () => {
      Element.prototype.scrollIntoView = scroll;
    };
  },
  play: async () => {
    await screen.findByRole("heading", { level: 2, name: subject });
    const asked = await within(conversation()).findByText(/^Agreed. Parcel 9/);
    const shownAt = performance.now();
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledTimes(1));
    await expect(scrolledTo.mock.calls[0]![0] - shownAt).toBeLessThan(300);
    const { top, bottom } = asked.getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
    // The subject stays in sight above it.
    const head = screen.getByRole("heading", { level: 2, name: subject }).getBoundingClientRect();
    await expect(head.top).toBeGreaterThan(0);
    await expect(head.bottom).toBeLessThan(top);
  },
});

/** A long first message is shown from its top, with the way back in sight; what there is to do stands above the bar. */
export const FirstFromItsTop = meta.story({
  args: { path: `/messages?message=${sampleAiMessage._id}` },
  globals: { viewport: { value: "small" } },
  beforeEach: ({ msw }) => {
    const told = "<p>We walked the whole of the fence line, and this is what we saw.</p>".repeat(30);
    const content = `${told}<p><a href="/drafts">Open the draft</a></p>`;
    const message = { ...sampleAiMessage, content };
    msw.use(
      messageMocks.thread.ok({ thread: [message], requestedMessageId: message._id, parentMessageId: message._id }),
    );
  },
  play: async () => {
    const head = await screen.findByRole("heading", { level: 2, name: sampleAiMessage.subject });
    const pane = conversation();
    pane.scrollTop = 400;
    await waitFor(() => expect(pane.scrollTop).toBe(0));
    const back = screen.getByRole("button", { name: "Back to messages" }).getBoundingClientRect();
    await expect(back.top).toBeGreaterThanOrEqual(pane.getBoundingClientRect().top);
    await expect(back.bottom).toBeLessThanOrEqual(head.getBoundingClientRect().top);
    const act = within(pane).getByRole("link", { name: "Open the draft" }).getBoundingClientRect();
    await expect(act.bottom).toBeLessThanOrEqual(pane.getBoundingClientRect().bottom);
  },
});

const asked = fn();

export const ReplySent = meta.story({
  parameters: {
    spec: [
      "1.2-reply-confirm",
      "1.4-reply-expanded",
      "1.4-reply-collapsed",
      "1.4-reply-dialog",
      "1.5-reply-required",
      "1.7-message-reply-refresh",
      "1.8-reply-sent",
    ],
  },
  args: { path: open },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    let thread = sampleThread.thread;
    msw.use(
      messageMocks.thread.ok(() => ({ ...sampleThread, thread })),
      messageMocks.reply.ok(({ body }) => {
        asked(body);
        const sent: Schemas["Message"] = {
          ...thread[1]!,
          _id: "66f0aa10bb20cc30dd40eeaf",
          content: `<p>${body.content}</p>`,
          fromUser: { name: "Ines Okafor", userId: "66f0aa10bb20cc30dd40ee51" },
          parentMessageId: sampleParentId,
        };
        thread = [...thread, sent];
        return sent;
      }),
    );
  },
  play: async ({ step, userEvent }) => {
    const box = await field();
    await step("it unfolds on a press and folds when left empty", async () => {
      const folded = box.offsetHeight;
      await userEvent.click(box);
      await waitFor(() => expect(box.offsetHeight).toBeGreaterThan(folded + 40));
      await userEvent.click(screen.getByRole("heading", { level: 2, name: subject }));
      await waitFor(() => expect(box.offsetHeight).toBe(folded));
    });
    await step("an empty one cannot be sent, and says why", async () => {
      const send = screen.getByRole("button", { name: copy.send });
      await expect(send).toHaveAttribute("aria-disabled", "true");
      await expect(send).toHaveAccessibleDescription(copy.replyEmpty);
      await userEvent.type(box, "   ");
      await expect(send).toHaveAttribute("aria-disabled", "true");
      await userEvent.clear(box);
    });
    await step("it is asked for, with the words", async () => {
      await userEvent.type(box, "Ten years with a break at five is fine by us.");
      await userEvent.click(screen.getByRole("button", { name: copy.send }));
      const dialog = within(await screen.findByRole("alertdialog", { name: "Send Reply?" }));
      await expect(dialog.getByText("Are you sure you want to send this reply?")).toBeVisible();
      await expect(dialog.getByText("Ten years with a break at five is fine by us.")).toBeVisible();
      await userEvent.click(dialog.getByRole("button", { name: "No" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
      await expect(box).toHaveValue("Ten years with a break at five is fine by us.");
      await expect(asked).not.toHaveBeenCalled();
    });
    await step("and sent", async () => {
      await userEvent.click(screen.getByRole("button", { name: copy.send }));
      await userEvent.click(await screen.findByRole("button", { name: "Yes, Send" }));
      await expect(await screen.findByText("Reply sent")).toBeVisible();
      await expect(screen.getByText("Your reply has been added to the thread.")).toBeVisible();
      await expect(asked).toHaveBeenCalledWith({
        content: "Ten years with a break at five is fine by us.",
        parentMessageId: sampleParentId,
      });
      await expect(await screen.findByText("4 messages · Ines Okafor, Mira Partridge")).toBeVisible();
      await expect(box).toHaveValue("");
    });
  },
});

export const ReplySending = meta.story({
  parameters: { spec: ["1.2-reply-sending"] },
  args: { path: open },
  beforeEach: ({ msw }) => msw.use(messageMocks.reply.pending()),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), "Fine by us.");
    await userEvent.click(screen.getByRole("button", { name: copy.send }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, Send" }));
    await expect(await screen.findByRole("button", { name: "Sending..." })).toBeVisible();
  },
});

export const ReplyFailed = meta.story({
  parameters: { spec: ["1.8-reply-failure"] },
  args: { path: open },
  // Unread as it stays, the message can be gone back to.
  beforeEach: ({ msw }) => msw.use(messageMocks.reply.error(500), messageMocks.update.error(500)),
  play: async ({ step, userEvent }) => {
    await userEvent.type(await field(), "Fine by us.");
    await userEvent.click(screen.getByRole("button", { name: copy.send }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, Send" }));
    const toast = await screen.findByRole("alert");
    await expect(toast).toHaveTextContent("Error");
    await expect(toast).toHaveTextContent("Failed to send reply. Please try again.");
    await expect(await field()).toHaveValue("Fine by us.");
    await step("the words are there after coming back", async () => {
      await userEvent.click(await row(sampleAiMessage.subject));
      await expect(await screen.findByRole("heading", { level: 2, name: sampleAiMessage.subject })).toBeVisible();
      await userEvent.click(await row(subject));
      await expect(await field()).toHaveValue("Fine by us.");
    });
  },
});

const keys: string[] = [];

export const ReplySentAgain = meta.story({
  args: { path: open },
  beforeEach: ({ msw }) => {
    keys.length = 0;
    msw.use(
      messageMocks.reply.ok(({ headers }) => {
        keys.push(headers.get("idempotency-key") ?? "");
        if (keys.length < 4) throw Response.json({}, { status: 502 });
        return sampleThread.thread[1]!;
      }),
      messageMocks.update.error(500),
    );
  },
  play: async ({ step, userEvent }) => {
    const send = async () => {
      const before = keys.length;
      await userEvent.click(screen.getByRole("button", { name: copy.send }));
      await userEvent.click(await screen.findByRole("button", { name: "Yes, Send" }));
      await waitFor(() => expect(keys).toHaveLength(before + 1));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    };
    await step("the same words go under the same key, also after another message was read", async () => {
      await userEvent.type(await field(), "Fine by us.");
      await send();
      await send();
      await userEvent.click(await row(sampleAiMessage.subject));
      await expect(await screen.findByRole("heading", { level: 2, name: sampleAiMessage.subject })).toBeVisible();
      await userEvent.click(await row(subject));
      await expect(await field()).toHaveValue("Fine by us.");
      await send();
      await expect(keys[0]).toMatch(/^.{8,}$/);
      await expect(new Set(keys).size).toBe(1);
    });
    await step("other words, and the same ones once they have arrived, under another", async () => {
      await userEvent.type(await field(), " Really.");
      await send();
      await waitFor(() => expect(screen.getByRole("textbox", { name: copy.reply })).toHaveValue(""));
      await userEvent.type(await field(), "Fine by us. Really.");
      await send();
      await expect(new Set(keys).size).toBe(3);
    });
  },
});

export const ReplyTooLong = meta.story({
  args: { path: open },
  beforeEach: () => {
    void leaveText(sampleUser.id, `reply.${sampleParentId}`, "a".repeat(messageLength.content + 7));
  },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent(copy.tooLong(7));
    await expect(await field()).toHaveValue("a".repeat(messageLength.content + 7));
    await expect(screen.getByRole("button", { name: copy.send })).toHaveAttribute("aria-disabled", "true");
  },
});

export const NotToBeAnswered = meta.story({
  parameters: { spec: ["1.2-reply-hidden", "1.6-ai-sender"] },
  args: { path: `/messages?message=${sampleAiMessage._id}` },
  play: async () => {
    await expect(await within(conversation()).findByText("Grantwright AI")).toBeVisible();
    await expect(screen.queryByRole("textbox", { name: copy.reply })).not.toBeInTheDocument();
    await expect(within(conversation()).queryByRole("button", { name: copy.reply })).not.toBeInTheDocument();
  },
});

export const ReplyOnlyOnTheFirst = meta.story({
  parameters: { spec: ["1.2-reply-on-parent"] },
  args: { path: open },
  play: async ({ userEvent }) => {
    const button = await within(await screen.findByRole("region", { name: "Conversation" })).findByRole("button", {
      name: copy.reply,
    });
    await expect(within(conversation()).getAllByRole("article")[0]).toContainElement(button);
    await userEvent.click(button);
    await expect(await field()).toHaveFocus();
  },
});

export const MoreInformation = meta.story({
  parameters: { spec: ["1.2-message-metadata"] },
  args: { path: open },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText("Additional Information"));
    await expect(screen.getByText(/"parcels": \[/)).toBeVisible();
  },
});

const marked = fn();

export const Toggled = meta.story({
  parameters: { spec: ["1.2-message-read-badge", "1.4-message-toggled"] },
  beforeEach: ({ msw }) => {
    marked.mockClear();
    const readAt = new Map(sampleInbox.messages.map((each) => [each._id, each.readAt]));
    const unread = () =>
      sampleInbox.messages
        .map((each) => ({ ...each, readAt: readAt.get(each._id) ?? null }))
        .filter((each) => each.readAt === null);
    msw.use(
      messageMocks.list.ok(() => ({ messages: unread(), unreadCount: unread().length })),
      messageMocks.update.ok(({ params, body }) => {
        marked(params.id, body.readAt === null ? null : typeof body.readAt);
        readAt.set(params.id!, body.readAt);
        return { ...sampleInbox.messages[0]!, _id: params.id!, readAt: body.readAt };
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: `Unread, Mark as read: ${sampleAiMessage.subject}` }),
    );
    await waitFor(() => expect(marked).toHaveBeenCalledWith(sampleAiMessage._id, "string"));
    await waitFor(() =>
      expect(screen.queryByRole("link", { name: new RegExp(sampleAiMessage.subject) })).not.toBeInTheDocument(),
    );
    await expect(address()).toHaveTextContent(/^\/messages$/);
    await userEvent.click(await row(subject));
    const badge = async (name: RegExp) =>
      within((await within(conversation()).findAllByRole("article"))[0]!).getByRole("button", { name });
    await userEvent.click(await badge(/^Read,? Mark as unread/));
    await waitFor(() => expect(marked).toHaveBeenCalledWith(sampleParentId, null));
  },
});

const allMarked = fn();

export const AllMarkedRead = meta.story({
  beforeEach: ({ msw }) => {
    allMarked.mockClear();
    msw.use(
      messageMocks.list.ok(() => (allMarked.mock.calls.length > 0 ? { messages: [], unreadCount: 0 } : sampleInbox)),
      messageMocks.readAll.ok(({ body }) => {
        allMarked(body.until);
        return { unreadCount: 0 };
      }),
    );
  },
  play: async ({ userEvent }) => {
    await row(subject);
    const button = await screen.findByRole("button", { name: copy.markAllRead });
    await userEvent.click(button);
    await waitFor(() => expect(allMarked).toHaveBeenCalledWith(sampleInbox.messages[0]!.createdAt));
    await expect(await screen.findByText(copy.empty.inbox)).toBeVisible();
    // What comes here is told, and not announced.
    const told = screen.getByText(copy.comesHere[0]);
    await expect(told).toBeVisible();
    await expect(told.closest("[role=status]")).toBeNull();
    // With nothing to mark there is no button, and the focus is at the list that it emptied.
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await expect(screen.getByRole("tab", { name: "Inbox" })).toHaveFocus();
  },
});

export const AllMarkedReadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(messageMocks.readAll.error(500)),
  play: async ({ userEvent }) => {
    await row(subject);
    await userEvent.click(await screen.findByRole("button", { name: copy.markAllRead }));
    await expect(await screen.findByText("Request failed")).toBeVisible();
    await expect(await row(subject)).toBeVisible();
  },
});

export const ToggleFailed = meta.story({
  parameters: { spec: ["1.8-read-toggle-failure"] },
  beforeEach: ({ msw }) => msw.use(messageMocks.update.error(500)),
  play: async ({ userEvent }) => {
    const name = `Unread, Mark as read: ${sampleAiMessage.subject}`;
    await userEvent.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    await expect(await screen.findByRole("button", { name })).toBeInTheDocument();
    await expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  },
});

export const Support = meta.story({
  parameters: { spec: ["1.2-thread-support-header"] },
  args: { path: `/messages?message=${sampleRead.messages[1]!._id}` },
  beforeEach: ({ msw }) => {
    const help = sampleRead.messages[1]!;
    msw.use(messageMocks.thread.ok({ thread: [help], requestedMessageId: help._id, parentMessageId: help._id }));
  },
  play: async () => {
    await expect(await screen.findByText("Support conversation")).toBeVisible();
    await expect(await field()).toBeVisible();
  },
});

export const NothingUnread = meta.story({
  parameters: { spec: ["1.8-no-unread-messages"] },
  beforeEach: ({ msw }) => msw.use(messageMocks.list.ok({ messages: [], unreadCount: 0 })),
  play: async () => {
    await expect(await screen.findByText("No unread messages")).toBeVisible();
  },
});

export const NothingRead = meta.story({
  parameters: { spec: ["1.8-no-read-messages"] },
  beforeEach: ({ msw }) => msw.use(messageMocks.list.ok({ messages: [], unreadCount: 0 })),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("tab", { name: "Read" }));
    await expect(await screen.findByText("No read messages")).toBeVisible();
  },
});

export const NothingSent = meta.story({
  parameters: { spec: ["1.8-no-sent-messages"] },
  beforeEach: ({ msw }) => msw.use(messageMocks.list.ok({ messages: [], unreadCount: 0 })),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("tab", { name: "Sent" }));
    await expect(await screen.findByText("No sent messages")).toBeVisible();
  },
});

export const NothingFound = meta.story({
  parameters: { spec: ["1.8-no-messages-found"] },
  play: async ({ userEvent }) => {
    const search = await screen.findByRole("searchbox", { name: copy.search });
    await row(subject);
    await userEvent.type(search, "assessment");
    await waitFor(() => expect(screen.queryByRole("link", { name: new RegExp(subject) })).not.toBeInTheDocument());
    await expect(await row(sampleAiMessage.subject)).toBeVisible();
    await userEvent.type(search, " zebra");
    await expect(await screen.findByText("No messages found")).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(messageMocks.list.pending()),
  play: async () => {
    await expect(await screen.findByText(copy.loadingList)).toBeInTheDocument();
  },
});

export const LoadFailed = meta.story({
  parameters: { spec: ["1.8-message-list-load-failure"] },
  beforeEach: ({ msw }) => msw.use(messageMocks.list.error(500)),
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load messages");
    msw.use(messageMocks.list.ok(sampleInbox));
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await expect(await row(subject)).toBeVisible();
  },
});

export const ThreadLoading = meta.story({
  args: { path: open },
  beforeEach: ({ msw }) => msw.use(messageMocks.thread.pending()),
  play: async () => {
    await expect(await screen.findByText(copy.loadingThread)).toBeInTheDocument();
  },
});

export const ThreadLoadFailed = meta.story({
  parameters: { spec: ["1.8-thread-load-failure"] },
  args: { path: open },
  beforeEach: ({ msw }) => msw.use(messageMocks.thread.error(404, "There is no such message.")),
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load message thread");
    msw.use(messageMocks.thread.ok(sampleThread));
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await expect(await screen.findByRole("heading", { level: 2, name: subject })).toBeVisible();
  },
});

export const SmallScreen = meta.story({
  parameters: { spec: ["1.2-messages-mobile"] },
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    const first = await row(subject);
    await expect(screen.queryByRole("region", { name: "Conversation" })).not.toBeInTheDocument();
    await userEvent.click(first);
    await expect(await screen.findByRole("heading", { level: 2, name: subject })).toBeVisible();
    await expect(screen.queryByRole("region", { name: "Messages" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Back to messages" }));
    await expect(await row(subject)).toHaveFocus();
  },
});

export const SmallScreenThread = meta.story({
  globals: { viewport: { value: "small" } },
  args: { path: open },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 2, name: subject })).toBeVisible();
  },
});

export const HostileWords = meta.story({
  args: { path: open },
  beforeEach: ({ msw }) => {
    const hostile = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`;
    const bad: Schemas["Message"] = {
      ...sampleThread.thread[0]!,
      _id: sampleMessageId,
      subject: `${hostile} ${"averylongwordwithoutanyspace".repeat(12)}`,
      content: `<p>Harmless words</p>${hostile}<a href="javascript:window.hacked=1">a link</a>`,
      fromUser: { name: hostile, userId: "66f0aa10bb20cc30dd40ee52" },
      recipients: Array.from({ length: 40 }, () => ({ name: hostile })),
      metadata: { [hostile]: hostile },
    };
    msw.use(
      messageMocks.list.ok({ messages: [bad], unreadCount: 1 }),
      messageMocks.thread.ok({ thread: [bad], requestedMessageId: bad._id, parentMessageId: bad._id }),
    );
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("Harmless words")).toBeVisible();
    await userEvent.click(screen.getByText("Additional Information"));
    await expect(document.querySelector("main img, main script")).toBeNull();
    await expect(document.querySelector('a[href^="javascript"]')).toBeNull();
    await expect("hacked" in window).toBe(false);
    const pane = conversation();
    await expect(pane.scrollWidth).toBe(pane.clientWidth);
  },
});

export const TwoHundred = meta.story({
  beforeEach: ({ msw }) => {
    const messages = Array.from({ length: 200 }, (_, at) => ({
      ...sampleInbox.messages[at % 2]!,
      _id: (0x66f0aa10bb20 + at).toString(16).padStart(24, "0"),
      subject: `Message ${at + 1}`,
      createdAt: new Date(now - at * 3_600_000).toISOString(),
    }));
    msw.use(messageMocks.list.ok({ messages, unreadCount: 200 }));
  },
  play: async () => {
    // By text: working out the role of six hundred elements takes longer than showing them.
    await expect(await screen.findByText("Message 200")).toBeInTheDocument();
    await expect((await screen.findAllByText("200 unread"))[0]).toBeInTheDocument();
  },
});

export const SignedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401), messageMocks.list.error(401)),
  play: async () => {
    await expect(await screen.findByText(signedOutCopy.messages.title)).toBeVisible();
  },
});

const inTeam = `/teams/${sampleTeam.id}/messages`;
const openNewMessage = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole("button", { name: copy.newMessage }));
  return within(await screen.findByRole("dialog", { name: copy.newMessage }));
};

export const NewMessage = meta.story({
  args: { path: inTeam },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(teamMocks.current.ok(sampleTeam), messageMocks.send.error(500));
  },
  play: async ({ msw, step, userEvent }) => {
    const dialog = await openNewMessage(userEvent);
    const expected = {
      subject: "Sunday",
      content: "Who can read the budget?",
      recipientIds: ["66f0aa10bb20cc30dd40ee52", "66f0aa10bb20cc30dd40ee54"],
    };
    await step("to everybody else, unless somebody is left out", async () => {
      await expect((await dialog.findAllByRole("checkbox")).length).toBe(3);
      await userEvent.click(dialog.getByRole("checkbox", { name: "Mira Partridge" }));
      await expect(dialog.getByRole("button", { name: copy.send })).toHaveAttribute("aria-disabled", "true");
      await userEvent.type(dialog.getByRole("textbox", { name: /^Subject/ }), expected.subject);
      await userEvent.type(dialog.getByRole("textbox", { name: copy.message }), expected.content);
    });
    await step("a failure keeps the words", async () => {
      await userEvent.click(dialog.getByRole("button", { name: copy.send }));
      await expect(await screen.findByRole("alert")).toHaveTextContent(copy.messageFailed);
      await expect(dialog.getByRole("textbox", { name: copy.message })).toHaveValue(expected.content);
    });
    await step("sent", async () => {
      msw.use(
        messageMocks.send.ok(({ body, teamId, headers }) => {
          asked(body, teamId, Boolean(headers.get("idempotency-key")));
          return sampleSent.messages[0]!;
        }),
      );
      await userEvent.click(dialog.getByRole("button", { name: copy.send }));
      await expect(await screen.findByText(copy.messageSent)).toBeVisible();
      await expect(asked).toHaveBeenLastCalledWith(expected, sampleTeam.id, true);
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    });
  },
});

export const NewMessageToNobody = meta.story({
  args: { path: inTeam },
  beforeEach: ({ msw }) => msw.use(teamMocks.current.ok({ ...sampleTeam, members: [sampleTeam.members[0]!] })),
  play: async ({ userEvent }) => {
    const dialog = await openNewMessage(userEvent);
    await expect(await dialog.findByText(copy.nobody)).toBeVisible();
    await expect(dialog.getByRole("link", { name: copy.invite })).toHaveAttribute(
      "href",
      `/teams/${sampleTeam.id}/organization`,
    );
  },
});

export const NewMessageMembersFailed = meta.story({
  args: { path: inTeam },
  beforeEach: ({ msw }) => msw.use(teamMocks.current.error(500)),
  play: async ({ msw, userEvent }) => {
    const dialog = await openNewMessage(userEvent);
    await expect(await dialog.findByRole("alert")).toHaveTextContent(copy.membersFailed);
    msw.use(teamMocks.current.ok(sampleTeam));
    await userEvent.click(dialog.getByRole("button", { name: copy.retry }));
    await expect(await dialog.findByText("Tomas Reyhl")).toBeVisible();
    await expect(dialog.getByRole("checkbox", { name: "Tomas Reyhl" })).toBeChecked();
  },
});

/** A reply that was not sent before the browser was killed stands there again, and says so. */
export const ReplyRestored = meta.story({
  args: { path: open },
  beforeEach: () => leaveText(sampleUser.id, `reply.${sampleParentId}`, "Half a reply", { isKilled: true }),
  play: async () => {
    const box = await field();
    await waitFor(() => expect(box).toHaveValue("Half a reply"));
    await expect(screen.getByText(keptCopy.restored)).toBeVisible();
  },
});

/** What is typed before the other text is found stays in the field. */
export const ReplyOfTwoTabs = meta.story({
  args: { path: open },
  beforeEach: ({ msw }) => msw.use(messageMocks.update.error(500)),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), "Typed here");
    await leaveText(sampleUser.id, `reply.${sampleParentId}`, "Typed in a tab that crashed");
    await userEvent.click(await row(sampleAiMessage.subject));
    await expect(await screen.findByRole("heading", { level: 2, name: sampleAiMessage.subject })).toBeVisible();
    await userEvent.click(await row(subject));
    await expect(await field()).toHaveValue("Typed here");
    await expect(await screen.findByText(keptCopy.other.title)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: keptCopy.other.theirs }));
    await expect(await field()).toHaveValue("Typed in a tab that crashed");
    await userEvent.click(screen.getByRole("button", { name: keptCopy.other.theirs }));
    await expect(await field()).toHaveValue("Typed here");
  },
});

export const ReplyNotKept = meta.story({
  args: { path: open },
  beforeEach: () => refuseStorage(),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), "Only here");
    await expect((await screen.findAllByText("Not kept on this device"))[0]).toBeVisible();
    await expect(await field()).toHaveValue("Only here");
  },
});

/** A message as a newer server, or a broken row, may send it: without what every message should have. */
const oddMessage = (id: string, odd: Partial<Record<keyof Schemas["Message"], unknown>>) =>
  ({ ...sampleInbox.messages[0]!, _id: id, ...odd }) as Schemas["Message"];

const oddMessages = [
  oddMessage("66f0aa10bb20cc30dd40ef01", { subject: "No sender", fromUser: undefined, recipients: undefined }),
  oddMessage("66f0aa10bb20cc30dd40ef02", {
    subject: "A type of tomorrow",
    type: "carrierPigeon",
    fromUser: { name: null },
    priority: "sky-high",
    createdAt: "no date",
    metadata: undefined,
    content: undefined,
  }),
];

/** Odd rows are shown with neutral words, can be searched through and opened; the others stand as they are. */
export const OddRows = meta.story({
  args: { path: `/messages?message=${oddMessages[1]!._id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      messageMocks.list.ok({ messages: [...oddMessages, ...sampleInbox.messages], unreadCount: 4 }),
      messageMocks.thread.ok({
        thread: oddMessages.toReversed(),
        requestedMessageId: oddMessages[1]!._id,
        parentMessageId: oddMessages[1]!._id,
      }),
    ),
  play: async ({ userEvent }) => {
    await expect(await row("No sender")).toBeVisible();
    await expect(await row("A type of tomorrow")).toBeVisible();
    await expect(await screen.findByRole("heading", { level: 2, name: "A type of tomorrow" })).toBeVisible();
    await expect(within(conversation()).getAllByRole("article", { name: copy.support })).toHaveLength(2);
    await userEvent.type(screen.getByRole("searchbox"), "tomorrow");
    await waitFor(() => expect(screen.queryByRole("link", { name: /No sender/ })).not.toBeInTheDocument());
  },
});
