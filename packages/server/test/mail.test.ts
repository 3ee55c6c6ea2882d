import { readdirSync, readFileSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { queueMail } from "../src/capabilities/mail/queueMail.ts";
import { mail } from "../src/kernel/db/schema.ts";
import { makeDraft } from "./support/fixtures.ts";
import { startTestServer, type TestServer } from "./support/testServer.ts";

/** An SMTP server that keeps what it gets, and refuses the addresses that `refusal` has an SMTP code for. */
async function startSmtp(refusal: (address: string) => number | undefined = () => undefined, address = "127.0.0.1") {
  const mails: { to: string[]; raw: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address: to }, _session, done) {
      const responseCode = refusal(to);
      done(responseCode === undefined ? undefined : Object.assign(new Error("not now"), { responseCode }));
    },
    onData(stream, session, done) {
      let raw = "";
      stream.on("data", (chunk: Buffer) => (raw += chunk.toString()));
      stream.on("end", () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, address, () => resolve()));
  const { port } = smtp.server.address() as AddressInfo;
  return { mails, url: `smtp://${address}:${port}`, close: () => new Promise<void>((resolve) => smtp.close(resolve)) };
}

/** An address of this machine that is not its own loopback one, so that it counts as another machine's. */
const outerAddress = Object.values(networkInterfaces())
  .flat()
  .find((place) => place?.family === "IPv4" && !place.internal)?.address;

/** Quoted-printable text as it was meant. */
const decoded = (raw: string) =>
  raw
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const tokenIn = (raw: string) => /token=([\w-]{43})/.exec(decoded(raw))?.[1] ?? "";

