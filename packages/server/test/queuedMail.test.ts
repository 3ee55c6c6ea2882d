import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Mail } from "../src/capabilities/mail/mailer.ts";
import { queueMail, type MailToQueue } from "../src/capabilities/mail/queueMail.ts";
import { mail, user } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { purge } from "./support/purge.ts";
import { createRecordingMailer } from "./support/recordingMailer.ts";
import { createGate } from "./support/scriptedWriter.ts";
import { bothDatabases, startTestServer, type TestServer } from "./support/testServer.ts";

const day = 24 * 60 * 60_000;
const patience = { timeout: 30_000, interval: 50 };

const notice = (more: Partial<MailToQueue> = {}): MailToQueue =>
  ({
    to: "ines@example.org",
    kind: "notice",
    subject: "A notice",
    parts: { heading: "A <b>notice</b>", before: ["Something happened."], after: [] },
    isProduct: false,
    ...more,
  }) as MailToQueue;

/** Not the sign-in links, which are never queued. */
const isQueued = ({ headers }: Mail) => headers !== undefined;

describe.each(bothDatabases)("queued mails on %s", (kind) => {
  let server: TestServer;
  afterEach(() => server.stop());

  const queue = (wanted: MailToQueue) => server.context.db.transaction((tx) => queueMail(server.context, tx, wanted));
  const rows = () => server.context.db.select().from(mail).orderBy(mail.createdAt);
  const person = async (wantsProductMail: boolean | null) => {
    const id = newId();
    const email = `${id}@example.org`;
    await server.context.db
      .insert(user)
      .values({ id, email, name: "Ines", wantsProductMail, createdAt: server.context.now() });
    return { id, email };
  };

  it("are sent when what they tell of happened, and only then", async () => {
    const { mailer, sent } = createRecordingMailer();
    server = await startTestServer(kind, {}, { mailer });
    const undone = server.context.db.transaction(async (tx) => {
      await queueMail(server.context, tx, notice({ subject: "Never" }));
      throw new Error("It did not happen.");
    });
    await expect(undone).rejects.toThrow("It did not happen.");
    const id = await queue(notice({ subject: "  Two\r\nlines: =?x\n", replyTo: "łucja@example.org" }));
    await vi.waitFor(() => expect(sent).toHaveLength(1), patience);
    expect(sent[0]).toMatchObject({
      to: "ines@example.org",
      subject: "Two lines: =?x",
      headers: { "Reply-To": "łucja@example.org", "Message-ID": `<${id}@localhost>` },
    });
    expect(sent[0]?.headers).not.toHaveProperty("List-Unsubscribe");
    expect(sent[0]?.html).toContain("A &lt;b&gt;notice&lt;/b&gt;");
    expect(sent[0]?.text).not.toContain("nsubscribe");
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ status: "sent", attempts: 1 }), patience);
    expect(await rows()).toHaveLength(1);
  });

  it("of one event are sent once", async () => {
    const { mailer, sent } = createRecordingMailer();
    server = await startTestServer(kind, {}, { mailer });
    const ids = await Promise.all([1, 2, 3].map(() => queue(notice({ eventKey: "the event" }))));
    expect(ids.filter(Boolean)).toHaveLength(1);
    await queue(notice({ eventKey: "another", subject: "The last" }));
    // Two that are due together may go in either order.
    await vi.waitFor(
      () => expect(sent.map(({ subject }) => subject).toSorted()).toEqual(["A notice", "The last"]),
      patience,
    );
  });

  it("about the product go to people who asked for them, with a way to unsubscribe at one click", async () => {
    const { mailer, sent } = createRecordingMailer();
    server = await startTestServer(kind, {}, { mailer });
    const [yes, no, unasked] = [await person(true), await person(false), await person(null)];
    for (const { id, email } of [no, unasked, yes, yes])
      await queue(notice({ isProduct: true, userId: id, to: email }));
    await vi.waitFor(() => expect(sent).toHaveLength(2), patience);
    expect(sent.map(({ to }) => to)).toEqual([yes.email, yes.email]);
    expect(await rows()).toHaveLength(2);
    const [first, second] = sent;
    expect(first?.headers?.["List-Unsubscribe"]).toMatch(
      /^<http:\/\/localhost:3000\/api\/p\/unsubscribe\?token=[\w-]{43}>$/,
    );
    expect(second?.headers?.["List-Unsubscribe"]).toBe(first?.headers?.["List-Unsubscribe"]);
    expect(first?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    for (const body of [first?.text, first?.html])
      expect(body).toMatch(/http:\/\/localhost:3000\/unsubscribe#token=[\w-]{43}/);
  });

  it("are not sent to somebody who took the consent back before", async () => {
    const gate = createGate();
    const { mailer, tried } = createRecordingMailer(({ subject }) => {
      if (subject === "Blocked") throw new Error("busy");
      return subject === "Waits" ? gate.wait() : undefined;
    });
    server = await startTestServer(kind, {}, { mailer });
    const { id, email } = await person(true);
    await queue(notice({ isProduct: true, userId: id, to: email, subject: "Blocked" }));
    await vi.waitFor(() => expect(tried).toHaveLength(1), patience);
    await server.context.db.update(user).set({ wantsProductMail: false }).where(eq(user.id, id));
    await vi.waitFor(async () => expect(await rows()).toEqual([]), patience);
    expect(tried).toHaveLength(1);
  });

  it("are tried again, and given up after the eighth time", async () => {
    const { mailer, sent, tried } = createRecordingMailer((_mail, index) => {
      if (index !== 2) throw new Error("421 try later");
    });
    server = await startTestServer(kind, {}, { mailer });
    const id = (await queue(notice())) ?? "";
    const row = async () => (await rows()).find((each) => each.id === id);
    await vi.waitFor(async () => expect(await row()).toMatchObject({ status: "waiting", attempts: 2 }), patience);
    expect((await row())?.lastError).toBe("421 try later");
    await server.context.tasks.enqueueMail(server.context.db, id);
    await vi.waitFor(async () => expect((await row())?.status).toBe("sent"), patience);
    expect(await row()).toMatchObject({ attempts: 3, lastError: null });
    expect(new Set(tried.map(({ headers }) => headers?.["Message-ID"])).size).toBe(1);

    const last = await server.context.db.transaction(async (tx) => {
      const queued = (await queueMail(server.context, tx, notice())) ?? "";
      await tx.update(mail).set({ attempts: 7 }).where(eq(mail.id, queued));
      return queued;
    });
    await vi.waitFor(
      async () => expect((await rows()).find((each) => each.id === last)?.status).toBe("failed"),
      patience,
    );
    expect((await rows()).find((each) => each.id === last)).toMatchObject({
      attempts: 8,
      lastError: "421 try later",
      finishedAt: expect.any(Date),
    });
    expect(sent).toHaveLength(1);
  });

  it("to an address that does not exist are given up at once, without naming it in the log", async () => {
    const { mailer } = createRecordingMailer(() => {
      throw Object.assign(new Error("550 no such user: gone@example.org"), { code: "EENVELOPE", responseCode: 550 });
    });
    server = await startTestServer(kind, {}, { mailer });
    await queue(notice({ to: "gone@example.org" }));
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ status: "failed", attempts: 1 }), patience);
    const logged = server.logLines.filter((line) => line.includes("a mail could not be sent"));
    expect(logged).toHaveLength(1);
    expect(server.logLines.join()).not.toContain("gone@example.org");
  });

  it("lose their text after 30 days and go after 90", async () => {
    const { mailer } = createRecordingMailer();
    server = await startTestServer(kind, {}, { mailer });
    await queue(notice());
    await vi.waitFor(async () => expect((await rows())[0]?.status).toBe("sent"), patience);
    server.clock.offsetMs = 29 * day;
    await purge(server.context);
    expect((await rows())[0]?.text).toContain("Something happened.");
    server.clock.offsetMs = 31 * day;
    await purge(server.context);
    expect((await rows())[0]).toMatchObject({ text: "", html: "", headers: {}, subject: "A notice" });
    server.clock.offsetMs = 91 * day;
    await purge(server.context);
    expect(await rows()).toEqual([]);
  });

  it("are never sign-in links", async () => {
    const { mailer, sent } = createRecordingMailer();
    server = await startTestServer(kind, {}, { mailer });
    await server.browser().post("/p/auth/email", { email: "ines@example.org" });
    expect(sent).toHaveLength(1);
    expect(sent.filter(isQueued)).toEqual([]);
    expect(await rows()).toEqual([]);
  });
});

describe("a process that dies while it sends a mail", () => {
  let server: TestServer;
  afterEach(() => server.stop());

  it("leaves it to another, which sends it under the same Message-ID", async () => {
    const never = createGate();
    const dying = createRecordingMailer(() => never.wait());
    server = await startTestServer("postgres", { ROLE: "worker" }, { mailer: dying.mailer });
    await server.context.db.transaction((tx) => queueMail(server.context, tx, notice()));
    await never.reached;
    const heir = createRecordingMailer();
    const other = await server.another({ mailer: heir.mailer });
    await server.stop();
    await vi.waitFor(() => expect(heir.sent).toHaveLength(1), { timeout: 60_000 });
    expect(heir.sent[0]?.headers?.["Message-ID"]).toBe(dying.tried[0]?.headers?.["Message-ID"]);
    const status = async () => (await other.context.db.select().from(mail))[0]?.status;
    await vi.waitFor(async () => expect(await status()).toBe("sent"), patience);
    await other.stop();
  });
});
