import type { Page } from "playwright";
import type { Person } from "../harness/person.ts";
import type { Field } from "./field.ts";

interface Message {
  _id: string;
  subject: string;
  content: string;
  type: string;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The words of a message's HTML. */
const plain = (html: string) =>
  html
    .replace(/<br>|<\/p>\s*<p>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => entities[name] ?? "");

async function sentBy(person: Person, teamId?: string): Promise<Message[]> {
  const list = await person.ask<{ messages: Message[] }>("GET", "/a/messages?listType=sent", undefined, { teamId });
  return list.messages;
}

const fillSubject = async (page: Page) => {
  const subject = page.getByRole("dialog").getByLabel("Subject");
  if (!(await subject.inputValue())) await subject.fill("A question");
};

/** An answer in a conversation. */
const reply: Field = {
  name: "reply",
  isSent: true,
  hasLines: true,
  limit: 20_000,
  isSample: true,
  make: async ({ person }) => {
    const first = await person.ask<Message>("POST", "/a/help/messages", {
      subject: "Where is it?",
      content: "I look for the button.",
      priority: "low",
    });
    const replies = async () => {
      const { thread } = await person.ask<{ thread: Message[] }>("GET", `/a/messages/${first._id}/thread`);
      return thread.slice(1).map(({ content }) => plain(content));
    };
    return {
      path: `/messages?message=${first._id}`,
      control: { name: "reply", css: 'textarea[aria-label="Reply"]' },
      onServer: replies,
      isSave: ({ method, path }) => method === "POST" && path.endsWith("/a/messages/reply"),
      send: async (page) => {
        const yes = page.getByRole("button", { name: "Yes, Send" });
        if (!(await yes.isVisible())) await page.getByRole("button", { name: "Send", exact: true }).click();
        await yes.click();
      },
      copies: async () => (await replies()).length,
    };
  },
};

/** A message to a colleague. */
const newMessage: Field = {
  name: "new message",
  isSent: true,
  hasLines: true,
  limit: 20_000,
  make: async ({ person, another }) => {
    const { id: teamId } = await person.ask<{ id: string }>("POST", "/a/teams", { name: "Common Ground" });
    await join(person, await another("tomas"), teamId);
    const sent = async () => (await sentBy(person, teamId)).map(({ content }) => plain(content));
    return {
      path: `/teams/${teamId}/messages`,
      teamId,
      control: { name: "new message", css: '[role="dialog"] textarea' },
      reveal: async (page) => page.getByRole("button", { name: "New message" }).first().click(),
      onServer: sent,
      isSave: ({ method, path }) => method === "POST" && path.endsWith("/a/messages"),
      send: async (page) => {
        await fillSubject(page);
        await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
      },
      copies: async () => (await sent()).length,
    };
  },
};

/** A request for help. */
const help: Field = {
  name: "help request",
  isSent: true,
  hasLines: true,
  make: async ({ person }) => {
    const sent = async () => (await sentBy(person)).map(({ content }) => plain(content));
    return {
      path: "/",
      control: { name: "help request", css: '[role="dialog"] textarea' },
      reveal: async (page) => {
        const asks = page.getByRole("button", { name: "Help & Support" }).first();
        // Where a pointer cannot hover, one button opens the list of them.
        const more = page.getByRole("button", { name: "Help, plan and actions" }).first();
        await asks.or(more).first().waitFor();
        if (!(await asks.isVisible())) await more.click();
        await asks.click();
      },
      onServer: sent,
      isSave: ({ method, path }) => method === "POST" && path.endsWith("/a/help/messages"),
      send: async (page) => {
        await fillSubject(page);
        await page.getByRole("button", { name: "Send Help Request" }).click();
      },
      copies: async () => (await sent()).length,
    };
  },
};

/** Makes somebody a member of a team. */
export async function join(owner: Person, member: Person, teamId: string): Promise<void> {
  const made = await owner.ask<{ invites: { link?: string }[] }>(
    "POST",
    "/a/team/invites",
    { role: "member" },
    { teamId },
  );
  const code = made.invites[0]?.link?.split("/").at(-1);
  await member.ask("POST", `/a/invites/${code}/accept`);
}

/** What a person writes to others. */
export const messageFields: Field[] = [reply, newMessage, help];
