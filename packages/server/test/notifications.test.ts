import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { mail, messageRecipient, team, user } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { tell } from "../src/modules/messages/index.ts";
import { mailDigests } from "../src/modules/messages/mailDigests.ts";
import type { NoticeKind } from "../src/modules/messages/notifications.ts";
import type { Browser } from "./support/browser.ts";
import { bothDatabases, startTestServer, type TestServer } from "./support/testServer.ts";
import { testTime } from "./support/testTime.ts";

const hour = 60 * 60_000;

/** The first midnight UTC after the tests' usual time. */
const midnight = Math.ceil(testTime.getTime() / (24 * hour)) * 24 * hour;

describe.each(bothDatabases)("what is mailed of messages on %s", (kind) => {
  let server: TestServer;
  afterEach(() => server.stop());

  /** Somebody who agreed to mails, in their own account. */
  const willing = async () => {
    server = await startTestServer(kind);
    // What the server does each hour it does when it starts, too: at night no mail of the day goes.
    server.clock.offsetMs = midnight + hour - testTime.getTime();
    const person = await server.signIn();
    await person.post("/a/me", { sendEmails: { product: true } });
    const { id: userId } = (await person.get<Schemas["User"]>("/a/me")).body;
    const [account] = await server.context.db.select().from(team).where(eq(team.personalOf, userId));
    return { person, userId, teamId: account!.id };
  };
  const choose = (person: Browser, change: Partial<Schemas["NotificationChoices"]>) =>
    person.call<Schemas["NotificationChoices"]>("PATCH", "/a/me/notifications", change);
  const happen = ({ userId, teamId }: { userId: string; teamId: string }, about: NoticeKind, subject: string) =>
    server.context.db.transaction((tx) =>
      tell(server.context, tx, {
        teamId,
        userIds: [userId],
        type: "notification",
        subject,
        text: "Something happened.",
        link: "/drafts",
        mail: { kind: "notice", about },
      }),
    );
  const mailed = async () =>
    (await server.context.db.select().from(mail).orderBy(mail.createdAt)).filter(
      ({ kind: of }) => of === "notice" || of === "digest",
    );
  /** The hourly work of two processes, at so many o'clock UTC on a later day. */
  const at = async (day: number, oClock: number) => {
    server.clock.offsetMs = midnight + (day * 24 + oClock) * hour - testTime.getTime();
    await Promise.all([mailDigests(server.context), mailDigests(server.context)]);
  };

  it("is what was mailed before, for who chose nothing, and what they choose", async () => {
    const who = await willing();
    const { body: before } = await who.person.get<Schemas["NotificationChoices"]>("/a/me/notifications");
    expect(before).toMatchObject({ mentions: "atOnce", answers: "none", tasks: "atOnce", team: "none" });
    await happen(who, "mentions", "Mentioned");
    await happen(who, "answers", "Answered");
    expect((await mailed()).map(({ subject }) => subject)).toEqual(["Mentioned"]);
    await choose(who.person, { mentions: "none" });
    expect((await choose(who.person, { answers: "atOnce" })).body).toMatchObject({
      mentions: "none",
      answers: "atOnce",
    });
    await happen(who, "mentions", "Mentioned again");
    await happen(who, "answers", "Answered again");
    expect((await mailed()).map(({ subject }) => subject).toSorted()).toEqual(["Answered again", "Mentioned"]);
    expect((await who.person.get<Schemas["MessageList"]>("/a/messages")).body.unreadCount).toBeGreaterThanOrEqual(4);
    for (const wrong of [{}, { mentions: "weekly" }, { letters: "none" }])
      expect((await who.person.call("PATCH", "/a/me/notifications", wrong)).status).toBe(400);
  });

  it("waits for the morning's mail, which is one, of what is unread", async () => {
    const who = await willing();
    await choose(who.person, { mentions: "daily", tasks: "daily" });
    await happen(who, "mentions", "First <b>of two");
    const read = await happen(who, "mentions", "Read meanwhile");
    await happen(who, "tasks", "Second of two");
    await who.person.call("PATCH", `/a/messages/${read}`, { readAt: server.context.now().toISOString() });
    expect(await mailed()).toEqual([]);
    await at(0, 6);
    expect(await mailed()).toEqual([]);
    await at(0, 7);
    const [digest, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(digest).toMatchObject({ kind: "digest", subject: "2 unread messages" });
    expect(digest?.text).toMatch(/First <b>of two\n.*\/messages\?message=[0-9a-f]{24}\n\nSecond of two/);
    expect(digest?.html).toContain("First &lt;b&gt;of two");
    expect(digest?.text).not.toContain("Read meanwhile");
    expect(digest?.headers).toHaveProperty("List-Unsubscribe");
    await happen(who, "mentions", "Later that day");
    await at(0, 9);
    expect(await mailed()).toHaveLength(1);
    await at(1, 8);
    expect(await mailed()).toHaveLength(2);
    await at(2, 8);
    expect(await mailed()).toHaveLength(2);
  });

  it("lists fifty, and says how many more there are", async () => {
    const who = await willing();
    await choose(who.person, { tasks: "daily" });
    for (let number = 1; number <= 52; number += 1) await happen(who, "tasks", `Task ${number} is done`);
    await at(0, 7);
    const [digest] = await mailed();
    expect(digest?.text).toContain("Task 50 is done");
    expect(digest?.text).not.toContain("Task 51 is done");
    expect(digest?.text).toContain("And 2 more in your inbox.");
  });

  it("ends by one press on the link of any such mail, also what waited", async () => {
    const who = await willing();
    await choose(who.person, { tasks: "daily" });
    await happen(who, "mentions", "Mentioned");
    await happen(who, "tasks", "Waits");
    const [first] = await mailed();
    const token = /token=([\w-]+)/.exec(first?.text ?? "")?.[1];
    expect((await who.person.post(`/p/unsubscribe?token=${token}`)).status).toBe(200);
    await happen(who, "mentions", "Mentioned again");
    await at(0, 7);
    expect((await mailed()).filter(({ subject }) => subject !== "Mentioned")).toEqual([]);
    await server.context.db.update(user).set({ wantsProductMail: true }).where(eq(user.id, who.userId));
    await at(1, 7);
    expect((await mailed()).filter(({ kind: of }) => of === "digest")).toEqual([]);
  });

  it("is nothing of what was chosen away, or of an account that they left", async () => {
    const who = await willing();
    await choose(who.person, { tasks: "daily", team: "daily" });
    await happen(who, "tasks", "Chosen away");
    const other = newId();
    await server.context.db.insert(team).values({ id: other, name: "Left", createdAt: server.context.now() });
    await happen({ ...who, teamId: other }, "team", "Of the team that was left");
    await choose(who.person, { tasks: "none" });
    await at(0, 7);
    expect((await mailed()).filter(({ kind: of }) => of === "digest")).toEqual([]);
    const rows = await server.context.db.select().from(messageRecipient);
    expect(rows.filter(({ digest }) => digest !== null)).toEqual([]);
  });
});
