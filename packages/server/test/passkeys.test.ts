import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { auditEntry, mail, passkey } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import type { Browser } from "./support/browser.ts";
import { SoftAuthenticator } from "./support/softAuthenticator.ts";
import { idOf } from "./support/teams.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";
import { turnOn } from "./support/twoSteps.ts";

const minute = 60_000;
const origin = "http://localhost:3000";
const newEmail = () => `person-${newId()}@example.org`;

describe.each(bothDatabases)("passkeys on %s", (kind) => {
  const server = useServer(kind);

  const begin = (person: Browser) => person.post<Schemas["PasskeyCreationOptions"]>("/a/me/passkeys/options", {});
  const add = async (person: Browser, key = new SoftAuthenticator(origin), name = "My phone") => {
    const { body: options } = await begin(person);
    const answer = await person.post<Schemas["Passkey"]>("/a/me/passkeys", { name, credential: key.create(options) });
    return { key, answer, options };
  };
  const ask = async (browser: Browser) =>
    (await browser.post<Schemas["PasskeyRequestOptions"]>("/p/auth/passkey/options")).body;
  const signIn = async (key: SoftAuthenticator, odd: Parameters<SoftAuthenticator["get"]>[1] = {}) => {
    const browser = server.browser();
    const options = await ask(browser);
    return { browser, answer: await browser.post("/p/auth/passkey", { credential: key.get(options, odd) }) };
  };
  const mailsTo = async (email: string) =>
    (await server.context.db.select().from(mail).where(eq(mail.to, email)).orderBy(mail.createdAt)).map(
      (row) => row.kind,
    );

  it("are added by who has just signed in, listed, renamed and removed", async () => {
    const email = newEmail();
    const person = await server.signIn(email);
    const { answer, options, key } = await add(person);
    expect(options).toMatchObject({
      rp: { name: "Grantwright", id: "localhost" },
      user: { name: email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    const { id } = answer.body;
    const added = { id, name: "My phone", addedAt: expect.any(String), lastUsedAt: null, isSynced: false };
    expect(answer.body).toEqual(added);
    expect((await begin(person)).body.excludeCredentials).toEqual([
      expect.objectContaining({ id: key.credentialId.toString("base64url") }),
    ]);
    const renamed = await person.call("PATCH", `/a/me/passkeys/${id}`, { name: "  Old phone " });
    expect(renamed.body).toEqual({ ...added, name: "Old phone" });
    expect((await person.call("PATCH", `/a/me/passkeys/${id}`, { name: "  " })).status).toBe(400);
    expect((await person.get("/a/me/passkeys")).body).toEqual([{ ...added, name: "Old phone" }]);
    expect((await person.call("DELETE", `/a/me/passkeys/${id}`)).status).toBe(204);
    expect((await person.call("DELETE", `/a/me/passkeys/${id}`)).status).toBe(404);
    expect(await mailsTo(email)).toEqual(["passkeyAdded", "passkeyRemoved"]);
    const events = await server.context.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.actorId, await idOf(person)));
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(["addPasskey", "renamePasskey", "removePasskey"]),
    );

    server.clock.offsetMs += 16 * minute;
    const stale = await begin(person);
    expect(stale).toMatchObject({ status: 422, body: { fields: [{ id: "link" }] } });
  });

  it("sign in alone, also who has two-step sign-in, and are fresh enough for what asks for that", async () => {
    const email = newEmail();
    const person = await server.signIn(email);
    const { key } = await add(person);
    await turnOn(server, person);
    const { browser, answer } = await signIn(key);
    expect([answer.status, answer.body]).toEqual([200, { status: "confirmEmailSending" }]);
    expect((await browser.get("/a/me/profile")).body.email).toBe(email);
    expect((await browser.get("/a/me/sessions")).body[0]).toMatchObject({ isThis: true, via: "passkey" });
    expect((await browser.get("/a/me/passkeys")).body[0].lastUsedAt).toEqual(expect.any(String));
    expect((await browser.post("/a/me/password", { password: "a new long password" })).status).toBe(200);
    const { body } = await browser.get<Schemas["SignedInBrowser"][]>("/a/me/sessions");
    expect(body).toHaveLength(1);
  });

  it("are refused for another challenge, origin or host, without the person, by a counter that stands still, and twice", async () => {
    const { key } = await add(await server.signIn());
    for (const odd of [
      { origin: "https://evil.example" },
      { isVerified: false },
      { rpId: "evil.example" },
      { counter: 1 },
    ]) {
      const { answer, browser } = await signIn(key, odd);
      expect(answer.status, JSON.stringify(odd)).toBe(401);
      expect((await browser.get("/a/me")).status).toBe(401);
    }
    key.counter = 10;
    const browser = server.browser();
    const options = await ask(browser);
    const credential = key.get(options);
    expect((await server.browser().post("/p/auth/passkey", { credential })).status).toBe(401);
    const { cookie } = browser;
    expect((await browser.post("/p/auth/passkey", { credential })).status).toBe(200);
    const replay = server.browser();
    replay.cookie = cookie;
    expect((await replay.post("/p/auth/passkey", { credential })).status).toBe(401);
    const foreign = server.browser();
    await ask(foreign);
    expect((await foreign.post("/p/auth/passkey", { credential })).status).toBe(401);
    const late = server.browser();
    const old = await ask(late);
    server.clock.offsetMs += 5 * minute;
    expect((await late.post("/p/auth/passkey", { credential: key.get(old) })).status).toBe(401);
    expect((await signIn(key)).answer.status).toBe(200);
    const forged = new SoftAuthenticator(origin);
    key.credentialId.copy(forged.credentialId);
    expect((await signIn(forged, { counter: 100 })).answer.status).toBe(401);
    const unknown = (await signIn(new SoftAuthenticator(origin))).answer;
    expect([unknown.status, unknown.body.message]).toEqual([401, expect.stringContaining("not known here")]);
  });

  it("sign in once of several answers at the same time", async () => {
    const { key } = await add(await server.signIn());
    const browser = server.browser();
    const credential = key.get(await ask(browser));
    const { cookie } = browser;
    const answers = await Promise.all(
      [1, 2, 3].map(() => {
        const each = server.browser();
        each.cookie = cookie;
        return each.post("/p/auth/passkey", { credential });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it("are not added twice, for somebody else's challenge, without the person, or beyond twenty", async () => {
    const person = await server.signIn();
    const { key } = await add(person);
    const again = await add(person, key);
    expect([again.answer.status, (again.answer.body as unknown as { message: string }).message]).toEqual([
      422,
      "This passkey is added already.",
    ]);
    const other = await server.signIn();
    const { body: options } = await begin(person);
    const credential = new SoftAuthenticator(origin).create(options);
    expect((await other.post("/a/me/passkeys", { name: "x", credential })).status).toBe(422);
    expect((await person.post("/a/me/passkeys", { name: "x", credential })).status).toBe(200);
    expect((await person.post("/a/me/passkeys", { name: "x", credential })).status).toBe(422);
    const { body: more } = await begin(person);
    const unseen = new SoftAuthenticator(origin).create(more, { isVerified: false });
    expect((await person.post("/a/me/passkeys", { name: "x", credential: unseen })).status).toBe(422);

    const { db, now } = server.context;
    const userId = await idOf(person);
    const row = { userId, publicKey: "", counter: 0, name: "x", isSynced: false };
    const { body: last } = await begin(person);
    for (let each = 0; each < 18; each += 1)
      await db.insert(passkey).values({ ...row, id: newId(), credentialId: newId(), addedAt: now() });
    const full = await person.post("/a/me/passkeys", {
      name: "x",
      credential: new SoftAuthenticator(origin).create(last),
    });
    expect([full.status, full.body.message]).toEqual([422, "You have 20 passkeys. Remove one first."]);
    expect((await begin(person)).status).toBe(422);
    expect((await other.get("/a/me/passkeys")).body).toEqual([]);
  });

  it("are named in what their person downloads, without what they are made of, and go with the account", async () => {
    const email = newEmail();
    const person = await server.signIn(email);
    const { key } = await add(person, undefined, "The one in my download");
    const [row] = await server.context.db
      .select()
      .from(passkey)
      .where(eq(passkey.credentialId, key.credentialId.toString("base64url")));
    const file = await fetch(`${server.address}/api/a/me/export`, { headers: { cookie: person.cookie } });
    const account = strFromU8(unzipSync(new Uint8Array(await file.arrayBuffer()))["account.json"] ?? new Uint8Array());
    expect(account).toContain("The one in my download");
    expect(account).not.toContain(row?.publicKey);
    expect(JSON.parse(account).twoStepSignIn).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await person.post("/a/me/deletion", { email })).status).toBe(204);
    expect((await signIn(key)).answer.status).toBe(401);
  });
});
