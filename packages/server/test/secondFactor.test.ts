import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { auditEntry, mail, recoveryCode, secondFactor, signInChallenge } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { auth } from "../src/modules/auth/index.ts";
import type { Browser } from "./support/browser.ts";
import { createRecordingMailer } from "./support/recordingMailer.ts";
import { idOf } from "./support/teams.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";
import { codeOf, codeStep, turnOn } from "./support/twoSteps.ts";

const minute = 60_000;
const newEmail = () => `person-${newId()}@example.org`;
const password = "correct horse battery";
const path = "/p/auth/second-step";

describe.each(bothDatabases)("two-step sign-in on %s", (kind) => {
  const server = useServer(kind, { ADMIN_EMAIL: "head@example.org", SECRET_KEY: "k".repeat(40) });

  /** A person with a password and two-step sign-in. */
  const somebody = async () => {
    const email = newEmail();
    const person = await server.signIn(email);
    await person.post("/a/me/password", { password });
    return { email, person, id: await idOf(person), ...(await turnOn(server, person)) };
  };
  /** A browser in which the password was right. */
  const firstStep = async (email: string): Promise<Browser> => {
    const browser = server.browser();
    expect((await browser.post("/p/auth/password", { email, password })).body).toEqual({ status: "secondStep" });
    return browser;
  };
  const mailsTo = async (email: string) =>
    (await server.context.db.select().from(mail).where(eq(mail.to, email)).orderBy(mail.createdAt)).map(
      (row) => row.kind,
    );
  const state = async (person: Browser) => (await person.get<Schemas["SecondFactor"]>("/a/me/second-factor")).body;

  it("is turned on by who has just signed in, with a code of their app", async () => {
    const email = newEmail();
    const person = await server.signIn(email);
    expect(await state(person)).toEqual({ isOn: false, recoveryCodesLeft: 0, needsPassword: false });
    server.clock.offsetMs += 16 * minute;
    const stale = await person.post("/a/me/second-factor/setup", {});
    expect([stale.status, stale.body.fields[0].id]).toEqual([422, "link"]);

    const fresh = await server.signIn(email);
    const { body: setup } = await fresh.post<Schemas["SecondFactorSetup"]>("/a/me/second-factor/setup", {});
    expect(setup.address).toContain(`secret=${setup.secret}`);
    expect((await state(fresh)).isOn).toBe(false);
    const wrong = await fresh.post("/a/me/second-factor", { code: "000000" });
    expect([wrong.status, wrong.body.fields[0].id]).toEqual([422, "code"]);
    expect((await fresh.post("/a/me/second-factor", { code: "12" })).status).toBe(400);
    expect((await fresh.post("/p/auth/email", { email, forceEmail: true })).status).toBe(200);
    expect((await server.browser().post("/p/auth/token", { token: server.lastToken() })).body.status).toBe(
      "confirmEmailSending",
    );

    const on = await fresh.post<Schemas["RecoveryCodes"]>("/a/me/second-factor", {
      code: codeOf(server, setup.secret),
    });
    expect(new Set(on.body.recoveryCodes).size).toBe(10);
    for (const code of on.body.recoveryCodes)
      expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await state(fresh)).toMatchObject({ isOn: true, since: expect.any(String), recoveryCodesLeft: 10 });
    expect((await fresh.post("/a/me/second-factor/setup", {})).status).toBe(422);
    expect(await mailsTo(email)).toContain("twoStepOn");
  });

  it("asks for the password of who has one and did not come by a link, and takes no setup of a quarter of an hour ago", async () => {
    const email = newEmail();
    await (await server.signIn(email)).post("/a/me/password", { password });
    const person = server.browser();
    await person.post("/p/auth/password", { email, password });
    expect((await state(person)).needsPassword).toBe(true);
    expect((await person.post("/a/me/second-factor/setup", {})).status).toBe(422);
    expect((await person.post("/a/me/second-factor/setup", { currentPassword: "a wrong one" })).status).toBe(422);
    const { body: setup } = await person.post("/a/me/second-factor/setup", { currentPassword: password });
    server.clock.offsetMs += 16 * minute;
    const late = await person.post("/a/me/second-factor", { code: codeOf(server, setup.secret) });
    expect(late.body.message).toBe("This took too long. Please begin again.");
  });

  it("signs nobody in with a password or a link alone; each code is good once, and a step late or early", async () => {
    const { email, secret } = await somebody();
    const person = await firstStep(email);
    expect((await person.get("/a/me")).status).toBe(401);
    expect(person.cookie).not.toMatch(/gw_session|gw_browser/);
    expect((await server.browser().post(path, { code: codeOf(server, secret) })).body).toEqual({
      status: "beginAgain",
    });
    expect((await person.post(path, { code: codeOf(server, secret, 3) })).status).toBe(401);
    expect((await person.post(path, { code: codeOf(server, secret, -3) })).status).toBe(401);
    const code = codeOf(server, secret, -1);
    // The code with which it was turned on had its use.
    expect((await person.post(path, { code })).status).toBe(401);
    const now = codeOf(server, secret);
    const right = await person.post(path, { code: now });
    expect(right.body).toEqual({ status: "confirmEmailSending" });
    expect((await person.get("/a/me")).status).toBe(200);
    expect((await person.get("/a/me/sessions")).body[0]).toMatchObject({ isThis: true, via: "password" });
    expect((await person.post(path, { code: now })).body).toEqual({ status: "beginAgain" });

    const other = await firstStep(email);
    expect((await other.post(path, { code: now })).status).toBe(401);
    expect((await other.post(path, { code: codeOf(server, secret, 1) })).status).toBe(200);
    const third = await firstStep(email);
    // A code of a step that is before one that was used.
    expect((await third.post(path, { code: now })).status).toBe(401);
  });

  it("keeps the cookie of the first step to the browser and to five minutes", async () => {
    const { email, secret } = await somebody();
    const person = server.browser();
    const first = await person.post("/p/auth/password", { email, password });
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^gw_step=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    server.clock.offsetMs += 5 * minute;
    expect((await person.post(path, { code: codeOf(server, secret) })).body).toEqual({ status: "beginAgain" });
    await auth.purge?.(server.context);
    expect(await server.context.db.select().from(signInChallenge)).toEqual([]);
  });

  it("goes on with a used link after a wrong code, five times, and then begins again", async () => {
    const { email, secret } = await somebody();
    const person = server.browser();
    const byLink = async () => {
      await person.post("/p/auth/email", { email, forceEmail: true });
      return person.post("/p/auth/token", { token: server.lastToken() });
    };
    expect((await byLink()).body).toEqual({ status: "secondStep", email });
    expect((await person.post(path, { code: "000000" })).status).toBe(401);
    expect((await person.post(path, { code: codeOf(server, secret) })).status).toBe(200);
    expect((await person.get("/a/me/sessions")).body[0].via).toBe("link");

    server.clock.offsetMs += 30 * minute;
    await person.post("/a/auth/logout");
    await byLink();
    for (const _ of [1, 2, 3, 4, 5]) expect((await person.post(path, { code: "000000" })).status).toBe(401);
    expect((await person.post(path, { code: codeOf(server, secret) })).body).toEqual({ status: "beginAgain" });
    await byLink();
    expect((await person.post(path, { code: codeOf(server, secret) })).status).toBe(200);
  });

  it("has one of several at the same time win: with a code, and with a recovery code", async () => {
    const { email, secret, recoveryCodes } = await somebody();
    for (const shown of [{ code: codeOf(server, secret) }, { recoveryCode: recoveryCodes[0] }]) {
      const browsers = await Promise.all([1, 2, 3, 4].map(() => firstStep(email)));
      const answers = await Promise.all(browsers.map((each) => each.post(path, shown)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    }
    const one = await firstStep(email);
    const same = await Promise.all(recoveryCodes.slice(1, 4).map((each) => one.post(path, { recoveryCode: each })));
    expect(same.filter(({ body }) => body.status === "confirmEmailSending")).toHaveLength(1);
  });

  it("limits the codes that are tried for a person out of one network, and by all together", async () => {
    const { email, person, secret } = await somebody();
    for (let each = 0; each < 9; each += 1) {
      const stranger = await (each % 3 === 0 ? firstStep(email) : Promise.resolve(undefined));
      await (stranger ?? (await firstStep(email))).post(path, { code: "000000" });
    }
    const browser = await firstStep(email);
    await browser.post(path, { code: "000000" });
    const over = await browser.post(path, { code: codeOf(server, secret) });
    expect([over.status, Number(over.headers.get("retry-after")) > 0]).toEqual([429, true]);
    // Somebody who has signed in with their browser before is not kept out.
    expect((await person.post("/a/me/second-factor/recovery-codes", { code: codeOf(server, secret) })).status).toBe(
      200,
    );
  });

  it("takes each recovery code once, however it is typed, tells when few are left, and makes new ones", async () => {
    const { email, person, secret, recoveryCodes } = await somebody();
    for (const [index, code] of recoveryCodes.slice(0, 8).entries()) {
      server.clock.offsetMs += 10 * minute;
      const browser = await firstStep(email);
      const typed = index % 2 ? ` ${code.toLowerCase().replaceAll("-", " ")}` : code;
      expect((await browser.post(path, { recoveryCode: typed })).status).toBe(200);
      expect((await mailsTo(email)).includes("recoveryCodesLow")).toBe(index === 7);
    }
    const again = await firstStep(email);
    expect((await again.post(path, { recoveryCode: recoveryCodes[0] })).status).toBe(401);
    expect((await again.post(path, { recoveryCode: recoveryCodes[8], code: "000000" })).status).toBe(400);
    expect((await state(person)).recoveryCodesLeft).toBe(2);
    const wrong = await person.post("/a/me/second-factor/recovery-codes", { recoveryCode: "nothing" });
    expect([wrong.status, wrong.body.fields[0].id]).toEqual([422, "recoveryCode"]);
    const made = await person.post("/a/me/second-factor/recovery-codes", { code: codeOf(server, secret) });
    expect(made.body.recoveryCodes).toHaveLength(10);
    expect((await again.post(path, { recoveryCode: recoveryCodes[8] })).status).toBe(401);
    expect((await again.post(path, { recoveryCode: made.body.recoveryCodes[0] })).status).toBe(200);
    expect(await mailsTo(email)).toContain("recoveryCodesMade");
  });

  it("is turned off with a code; a password is enough then, and nothing of it is left", async () => {
    const { email, person, id, recoveryCodes } = await somebody();
    const waiting = await firstStep(email);
    expect((await person.post("/a/me/second-factor/end", { code: "000000" })).status).toBe(422);
    expect((await person.post("/a/me/second-factor/end", { recoveryCode: recoveryCodes[3] })).status).toBe(204);
    expect((await waiting.post(path, { recoveryCode: recoveryCodes[4] })).body).toEqual({ status: "beginAgain" });
    expect((await server.browser().post("/p/auth/password", { email, password })).body).toEqual({
      status: "confirmEmailSending",
    });
    const { db } = server.context;
    expect(await db.select().from(secondFactor).where(eq(secondFactor.userId, id))).toEqual([]);
    expect(await db.select().from(recoveryCode).where(eq(recoveryCode.userId, id))).toEqual([]);
    expect(await mailsTo(email)).toContain("twoStepOff");
  });

  it("ends what waits for a second step when the password is changed", async () => {
    const { email, person, secret } = await somebody();
    const waiting = await firstStep(email);
    await person.post("/a/me/password", { password: "another long password", currentPassword: password });
    expect((await waiting.post(path, { code: codeOf(server, secret) })).body).toEqual({ status: "beginAgain" });
  });

  it("is turned off by who looks after the deployment for somebody else, who is signed out and told", async () => {
    const admin = await server.signIn("head@example.org");
    const { email, person, id } = await somebody();
    const found = await admin.get<Schemas["AdminPeople"]>(`/a/admin/people?search=${email}`);
    expect(found.body.people).toMatchObject([{ id, hasSecondFactor: true }]);
    const end = (of: string) => admin.call("DELETE", `/a/admin/people/${of}/second-factor`);
    await turnOn(server, admin);
    expect((await end(await idOf(admin))).status).toBe(422);
    expect((await end(newId())).status).toBe(404);
    expect((await end(id)).status).toBe(204);
    expect((await end(id)).status).toBe(422);
    expect((await person.get("/a/me")).status).toBe(401);
    expect((await server.browser().post("/p/auth/password", { email, password })).body.status).toBe(
      "confirmEmailSending",
    );
    expect(await mailsTo(email)).toContain("twoStepEnded");
    const { body } = await admin.get<Schemas["AuditEntries"]>("/a/admin/audit?limit=500");
    expect(body.entries.find(({ event }) => event === "endSecondFactor")).toMatchObject({
      area: "admin",
      detail: { userId: id },
    });
    const events = body.entries.filter(({ actorId }) => actorId === id).map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(["turnOnSecondFactor", "setPassword", "signedIn"]));
  });

  it("puts down with what a second step was shown, and for whom one was refused", async () => {
    const { email, id, recoveryCodes } = await somebody();
    const browser = await firstStep(email);
    await browser.post(path, { code: "000000" });
    await browser.post(path, { recoveryCode: recoveryCodes[0] });
    const entries = await server.context.db.select().from(auditEntry);
    expect(entries).toContainEqual(
      expect.objectContaining({
        event: "signedIn",
        actorId: id,
        detail: { via: "password", secondStep: "recoveryCode" },
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({
        event: "signInRefused",
        actorId: null,
        detail: { via: "password", secondStep: "code", userId: id },
      }),
    );
    const said = server.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const wrong = said.filter(({ event, person }) => event === "stepWrong" && person === id);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).not.toHaveProperty("userId");
  });

  it("is encrypted in the database, hashed where it can be, and in no log", async () => {
    const { id, secret, recoveryCodes, person, email } = await somebody();
    await (await firstStep(email)).post(path, { recoveryCode: recoveryCodes[0] });
    const { db } = server.context;
    const [row] = await db.select().from(secondFactor).where(eq(secondFactor.userId, id));
    expect(row?.secret).toMatch(/^sealed:[0-9a-f]{12}:/);
    const stored = JSON.stringify([row, await db.select().from(recoveryCode), await db.select().from(mail)]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))]) {
      expect(stored).not.toContain(text);
      expect(server.logLines.join("\n")).not.toContain(text);
    }
    const file = await fetch(`${server.address}/api/a/me/export`, { headers: { cookie: person.cookie } });
    const parts = Object.values(unzipSync(new Uint8Array(await file.arrayBuffer()))).map((bytes) => strFromU8(bytes));
    expect(parts.join("")).toContain('"recoveryCodesLeft": 9');
    for (const text of [secret, row?.secret, "codeHash"]) expect(parts.join("")).not.toContain(text);
  });

  it("goes with the account", async () => {
    const { id, person, email } = await somebody();
    expect((await person.post("/a/me/deletion", { email, currentPassword: password })).status).toBe(204);
    const { db } = server.context;
    expect(await db.select().from(secondFactor).where(eq(secondFactor.userId, id))).toEqual([]);
    expect(await db.select().from(recoveryCode).where(eq(recoveryCode.userId, id))).toEqual([]);
  });

  it("says nothing of a step to who has no second factor", async () => {
    const email = newEmail();
    const person = await server.signIn(email);
    await person.post("/a/me/second-factor/setup", {});
    await person.post("/a/me/password", { password });
    const again = await server.browser().post("/p/auth/password", { email, password });
    expect(again.body).toEqual({ status: "confirmEmailSending" });
    expect(again.headers.getSetCookie().map((each) => each.split("=", 1)[0])).toEqual(["gw_session", "gw_browser"]);
    expect((await server.browser().post(path, { code: "000000" })).body).toEqual({ status: "beginAgain" });
    server.clock.offsetMs += 25 * 60 * minute + codeStep;
    await auth.purge?.(server.context);
    expect(
      await server.context.db
        .select()
        .from(secondFactor)
        .where(eq(secondFactor.userId, await idOf(person))),
    ).toEqual([]);
  });
});

describe("two-step sign-in without a key, over https", () => {
  const { mailer, links } = createRecordingMailer();
  const server = useServer("embedded", { PUBLIC_URL: "https://grants.example.org" }, { mailer });

  const byLink = async (email: string) => {
    const browser = server.browser();
    await browser.post("/p/auth/email", { email });
    const token = new URLSearchParams(new URL(links.at(-1) ?? "").hash.slice(1)).get("token");
    return { browser, answer: await browser.post("/p/auth/token", { token }) };
  };

  it("keeps the secret as it is, and names its cookie for the host alone", async () => {
    const email = newEmail();
    const { browser: person } = await byLink(email);
    const { secret } = await turnOn(server, person);
    const [row] = await server.context.db.select().from(secondFactor);
    expect(row?.secret).toBe(`plain:${secret}`);
    const { browser, answer } = await byLink(email);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-gw_step=.+; Secure; SameSite=Strict$/),
    ]);
    expect((await browser.post(path, { code: codeOf(server, secret) })).status).toBe(200);
  });
});
