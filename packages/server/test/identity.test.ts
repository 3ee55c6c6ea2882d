import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntry, passkey, personIdentity, providerSignIn, session, user } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { identity } from "../src/modules/identity/index.ts";
import type { Answer, Browser } from "./support/browser.ts";
import { startLocalProvider, type LocalProvider } from "./support/identityProvider.ts";
import { makeTeam } from "./support/teams.ts";
import { databases, startTestServer, type TestServer } from "./support/testServer.ts";

const minute = 60_000;
const publicUrl = "http://localhost:3000";
const callbackOf = (id: string) => `${publicUrl}/api/p/auth/providers/${id}/callback`;
const newEmail = (domain = "acme.example") => `person-${newId()}@${domain}`;
const clientSecrets: string[] = [];

describe.each(databases)("signing in by a provider on %s", (kind) => {
  let server: TestServer;
  let acme: LocalProvider;
  let strict: LocalProvider;
  let folder: string;
  let teamId: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "grantwright-providers-"));
    acme = await startLocalProvider(["acme", "trusting"].map(callbackOf));
    strict = await startLocalProvider([callbackOf("strict")], { tellsInToken: true });
    clientSecrets.push(acme.clientSecret, strict.clientSecret);
    const file = join(folder, "providers.json");
    const client = ({ issuer, clientId, clientSecret }: LocalProvider) => ({ issuer, clientId, clientSecret });
    writeFileSync(join(folder, "secret"), `${strict.clientSecret}\n`);
    const write = (team?: string) =>
      writeFileSync(
        file,
        JSON.stringify({
          providers: [
            { id: "acme", name: "Acme", ...client(acme), domains: ["acme.example", "Acme.Test"], team },
            { id: "trusting", name: "Trusting", ...client(acme), domains: ["trusting.example"], trustEmail: true },
            {
              id: "strict",
              name: "Strict Trust",
              ...client(strict),
              clientSecret: undefined,
              clientSecretFile: "secret",
              domains: ["strict.example"],
              required: true,
              wayIn: ["break.glass@strict.example"],
            },
          ],
        }),
      );
    teamId = newId();
    write(teamId);
    server = await startTestServer(kind, { OIDC_PROVIDERS_FILE: file });
    const owner = await server.signIn("owner@elsewhere.example");
    const made = await makeTeam(owner, "The team of Acme");
    // The id of the team is known to the operator before; here it is the other way round.
    (server.context.config.providers[0] as { team: string }).team = made;
    teamId = made;
  });

  afterAll(async () => {
    await server.stop();
    await Promise.all([acme.stop(), strict.stop()]);
    rmSync(folder, { recursive: true });
  });

  beforeEach(() => {
    for (const provider of [acme, strict]) {
      provider.isDown = false;
      provider.isForged = false;
    }
  });

  async function start(person: Browser, provider = "acme", more: object = {}): Promise<URL> {
    const { status, body } = await person.post("/p/auth/providers/start", { provider, ...more });
    expect(status).toBe(200);
    return new URL((body as Schemas["StartProviderSignInResponse"]).location);
  }

  const open = (person: Browser, address: URL): Promise<Answer> =>
    person.get(address.pathname.replace(/^\/api/, "") + address.search);

  const local = (provider: string) => (provider === "strict" ? strict : acme);

  /** Signs in, and returns the address that it leads to. */
  async function enter(person: Browser, claims: object, provider = "acme", more: object = {}): Promise<string> {
    local(provider).person = { sub: newId(), email_verified: true, ...claims };
    const back = await local(provider).visit(await start(person, provider, more));
    expect(back.origin + back.pathname).toBe(callbackOf(provider));
    const { status, headers } = await open(person, back);
    expect(status).toBe(302);
    return headers.get("location") ?? "";
  }

  const me = (person: Browser) => person.get<Schemas["User"]>("/a/me");
  const events = () => server.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);

  it("makes a person the first time and finds them the second, by what the provider calls them", async () => {
    const sub = newId();
    const email = newEmail();
    const first = server.browser();
    const returnTo = "/drafts?sort=name";
    expect(await enter(first, { sub, email: email.toUpperCase() }, "acme", { returnTo })).toBe(
      `${publicUrl}/drafts?sort=name#signIn=consent`,
    );
    const { id } = (await me(first)).body;
    expect((await first.get("/a/me/profile")).body).toEqual({ email, hasPassword: false });
    expect((await first.get("/a/teams")).body).toHaveLength(2);
    await first.post("/a/me", { sendEmails: { product: false } });

    const second = server.browser();
    expect(await enter(second, { sub, email: newEmail() })).toBe(`${publicUrl}/`);
    expect((await me(second)).body.id).toBe(id);
    const [here] = (await second.get<Schemas["SignedInBrowser"][]>("/a/me/sessions")).body;
    expect(here).toMatchObject({ via: "provider" });

    const { db } = server.context;
    const noted = await db.select().from(auditEntry).where(eq(auditEntry.actorId, id));
    expect(noted.find(({ event }) => event === "signedIn")?.detail).toEqual({ via: "provider", provider: "acme" });
    expect(events()).toContainEqual(expect.objectContaining({ event: "providerUsed", person: id, provider: "acme" }));
  });

  it("finds who has an account already by the address, and keeps their other ways", async () => {
    const email = newEmail();
    const before = await server.signIn(email);
    await before.post("/a/me", { sendEmails: { product: true } });
    const { id } = (await me(before)).body;
    const after = server.browser();
    expect(await enter(after, { email })).toBe(`${publicUrl}/`);
    expect((await me(after)).body.id).toBe(id);
    expect((await me(before)).status).toBe(200);
    expect((await me(await server.signIn(email))).body.id).toBe(id);
  });

  it("never gives an account to another person of the provider who has its address now", async () => {
    const email = newEmail();
    const own = server.browser();
    await enter(own, { email });
    const other = server.browser();
    expect(await enter(other, { email }, "acme", { returnTo: "/templates" })).toBe(
      `${publicUrl}/templates#signIn=otherPerson`,
    );
    expect((await me(other)).status).toBe(401);
  });

  it("lets nobody in for a domain that is not the provider's", async () => {
    for (const email of [newEmail("strict.example"), newEmail("elsewhere.example"), newEmail("sub.acme.example")]) {
      const person = server.browser();
      expect(await enter(person, { email })).toBe(`${publicUrl}/#signIn=wrongDomain`);
      expect((await me(person)).status).toBe(401);
      expect(await server.context.db.select().from(user).where(eq(user.email, email))).toEqual([]);
    }
    expect(await enter(server.browser(), { email: newEmail("ACME.test") })).toContain("#signIn=consent");
  });

  it("asks for a verified address, where the operator does not trust the provider's", async () => {
    const unverified = `${publicUrl}/#signIn=unverified`;
    expect(await enter(server.browser(), { email: newEmail(), email_verified: false })).toBe(unverified);
    expect(await enter(server.browser(), { email: newEmail(), email_verified: undefined })).toBe(unverified);
    expect(await enter(server.browser(), {})).toBe(unverified);
    const trusted = newEmail("trusting.example");
    expect(await enter(server.browser(), { email: trusted, email_verified: false }, "trusting")).toBe(unverified);
    expect(await enter(server.browser(), { email: trusted, email_verified: undefined }, "trusting")).toContain(
      "#signIn=consent",
    );
  });

  it("takes a way back once, in ten minutes, in the browser that went", async () => {
    const expired = `${publicUrl}/#signIn=expired`;
    acme.person = { sub: newId(), email: newEmail(), email_verified: true };
    const person = server.browser();
    const back = await acme.visit(await start(person));
    const { cookie } = person;

    const stranger = server.browser();
    expect((await open(stranger, back)).headers.get("location")).toBe(expired);
    await start(stranger);
    expect((await open(stranger, back)).headers.get("location")).toBe(expired);
    const wrong = new URL(back);
    wrong.searchParams.set("state", "x".repeat(43));
    expect((await open(person, wrong)).headers.get("location")).toBe(expired);
    expect((await me(person)).status).toBe(401);

    expect((await open(person, back)).headers.get("location")).toContain("#signIn=consent");
    expect((await me(person)).status).toBe(200);
    const replay = server.browser();
    replay.cookie = cookie;
    expect((await open(replay, back)).headers.get("location")).toBe(expired);
    expect((await me(replay)).status).toBe(401);

    const late = server.browser();
    const lateBack = await acme.visit(await start(late));
    server.clock.offsetMs += 10 * minute;
    expect((await open(late, lateBack)).headers.get("location")).toBe(expired);
    await identity.purge?.(server.context);
    const { db, now } = server.context;
    const left = await db.select().from(providerSignIn);
    expect(left.filter(({ expiresAt }) => expiresAt < now())).toEqual([]);
  });

  it("sets a cookie for the way back alone, and stores nothing that could take its place", async () => {
    const person = server.browser();
    const { headers, body } = await person.post("/p/auth/providers/start", {
      provider: "acme",
      email: "ines@acme.example",
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^gw_sign_in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const asked = new URL(body.location).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      scope: "openid email",
      login_hint: "ines@acme.example",
      redirect_uri: callbackOf("acme"),
    });
    const stored = JSON.stringify(await server.context.db.select().from(providerSignIn));
    const secret = /gw_sign_in=([\w-]+)/.exec(person.cookie)?.[1] ?? "";
    for (const hidden of [secret, asked.get("state"), asked.get("nonce")]) expect(stored).not.toContain(hidden);
  });

  it("believes no token with another nonce, code of another verifier, or signature of another key", async () => {
    acme.person = { sub: newId(), email: newEmail(), email_verified: true };
    const changed = async (name: string, value: string) => {
      const person = server.browser();
      const address = await start(person);
      address.searchParams.set(name, value);
      return (await open(person, await acme.visit(address))).headers.get("location");
    };
    expect(await changed("nonce", "another")).toBe(`${publicUrl}/#signIn=failed`);
    expect(await changed("code_challenge", "A".repeat(43))).toBe(`${publicUrl}/#signIn=expired`);

    const forgedFor = await startTestServer(kind, {
      OIDC_PROVIDERS_FILE: join(folder, "providers.json"),
    });
    acme.isForged = true;
    const person = forgedFor.browser();
    const begun = await person.post("/p/auth/providers/start", { provider: "acme" });
    const back = await acme.visit(begun.body.location);
    expect((await open(person, back)).headers.get("location")).toBe(`${publicUrl}/#signIn=failed`);
    expect((await me(person)).status).toBe(401);
    await forgedFor.stop();
  });

  it("says when the person or the provider said no, and when the provider is down", async () => {
    acme.person = undefined;
    const person = server.browser();
    const back = await acme.visit(await start(person));
    expect((await open(person, back)).headers.get("location")).toBe(`${publicUrl}/#signIn=denied`);

    acme.person = { sub: newId(), email: newEmail(), email_verified: true };
    const later = await acme.visit(await start(person));
    acme.isDown = true;
    expect((await open(person, later)).headers.get("location")).toBe(`${publicUrl}/#signIn=unreachable`);
    // What the provider said of itself is kept, so that the browser is sent to it all the same.
    server.clock.offsetMs += 61 * minute;
    await start(person);

    strict.isDown = true;
    const fresh = await startTestServer(kind, { OIDC_PROVIDERS_FILE: join(folder, "providers.json") });
    const refused = await fresh.browser().post("/p/auth/providers/start", { provider: "strict" });
    expect(refused.status).toBe(503);
    expect(refused.body.message).toContain("Strict Trust cannot be reached just now");
    strict.isDown = false;
    expect((await fresh.browser().post("/p/auth/providers/start", { provider: "strict" })).status).toBe(200);
    await fresh.stop();
    expect((await server.browser().post("/p/auth/providers/start", { provider: "nobody" })).status).toBe(404);
  });

  it("lets nobody in where the provider does not take the server's secret, and says so in the log", async () => {
    const settings = server.context.config.providers[1] as { clientSecret: string };
    const right = settings.clientSecret;
    const other = await startTestServer(kind, { OIDC_PROVIDERS_FILE: join(folder, "providers.json") });
    (other.context.config.providers[1] as { clientSecret: string }).clientSecret = "not the right one";
    acme.person = { sub: newId(), email: newEmail("trusting.example"), email_verified: true };
    const person = other.browser();
    const begun = await person.post("/p/auth/providers/start", { provider: "trusting" });
    const back = await open(person, await acme.visit(begun.body.location));
    expect(back.headers.get("location")).toBe(`${publicUrl}/#signIn=failed`);
    expect(other.logLines.join("")).toMatch(/"why":"failed: (?:invalid_client|OAUTH_WWW_AUTHENTICATE_CHALLENGE)"/);
    expect(other.logLines.join("")).not.toContain(right);
    await other.stop();
  });

  it("leads to pages of the app alone", async () => {
    for (const returnTo of ["//evil.example", "/\\evil.example", "https://evil.example/"]) {
      const person = server.browser();
      expect((await person.post("/p/auth/providers/start", { provider: "acme", returnTo })).status).toBe(400);
    }
    expect(await enter(server.browser(), { email: newEmail() }, "acme", { returnTo: "/\t/evil.example?token=x" })).toBe(
      `${publicUrl}/#signIn=consent`,
    );
  });

  it("tells who types an address of its provider, whether or not they have an account", async () => {
    const ask = async (email: string) => (await server.browser().post("/p/auth/check-user", { email })).body;
    const known = newEmail();
    await server.signIn(known);
    const acmes = { hasPassword: false, provider: { id: "acme", name: "Acme", isRequired: false } };
    expect(await ask(known)).toEqual(acmes);
    expect(await ask(newEmail())).toEqual(acmes);
    expect(await ask(newEmail("strict.example"))).toMatchObject({ provider: { id: "strict", isRequired: true } });
    expect(await ask("Break.Glass@strict.example")).toMatchObject({ provider: { id: "strict", isRequired: false } });
    expect(await ask(newEmail("elsewhere.example"))).toEqual({ hasPassword: false });
  });

  it("lets people of a required provider in by it alone, but for those who are the way in", async () => {
    const email = newEmail("strict.example");
    const { providers } = server.context.config;
    const strictSettings = providers[2] as { required: boolean };
    strictSettings.required = false;
    const before = await server.signIn(email);
    const password = "words of a password";
    expect((await before.post("/a/me/password", { password })).status).toBe(200);
    await server.browser().post("/p/auth/email", { email, forceEmail: true });
    const oldLink = server.lastToken();
    strictSettings.required = true;

    const person = server.browser();
    const says = expect.stringContaining("Continue with Strict Trust");
    expect((await person.post("/p/auth/check-user", { email })).body.hasPassword).toBe(false);
    const printed = server.printed.length;
    for (const forceEmail of [true, false]) {
      const asked = await person.post("/p/auth/email", { email, forceEmail });
      expect(asked).toMatchObject({ status: 422, body: { message: says } });
    }
    expect(server.printed.length).toBe(printed);
    expect(await person.post("/p/auth/token", { token: oldLink })).toMatchObject({
      status: 422,
      body: { message: says },
    });
    expect(await person.post("/p/auth/password", { email, password })).toMatchObject({
      status: 422,
      body: { message: says },
    });
    expect(await before.post("/a/me/password", { password: "other words", currentPassword: password })).toMatchObject({
      status: 422,
      body: { message: says },
    });
    expect(await before.post("/a/me/passkeys/options", { currentPassword: password })).toMatchObject({
      status: 422,
      body: { message: says },
    });
    const key = { credentialId: "AAAAAAAAAAAAAAAAAAAAAA", publicKey: "AA", counter: 0, name: "Key", isSynced: false };
    const { id: userId } = (await me(before)).body;
    await server.context.db.insert(passkey).values({ id: newId(), userId, ...key, addedAt: new Date() });
    await person.post("/p/auth/passkey/options");
    const answer = { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" };
    const credential = { id: key.credentialId, rawId: key.credentialId, type: "public-key", response: answer };
    expect(await person.post("/p/auth/passkey", { credential })).toMatchObject({
      status: 422,
      body: { message: says },
    });
    expect((await me(person)).status).toBe(401);
    expect(await enter(person, { email }, "strict")).toContain(`${publicUrl}/`);
    expect((await me(person)).body.id).toBe((await me(before)).body.id);

    const wayIn = await server.signIn("break.glass@strict.example");
    expect((await me(wayIn)).status).toBe(200);
  });

  it("has its people join its team once, as members", async () => {
    const email = newEmail();
    const sub = newId();
    const person = server.browser();
    await enter(person, { sub, email });
    const teams = (await person.get<Schemas["Team"][]>("/a/teams")).body;
    expect(teams).toContainEqual({ id: teamId, name: "The team of Acme", personal: false });
    person.scope = `/teams/${teamId}`;
    expect((await person.get("/a/team")).body).toMatchObject({ role: "member" });
    expect((await person.post("/a/team/leave")).status).toBe(204);
    const again = server.browser();
    await enter(again, { sub, email });
    expect((await again.get("/a/teams")).body).toHaveLength(1);

    const provider = server.context.config.providers[0] as { team: string };
    provider.team = newId();
    const other = server.browser();
    await enter(other, { email: newEmail() });
    expect((await me(other)).status).toBe(200);
    expect(events()).toContainEqual(expect.objectContaining({ event: "providerTeamMissing", provider: "acme" }));
    provider.team = teamId;
  });

  it("makes one person of two first sign-ins at the same time", async () => {
    const claims = { sub: newId(), email: newEmail(), email_verified: true };
    acme.person = claims;
    const both = [server.browser(), server.browser()];
    const ways: URL[] = [];
    for (const each of both) ways.push(await acme.visit(await start(each)));
    const answers = await Promise.all(both.map((each, at) => open(each, ways[at]!)));
    for (const { headers } of answers) expect(headers.get("location")).toBe(`${publicUrl}/#signIn=consent`);
    const ids = await Promise.all(both.map(async (each) => (await me(each)).body.id));
    expect(new Set(ids).size).toBe(1);
    expect(
      await server.context.db.select().from(personIdentity).where(eq(personIdentity.subject, claims.sub)),
    ).toHaveLength(1);
  });

  it("is in a person's download, and goes with their account", async () => {
    const [sub, email] = [newId(), newEmail("strict.example")];
    const person = server.browser();
    await enter(person, { sub, email }, "strict");
    const zip = await fetch(`${server.address}/api/a/me/export`, { headers: { cookie: person.cookie } });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const name = Object.keys(files).find((each) => each.endsWith("sign-in-providers.json")) ?? "";
    expect(JSON.parse(Buffer.from(files[name] ?? []).toString())).toMatchObject([
      { provider: strict.issuer, subject: sub },
    ]);

    const { db } = server.context;
    const { id } = (await me(person)).body;
    server.clock.offsetMs += 16 * minute;
    const tooLate = await person.post("/a/me/deletion", { email });
    expect(tooLate).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining("sign in with Strict Trust") },
    });
    const fresh = server.browser();
    await enter(fresh, { sub, email }, "strict");
    expect((await fresh.post("/a/me/deletion", { email })).status).toBe(204);
    expect(await db.select().from(personIdentity).where(eq(personIdentity.userId, id))).toEqual([]);
    expect(await db.select().from(session).where(eq(session.userId, id))).toEqual([]);
  });

  it("notes what was refused, and tells the log no secret, code or address", async () => {
    const person = server.browser();
    const email = newEmail("elsewhere.example");
    await enter(person, { email });
    const refused = await server.context.db.select().from(auditEntry).where(eq(auditEntry.event, "signInRefused"));
    expect(refused.at(-1)?.detail).toEqual({ via: "provider", provider: "acme", why: "wrongDomain" });
    expect(events()).toContainEqual(
      expect.objectContaining({ event: "providerRefused", provider: "acme", why: "wrongDomain" }),
    );
    const all = server.logLines.join("");
    for (const hidden of [...clientSecrets, email, "code=", "state=", "gw_sign_in"]) expect(all).not.toContain(hidden);
  });
});
