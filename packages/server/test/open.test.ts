import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { queueMail } from "../src/capabilities/mail/queueMail.ts";
import { analyticsEvent, mail, user } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { purge } from "./support/purge.ts";
import { databases, startTestServer, useServer } from "./support/testServer.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };

describe.each(databases)("calls that anybody may make, on %s", (kind) => {
  const server = useServer(kind, { MAIL_FROM: "Grants <grants@example.org>" });

  /** A person who gets product mails, and the secret in their unsubscribe links. */
  const subscriber = async () => {
    const person = await server.signIn();
    await person.post("/a/me", { sendEmails: { product: true } });
    const { id } = (await person.get("/a/me")).body;
    const { context } = server;
    const mailId = await context.db.transaction((tx) =>
      queueMail(context, tx, {
        isProduct: true,
        userId: id,
        to: "x@example.org",
        kind: "test",
        subject: "x",
        parts: { heading: "x", before: [], after: [] },
      }),
    );
    const [row] = await context.db
      .select()
      .from(mail)
      .where(eq(mail.id, mailId ?? ""));
    const token = /token=([\w-]+)>/.exec(row?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const wants = async () => (await person.get("/a/me")).body.sendEmails.product;
    return { token, wants, person };
  };

  it("say where to write to, what is free, and that neither payments nor an example are there", async () => {
    expect((await server.browser().get("/p/settings")).body).toEqual({
      supportEmail: "grants@example.org",
      isPaymentsReady: false,
      freeProposals: 3,
      example: null,
    });
    const help = await startTestServer("embedded", { SUPPORT_EMAIL: "help@example.org" });
    expect((await help.browser().get("/p/settings")).body.supportEmail).toBe("help@example.org");
    await help.stop();
  });

  it("name no address to write to where nobody has named one", async () => {
    const bare = await startTestServer("embedded");
    onTestFinished(() => bare.stop());
    expect((await bare.browser().get("/p/settings")).body.supportEmail).toBeNull();
  });

  it("unsubscribe at one click, however a mail program asks, and again [1.7-unsubscribe] [1.5-unsubscribe-token]", async () => {
    const anybody = server.browser();
    const ways: [unknown, Record<string, string>?][] = [
      ["List-Unsubscribe=One-Click", form],
      [
        "--x\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n--x--",
        { "content-type": "multipart/form-data; boundary=x" },
      ],
      [undefined],
      ["{broken", { "content-type": "application/json" }],
      ["x", { "content-type": "application/octet-stream" }],
      [undefined, { origin: "https://mail.example", "sec-fetch-site": "cross-site" }],
    ];
    for (const [body, headers] of ways) {
      const { token, wants } = await subscriber();
      for (let round = 0; round < 2; round += 1) {
        const answer = await anybody.post(`/p/unsubscribe?token=${token}`, body, headers);
        expect([answer.status, answer.body], JSON.stringify(headers)).toEqual([200, { status: "ok" }]);
      }
      expect(await wants()).toBe(false);
    }
    const { token, wants, person } = await subscriber();
    await anybody.post(`/p/unsubscribe?token=${token}`);
    await person.post("/a/me", { sendEmails: { product: true } });
    expect(await wants()).toBe(true);
    await anybody.post(`/p/unsubscribe?token=${token}`);
    expect(await wants()).toBe(false);
  });

  it("lead who opens the address of a mail to the page that asks first, and change nothing", async () => {
    const { token, wants, person } = await subscriber();
    const fromMail = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    for (const who of [person, server.browser()]) {
      const answer = await who.get(`/p/unsubscribe?token=${token}`, fromMail);
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toBe(`http://localhost:3000/unsubscribe#token=${token}`);
      expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    }
    const odd = await server
      .browser()
      .get(`/p/unsubscribe?token=${encodeURIComponent("//evil.example/&a=b#\r\nx: y")}`);
    const { origin, pathname, search, hash } = new URL(odd.headers.get("location") ?? "");
    expect([origin, pathname, search, [...new URLSearchParams(hash.slice(1)).keys()]]).toEqual([
      "http://localhost:3000",
      "/unsubscribe",
      "",
      ["token"],
    ]);
    for (const query of ["", "?token=", `?token=${"x".repeat(501)}`])
      expect((await person.get(`/p/unsubscribe${query}`)).status, query).toBe(400);
    expect(await wants()).toBe(true);
    expect(server.logLines.join("\n")).not.toContain(token);
  });

  it("unsubscribe nobody with a token that is none", async () => {
    const { token, wants, person } = await subscriber();
    const invalid = "This link is not valid. You can turn emails off in your account at any time.";
    for (const wrong of [
      `${token}x`,
      token.slice(1),
      token.toUpperCase(),
      "null",
      "%00",
      "%",
      "%E0%A4%A",
      "' or 1=1 --",
    ]) {
      const answer = await person.post(`/p/unsubscribe?token=${wrong}`, "List-Unsubscribe=One-Click", form);
      expect([answer.status, answer.body.message], wrong).toEqual([400, invalid]);
    }
    for (const query of ["", "?token=", `?token=${"x".repeat(501)}`, "?tokens=x"])
      expect((await person.post(`/p/unsubscribe${query}`)).status, query).toBe(400);
    const unasked = await server.signIn();
    expect((await unasked.post("/p/unsubscribe?token=null")).status).toBe(400);
    expect(await wants()).toBe(true);
    expect(server.logLines.join("\n")).not.toContain(token);
    const withToken = await server.context.db.select().from(user).where(eq(user.unsubscribeToken, token));
    expect(withToken).toHaveLength(1);
  });

  it("take events as text and as JSON, and keep nothing of a person [1.3-analytics-event] [1.7-beacon] [1.9-beacon-address]", async () => {
    const anybody = server.browser();
    const name = `event-${newId().slice(0, 6)}`;
    const stored = () => server.context.db.select().from(analyticsEvent).where(eq(analyticsEvent.name, name));
    const event = { name, properties: { location: `/docs/${newId()}?ref=spring&token=x`, who: "a@example.org", n: 1 } };
    const plain = { "content-type": "text/plain;charset=UTF-8", origin: "null" };
    for (const [body, headers] of [
      [JSON.stringify(event), plain],
      [event, undefined],
      [JSON.stringify({ name }), { ...plain, "sec-fetch-site": "same-origin" }],
      [JSON.stringify({ name, ref: "\u0000a\ud800", properties: { "\u0000": "\u0000" } }), plain],
    ] as const) {
      const answer = await anybody.post("/p/be", body, headers);
      expect([answer.status, answer.body]).toEqual([204, undefined]);
    }
    const [first, second, third, fourth] = await stored();
    const kept = { path: "/docs/:id", ref: "spring", properties: { n: 1 } };
    expect([first, second]).toMatchObject([kept, kept]);
    expect(third).toMatchObject({ path: null, ref: null, properties: {} });
    expect(fourth).toMatchObject({ ref: "a\ufffd", properties: { "": "" } });
    expect(Object.keys(first ?? {}).sort()).toEqual(["at", "name", "path", "properties", "ref", "seq"]);

    const text = { "content-type": "text/plain" };
    for (const nonsense of [
      "",
      "x",
      "null",
      "[]",
      "7",
      "{}",
      '{"name":""}',
      '{"name":7}',
      `{"name":"${"n".repeat(201)}"}`,
      `{"name":"${name}","properties":[]}`,
      `{"name":"${name}","more":1}`,
      `{"name":"${name}","ref":"${"r".repeat(201)}"}`,
      `{"name":"${name}","properties":{"p":"${"p ".repeat(10_000)}"}}`,
      `{"name":"ines@example.org"}`,
    ])
      for (const headers of [text, undefined])
        expect((await anybody.post("/p/be", nonsense, headers)).status, nonsense.slice(0, 80)).toBe(400);
    expect(await stored()).toHaveLength(4);

    server.clock.offsetMs = 399 * 24 * 60 * 60_000;
    await purge(server.context);
    expect(await stored()).toHaveLength(4);
    server.clock.offsetMs = 401 * 24 * 60 * 60_000;
    await purge(server.context);
    expect(await stored()).toEqual([]);
    server.clock.offsetMs = 0;
  });

  it("take so many events from one network address, and no more", async () => {
    const send = async (remoteAddress: string) =>
      (await server.app.inject({ method: "POST", url: "/api/p/be", remoteAddress, payload: { name: "x" } })).statusCode;
    for (let round = 0; round < 1000; round += 1) expect(await send("203.0.113.9")).toBe(204);
    expect(await send("203.0.113.9")).toBe(429);
    expect(await send("203.0.113.10")).toBe(204);
  });
});
