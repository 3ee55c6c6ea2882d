import type { Schemas } from "@grantwright/api-client";
import { describe, expect, it } from "vitest";
import { beginSession } from "../src/capabilities/session/sessions.ts";
import { newId } from "../src/kernel/ids.ts";
import { databases, useServer } from "./support/testServer.ts";
import { testTime } from "./support/testTime.ts";

const minute = 60_000;
const newEmail = () => `person-${newId()}@example.org`;

describe.each(databases)("signing in on %s", (kind) => {
  const server = useServer(kind, { ADMIN_EMAIL: "admin@example.org" });

  it("makes an account with a name, a personal account and free credits when its first link is redeemed [1.1-product-email-opt-in] [1.3-user] [1.3-profile] [1.3-team] [1.3-token-answer] [1.7-get-me] [1.7-post-me-email] [1.7-post-me-name] [1.7-get-profile] [1.7-get-teams] [1.7-auth-email] [1.7-auth-token] [2.3-user] [2.7-get-teams]", async () => {
    const person = server.browser();
    const email = `Ines.Okafor+${newId()}@Example.org`;
    expect((await person.get("/a/me")).status).toBe(401);
    const asked = await person.post("/p/auth/email", { email, returnTo: "/drafts?x=1" });
    expect(asked.body).toEqual({ status: "checkEmail" });
    expect(server.printed.at(-1)).toContain("http://localhost:3000/drafts?x=1#token=");
    const redeemed = await person.post("/p/auth/token", { token: server.lastToken() });
    expect(redeemed.body).toEqual({ status: "confirmEmailSending", email: email.toLowerCase() });
    expect(redeemed.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^gw_session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^gw_browser=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const me = (await person.get<Schemas["User"]>("/a/me")).body;
    expect(me).toMatchObject({
      name: "Ines Okafor",
      teamName: "",
      isSuperAdmin: false,
      sendEmails: {},
      freeCredits: { welcome: 3 },
    });
    expect((await person.get("/a/teams")).body).toEqual([
      { id: expect.any(String), name: "Ines Okafor", personal: true },
    ]);
    expect((await person.get("/a/me/profile")).body).toEqual({ email: email.toLowerCase(), hasPassword: false });

    await person.post("/a/me", { sendEmails: { product: false } });
    expect((await person.post("/a/me", { name: "  Ines  " })).body).toMatchObject({
      name: "Ines",
      sendEmails: { product: false },
    });
    expect((await person.post("/a/me", {})).status).toBe(400);
    expect((await person.post("/a/me", { name: "   " })).status).toBe(400);
    const again = server.browser();
    await again.post("/p/auth/email", { email });
    expect((await again.post("/p/auth/token", { token: server.lastToken() })).body.status).toBe("ok");
    expect((await again.get("/a/me")).body.id).toBe(me.id);
  });

  it("says that an address is signed in already only to its own session [1.3-email-answer] [1.7-auth-email-status]", async () => {
    const email = newEmail();
    const person = await server.signIn(email);
    const printed = server.printed.length;
    expect((await person.post("/p/auth/email", { email })).body.status).toBe("confirmEmailSending");
    expect(server.printed.length).toBe(printed);
    expect((await server.browser().post("/p/auth/email", { email })).body.status).toBe("checkEmail");
  });

  it("mails a link to who is signed in, where they ask for one", async () => {
    const email = newEmail();
    const person = await server.signIn(email);
    expect((await person.post("/p/auth/email", { email, forceEmail: true })).body.status).toBe("checkEmail");
    expect((await person.post("/p/auth/token", { token: server.lastToken() })).body.email).toBe(email);
  });

  it("takes a link in ten minutes, and any of an address until one is used", async () => {
    const email = newEmail();
    const person = server.browser();
    const link = async () => {
      await person.post("/p/auth/email", { email });
      return server.lastToken();
    };
    const redeem = async (token: string) => (await server.browser().post("/p/auth/token", { token })).body;

    const older = await link();
    const newer = await link();
    const another = newEmail();
    await person.post("/p/auth/email", { email: another });
    const others = server.lastToken();
    const both = await Promise.all([redeem(older), redeem(newer), redeem(older)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["confirmEmailSending", "invalidToken", "invalidToken"]);
    for (const used of [older, newer]) expect(await redeem(used)).toEqual({ status: "invalidToken", email });
    expect((await redeem(others)).email).toBe(another);

    const late = await link();
    server.clock.offsetMs = 10 * minute + 1;
    expect(await redeem(late)).toEqual({ status: "invalidToken", email });
    server.clock.offsetMs = 0;
    expect(await redeem("x".repeat(43))).toEqual({ status: "invalidToken" });
    expect((await server.browser().get(`/p/auth/token?token=${late}`)).status).toBe(404);
  });

  it("never leads a link away from the app", async () => {
    const ask = (returnTo: string) => server.browser().post("/p/auth/email", { email: newEmail(), returnTo });
    for (const foreign of ["//evil.example/x", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])
      expect((await ask(foreign)).status, foreign).toBe(400);
    await ask("/\t/evil.example");
    expect(server.printed.at(-1)).toMatch(/: http:\/\/localhost:3000\//);
    await ask("/teams/0123?token=stolen&a=b#here");
    expect(server.printed.at(-1)).toMatch(/http:\/\/localhost:3000\/teams\/0123\?a=b#token=[\w-]{43}$/);
  });

  it("answers about an unknown address as about one without a password [1.3-check-user-answer] [1.7-check-user]", async () => {
    const email = newEmail();
    await server.signIn(email);
    const ask = (address: string) => server.browser().post("/p/auth/check-user", { email: address });
    const known = await ask(email);
    const unknown = await ask(newEmail());
    expect(known.body).toEqual({ hasPassword: false });
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(known.status);
  });

  it("signs in with a password, and with no other [1.1-link-or-password] [1.3-password-answer] [1.7-auth-password] [1.7-auth-email-force] [1.7-post-password]", async () => {
    const email = newEmail();
    const first = await server.signIn(email);
    expect((await first.post("/a/me/password", { password: "short" })).body).toEqual({
      message: "The password needs at least 8 characters.",
    });
    expect((await first.post("/a/me/password", { password: "correct horse" })).body).toEqual({ status: "ok" });
    expect((await first.get("/a/me/profile")).body.hasPassword).toBe(true);
    const person = server.browser();
    expect((await person.post("/p/auth/check-user", { email })).body).toEqual({ hasPassword: true });
    const wrong = await person.post("/p/auth/password", { email, password: "wrong horse" });
    expect([wrong.status, wrong.body]).toEqual([401, { message: "Invalid email or password" }]);
    const unknown = await person.post("/p/auth/password", { email: newEmail(), password: "wrong horse" });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    const right = await person.post("/p/auth/password", { email: email.toUpperCase(), password: "correct horse" });
    expect(right.body).toEqual({ status: "confirmEmailSending" });
    expect((await person.get("/a/me")).status).toBe(200);
    await person.post("/a/me", { sendEmails: { product: false } });
    const again = await server.browser().post("/p/auth/password", { email, password: "correct horse" });
    expect(again.body).toEqual({ status: "ok" });
    const noForce = await server.browser().post("/p/auth/email", { email });
    expect(noForce.status).toBe(422);
    const forced = await server.browser().post("/p/auth/email", { email, forceEmail: true });
    expect(forced.body).toEqual({ status: "checkEmail" });
  });

  it("changes a password only for who knows it, or came by a fresh link; and signs the others out", async () => {
    const email = newEmail();
    const here = await server.signIn(email);
    await here.post("/a/me/password", { password: "first password" });
    const there = server.browser();
    await there.post("/p/auth/password", { email, password: "first password" });
    expect((await there.post("/a/me/password", { password: "second password" })).status).toBe(422);
    const wrong = await there.post("/a/me/password", { password: "second password", currentPassword: "guess" });
    expect([wrong.status, wrong.body.message]).toEqual([422, "The current password is wrong."]);
    const changed = await there.post("/a/me/password", {
      password: "second password",
      currentPassword: "first password",
    });
    expect(changed.status).toBe(200);
    expect((await here.get("/a/me")).status).toBe(401);
    expect((await there.get("/a/me")).status).toBe(200);

    const byLink = await server.signIn(email);
    server.clock.offsetMs = 15 * minute + 1000;
    expect((await byLink.post("/a/me/password", { password: "third password" })).status).toBe(422);
    server.clock.offsetMs = 14 * minute;
    expect((await byLink.post("/a/me/password", { password: "third password" })).status).toBe(200);
    server.clock.offsetMs = 0;
  });

  it("ends a session at sign-out, at a new sign-in and after sixty days without use [1.7-logout]", async () => {
    const day = 24 * 60 * minute;
    const email = newEmail();
    const person = await server.signIn(email);
    const stolen = server.browser();
    stolen.cookie = person.cookie;
    const out = await person.post("/a/auth/logout");
    expect(out.status).toBe(204);
    expect((await stolen.get("/a/me")).status).toBe(401);

    const old = await server.signIn(email);
    stolen.cookie = old.cookie;
    await old.post("/p/auth/email", { email: newEmail() });
    await old.post("/p/auth/token", { token: server.lastToken() });
    expect((await old.get("/a/me")).status).toBe(200);
    expect((await stolen.get("/a/me")).status).toBe(401);

    const rolling = await server.signIn(email);
    server.clock.offsetMs = 59 * day;
    const renewed = await rolling.get("/a/me");
    expect(renewed.headers.get("set-cookie")).toContain("Max-Age=5184000");
    server.clock.offsetMs = 118 * day;
    expect((await rolling.get("/a/me")).status).toBe(200);
    server.clock.offsetMs = 179 * day;
    expect((await rolling.get("/a/me")).status).toBe(401);
    server.clock.offsetMs = 0;
  });

  it("ends a session after half a year, however often it is used", async () => {
    const day = 24 * 60 * minute;
    const rolling = await server.signIn();
    for (const days of [50, 100, 150, 179]) {
      server.clock.offsetMs = days * day;
      expect((await rolling.get("/a/me")).status).toBe(200);
    }
    server.clock.offsetMs = 180 * day + minute;
    expect((await rolling.get("/a/me")).status).toBe(401);
    server.clock.offsetMs = 0;
  });

  it("limits tries by address and network, and by network alone", async () => {
    server.clock.at = Date.UTC(2027, 5, 1, 12, 30);
    const email = newEmail();
    const links = [];
    for (let round = 0; round < 11; round += 1) links.push(await server.browser().post("/p/auth/email", { email }));
    expect(links.slice(0, 10).every(({ status }) => status === 200)).toBe(true);
    expect(links[10]?.status).toBe(429);
    expect(links[10]?.body.message).toBe("Too many tries. Please wait a few minutes and try again.");
    const wait = Number(links[10]?.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3600);

    const guesses = await Promise.all(
      Array.from({ length: 14 }, () => server.browser().post("/p/auth/password", { email, password: "guess" })),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);

    for (let round = 0; round < 60; round += 1)
      expect((await from("203.0.113.7", "check-user", { email: newEmail() })).statusCode).toBe(200);
    expect((await from("203.0.113.7", "check-user", { email: newEmail() })).statusCode).toBe(429);
    expect((await from("203.0.113.8", "check-user", { email: newEmail() })).statusCode).toBe(200);
    server.clock.at = testTime.getTime();
  });

  const from = (remoteAddress: string, call: string, payload: object) =>
    server.app.inject({ method: "POST", url: `/api/p/auth/${call}`, remoteAddress, payload });

  it("slides: twice as many tries do not pass at the turn of an hour, and who waits as told gets through", async () => {
    const hour = 60 * minute;
    const turn = Date.UTC(2027, 6, 1, 12);
    const email = newEmail();
    const ask = () => from("198.51.100.1", "email", { email });
    server.clock.at = turn - minute;
    for (let round = 0; round < 10; round += 1) expect((await ask()).statusCode).toBe(200);
    server.clock.at = turn + minute;
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    server.clock.at = turn + minute + Number(refused.headers["retry-after"]) * 1000;
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
    server.clock.at = turn + 3 * hour;
    for (let round = 0; round < 10; round += 1) expect((await ask()).statusCode).toBe(200);
    server.clock.at = testTime.getTime();
  });

  it("lets nobody keep another person out by trying too often", async () => {
    const email = newEmail();
    const person = await server.signIn(email);
    await person.post("/a/me/password", { password: "correct horse" });
    await person.post("/a/auth/logout");
    server.clock.at = Date.UTC(2027, 7, 1, 12, 1);
    // Out of one network: its tries are over, those of all others are not.
    for (let round = 0; round < 11; round += 1) {
      await from("198.51.100.7", "email", { email, forceEmail: true });
      await from("198.51.100.7", "password", { email, password: "guess" });
    }
    const elsewhere = { email, password: "correct horse" };
    expect((await from("203.0.113.1", "password", elsewhere)).statusCode).toBe(200);
    // Out of many networks: a new browser has to wait, but the person's own does not.
    for (let network = 0; network < 12; network += 1)
      for (let round = 0; round < 10; round += 1) {
        await from(`10.1.${network}.9`, "password", { email, password: "guess" });
        await from(`10.1.${network}.9`, "email", { email, forceEmail: true });
      }
    expect((await from("203.0.113.1", "password", elsewhere)).statusCode).toBe(429);
    const printed = server.printed.length;
    const silent = await from("203.0.113.1", "email", { email, forceEmail: true });
    expect([silent.statusCode, silent.json(), server.printed.length]).toEqual([200, { status: "checkEmail" }, printed]);
    const asked = await person.post("/p/auth/email", { email, forceEmail: true });
    expect([asked.body.status, server.printed.length]).toEqual(["checkEmail", printed + 1]);
    expect((await person.post("/p/auth/password", { email, password: "correct horse" })).status).toBe(200);
    // What the person's own browser may try is limited too.
    const own = [];
    for (let round = 0; round < 11; round += 1)
      own.push((await person.post("/p/auth/password", { email, password: "guess" })).status);
    expect(own.at(-1)).toBe(429);
    server.clock.at = testTime.getTime();
  });

  it("refuses a password that is easy to guess, and a first one without a fresh link", async () => {
    const email = `ines.okafor-${newId()}@example.org`;
    const person = await server.signIn(email);
    const set = async (password: string) => {
      const { status, body } = await person.post("/a/me/password", { password });
      return [status, body.message];
    };
    const easy = "This password is too easy to guess. Choose another.";
    for (const password of ["password", "12345678", "qwertyuiop", "grantwright", email, "        "])
      expect(await set(password), password).toEqual([422, easy]);
    server.clock.offsetMs = 15 * minute + 1000;
    const link = "Please sign in with a new link first. It is good for 15 minutes.";
    expect(await set("correct horse")).toEqual([422, link]);
    server.clock.offsetMs = 14 * minute;
    expect(await set("correct horse")).toEqual([200, undefined]);
    server.clock.offsetMs = 0;
  });

  it("writes down who signed in, who was refused and from where, and no secret", async () => {
    const email = newEmail();
    const person = await server.signIn(email);
    const id: string = (await person.get("/a/me")).body.id;
    await server.browser().post("/p/auth/password", { email, password: "a guess of mine" });
    await server.browser().post("/p/auth/token", { token: "x".repeat(43) });
    const lines = server.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const network = "127.0.0.0/24";
    expect(lines).toContainEqual(expect.objectContaining({ event: "linkUsed", person: id, network }));
    const events = lines.filter(({ person: who }) => who === undefined).map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(["passwordWrong", "linkRefused"]));
    const answered = { msg: "answered", path: "/api/a/me", status: 200, person: id, ip: "127.0.0.1" };
    expect(lines).toContainEqual(expect.objectContaining(answered));
    expect(server.logLines.join("")).not.toMatch(/a guess of mine|gw_session|gw_browser/);
    expect(server.logLines.join("")).not.toContain(email);
  });

  it("tells where a person is signed in, and signs them out there", async () => {
    const email = newEmail();
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const inFirefox = server.browser();
    await inFirefox.post("/p/auth/email", { email });
    await inFirefox.post("/p/auth/token", { token: server.lastToken() }, { "user-agent": firefox });
    const unknown = server.browser();
    await unknown.post("/p/auth/email", { email });
    await unknown.post("/p/auth/token", { token: server.lastToken() }, { "user-agent": "x".repeat(3_000) });
    const list = async (of = inFirefox) => (await of.get<Schemas["SignedInBrowser"][]>("/a/me/sessions")).body;
    const shown = { via: "link", since: expect.any(String), lastUsedAt: expect.any(String), id: expect.any(String) };
    const all = await list();
    expect(all).toHaveLength(2);
    expect(all).toContainEqual({ ...shown, isThis: true, browser: "Firefox", system: "Linux" });
    expect(all).toContainEqual({ ...shown, isThis: false });
    expect(JSON.stringify(all)).not.toMatch(/hash|token/i);

    const other = all.find(({ isThis }) => !isThis)!;
    const stranger = await server.signIn(newEmail());
    expect((await stranger.call("DELETE", `/a/me/sessions/${other.id}`)).status).toBe(404);
    expect((await unknown.get("/a/me")).status).toBe(200);
    expect((await inFirefox.call("DELETE", `/a/me/sessions/${other.id}`)).status).toBe(204);
    expect((await inFirefox.call("DELETE", `/a/me/sessions/${other.id}`)).status).toBe(404);
    expect((await unknown.get("/a/me")).status).toBe(401);
    expect(await list()).toHaveLength(1);

    const more = [await server.signIn(email), await server.signIn(email)];
    expect(await list()).toHaveLength(3);
    expect((await inFirefox.call("DELETE", "/a/me/sessions")).status).toBe(204);
    expect(await Promise.all(more.map(async (each) => (await each.get("/a/me")).status))).toEqual([401, 401]);
    expect(await list()).toMatchObject([{ isThis: true }]);
    expect((await stranger.get("/a/me")).status).toBe(200);
  });

  it("keeps a person signed in in a hundred browsers, and no session whose time is over in the list", async () => {
    const email = newEmail();
    const person = await server.signIn(email);
    const { db, now } = server.context;
    const { id } = (await person.get<Schemas["User"]>("/a/me")).body;
    const agent = { browser: "Firefox", system: "Linux" };
    server.clock.offsetMs = minute;
    const secrets = [];
    for (let each = 0; each < 101; each += 1) secrets.push(await beginSession(db, now(), id, "link", agent));
    expect((await person.get("/a/me")).status).toBe(401);
    const last = server.browser();
    last.cookie = `gw_session=${secrets.at(-1)}`;
    expect((await last.get("/a/me/sessions")).body).toHaveLength(100);
    server.clock.offsetMs = 61 * 24 * 60 * minute;
    const later = await server.signIn(email);
    expect((await later.get("/a/me/sessions")).body).toHaveLength(1);
    server.clock.offsetMs = 0;
  });

  it("knows its admins", async () => {
    const admin = await server.signIn("Admin@example.org");
    expect((await admin.get("/a/me")).body.isSuperAdmin).toBe(true);
  });
});