describe("mail", () => {
  let server: TestServer;
  afterEach(() => server.stop());

  it("gives no link in clear text to another machine's server, which does not encrypt", async () => {
    const smtp = await startSmtp(undefined, outerAddress ?? "0.0.0.0");
    onTestFinished(smtp.close);
    server = await startTestServer("postgres", { SMTP_URL: smtp.url, MAIL_FROM: "Grants <grants@example.org>" });
    const { status } = await server.browser().post("/p/auth/email", { email: "ines@example.org" });
    expect(status).toBeGreaterThanOrEqual(500);
    expect(smtp.mails).toEqual([]);
    expect(server.printed).toEqual([]);
  });

  it("goes over SMTP where that is set, and shows no link on the terminal", async () => {
    const smtp = await startSmtp();
    server = await startTestServer("postgres", { SMTP_URL: smtp.url, MAIL_FROM: "Grants <grants@example.org>" });
    const person = server.browser();
    await person.post("/p/auth/email", { email: "ines@example.org" });
    expect(server.printed).toEqual([]);
    expect(smtp.mails).toHaveLength(1);
    const mail = smtp.mails[0];
    expect(mail?.to).toEqual(["ines@example.org"]);
    expect(mail?.raw).toContain("From: Grants <grants@example.org>");
    expect(mail?.raw).toContain("Subject: Your Grantwright sign-in link");
    expect(mail?.raw).toContain("Content-Type: text/plain");
    expect(mail?.raw).toContain("Content-Type: text/html");
    expect((await person.post("/p/auth/token", { token: tokenIn(mail?.raw ?? "") })).body.status).toBe(
      "confirmEmailSending",
    );
    await person.post("/a/me/password", { password: "correct horse" });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 20_000 });
    expect(smtp.mails[1]?.raw).toContain("Subject: Your Grantwright password was changed");
    await smtp.close();
  });

  it("tells the person when a link cannot be mailed, and keeps the older link alive", async () => {
    const smtp = await startSmtp(() => 550);
    server = await startTestServer("postgres", { SMTP_URL: smtp.url });
    const answer = await server.browser().post("/p/auth/email", { email: "ines@example.org" });
    expect([answer.status, answer.body.message]).toEqual([
      503,
      "We could not send the email. Please try again in a few minutes.",
    ]);
    await smtp.close();
  });

  it("that a server takes later is sent once, and one address that does not exist keeps no other from it", async () => {
    let isBusy = true;
    const smtp = await startSmtp((to) => (to === "gone@example.org" ? 550 : isBusy ? 451 : undefined));
    onTestFinished(smtp.close);
    server = await startTestServer("postgres", { SMTP_URL: smtp.url });
    const { context } = server;
    const queue = (to: string) =>
      context.db.transaction((tx) =>
        queueMail(context, tx, {
          to,
          kind: "notice",
          subject: "A notice",
          parts: { heading: "A notice", before: [], after: [] },
          isProduct: false,
        }),
      );
    await queue("gone@example.org");
    await queue("ines@example.org");
    const rows = async () => {
      const found = await context.db.select().from(mail).orderBy(mail.to);
      return found.map(({ status, attempts }) => [status, attempts]);
    };
    await vi.waitFor(
      async () =>
        expect(await rows()).toEqual([
          ["failed", 1],
          ["waiting", 1],
        ]),
      { timeout: 20_000 },
    );
    isBusy = false;
    await vi.waitFor(async () => expect((await rows())[1]?.[0]).toBe("sent"), { timeout: 30_000 });
    expect(smtp.mails.map(({ to }) => to)).toEqual([["ines@example.org"]]);
  });

  it("about the product can be ended by what its own headers say, as a mail program does it", async () => {
    const smtp = await startSmtp();
    server = await startTestServer("postgres", { SMTP_URL: smtp.url });
    const person = server.browser();
    const ask = () => person.post("/p/auth/email", { email: "lucja@example.org" });
    await ask();
    await person.post("/p/auth/token", { token: tokenIn(smtp.mails[0]?.raw ?? "") });
    await person.post("/a/me", { name: "Łucja", sendEmails: { product: true } });
    await makeDraft(person);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 20_000 });
    const raw = smtp.mails[1]?.raw ?? "";
    const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
    expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(head).toMatch(/^Message-ID: <[0-9a-f]{24}@localhost>$/m);
    expect(head.match(/^Message-ID:/gim)).toHaveLength(1);
    const address = /^List-Unsubscribe: <(http:\/\/localhost:3000\/api\/p\/unsubscribe\?token=[\w-]{43})>$/m.exec(
      head,
    )?.[1];
    const { pathname, search } = new URL(address ?? "http://missing.invalid");
    const answer = await fetch(`${server.address}${pathname}${search}`, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect([answer.status, await answer.json()]).toEqual([200, { status: "ok" }]);
    expect((await person.get("/a/me")).body.sendEmails).toEqual({ product: false });
    await makeDraft(person);
    await person.post("/a/help/messages", { subject: "Grüße", content: "Ä", priority: "low" });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(3), { timeout: 20_000 });
    expect(smtp.mails[2]?.raw).toContain("Reply-To: lucja@example.org");
    expect(smtp.mails[2]?.to).toEqual(["no-reply@localhost"]);
    await smtp.close();
  });

  it("goes into files that only the owner can read where no SMTP is set", async () => {
    server = await startTestServer("postgres");
    await server
      .browser()
      .post("/p/auth/email", { email: "łucja@example.org" })
      .catch(() => undefined);
    await server.browser().post("/p/auth/email", { email: "ines@example.org", returnTo: "/drafts" });
    const outbox = join(server.context.config.dataDir, "outbox");
    const [name, ...others] = readdirSync(outbox);
    expect(others).toEqual([]);
    expect(name).toMatch(/^[\dTZ.-]+-[0-9a-f]{8}\.eml$/);
    const raw = readFileSync(join(outbox, name ?? ""), "utf8");
    expect(statSync(join(outbox, name ?? "")).mode & 0o077).toBe(0);
    expect(raw).toContain("To: ines@example.org");
    expect(tokenIn(raw)).toBe(server.lastToken());
    expect(decoded(raw)).toContain("http://localhost:3000/drafts#token=");
  });

  it("shows no link on the terminal of a server for others, but says where the mail is", async () => {
    server = await startTestServer("postgres", { PUBLIC_URL: "https://grants.example.org" });
    await server.browser().post("/p/auth/email", { email: "ines@example.org" });
    const outbox = join(server.context.config.dataDir, "outbox");
    expect(readdirSync(outbox)).toHaveLength(1);
    expect(server.printed).toEqual([`A mail with a sign-in link is in ${outbox}, as no SMTP_URL is set`]);
    expect(server.logLines.join("\n")).not.toContain("token=");
  });
});
