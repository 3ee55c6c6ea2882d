import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modules } from "../src/modules.ts";
import { adminEmail, makeBusyPerson, neverStored, type BusyPerson } from "./support/busyPerson.ts";
import { everyFile, everyRow, everyTable, type Stored } from "./support/everyRow.ts";
import { startFakeStripe, type FakeStripe } from "./support/fakeStripe.ts";
import { completeSave, makeCompleteDocument } from "./support/fixtures.ts";
import { purge } from "./support/purge.ts";
import { createGate, createScriptedWriter, type Gate } from "./support/scriptedWriter.ts";
import { bothDatabases, startTestServer, type TestServer } from "./support/testServer.ts";
import { testTime } from "./support/testTime.ts";

const day = 24 * 60 * 60_000;

/** Where a person's id may stand when they have gone, and why. */
const idStays = {
  audit_entry: "Says what was done, and names nobody any more.",
};

/** Where their name may stand. */
const nameStays = {
  comment: "What others wrote to them.",
  message: "What they wrote to others, under the name they had.",
  team_activity: "What happened in a team, as it was noted.",
};

/** Where what they gave to a team may stand: it is the team's. */
const givenStays = {
  comment: "What they said about a text.",
  document: "What they wrote.",
  document_version: "What it was made to.",
  file: "What they attached to it.",
  history_entry: "What stood there before.",
  message: "What they wrote to members.",
  proposed_edit: "What they proposed.",
  scout_profile: "What the team looks for.",
  section: "What it was made to.",
  team_activity: "Whom they invited, and what they shared.",
  template: "Forms of the team.",
  upload: "What was read of what they attached.",
};

describe.each(bothDatabases)("a deleted account on %s", (kind) => {
  let stripe: FakeStripe;
  let server: TestServer;
  let gate: Gate | undefined;
  let person: BusyPerson;
  let before: Stored[];
  let status: number;
  let atOnce: Stored[];
  let after: Stored[];

  const everything = async () => [
    ...(await everyRow(server.context.db)),
    ...(await everyFile(server.context.config.dataDir)),
  ];
  const placesOf = (stored: Stored[], word: string) => [
    ...new Set(stored.filter(({ text }) => text.includes(word)).map(({ place }) => place)),
  ];

  beforeAll(async () => {
    stripe = await startFakeStripe("whsec_of_the_tests", () => testTime);
    server = await startTestServer(
      kind,
      {
        ADMIN_EMAIL: adminEmail,
        SCOUT_REVIEW: "automatic",
        WELCOME_CREDITS: "9",
        STRIPE_SECRET_KEY: "sk_test_secret",
        STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
        STRIPE_API_BASE: stripe.url,
      },
      { writer: createScriptedWriter((_index, _id, signal) => gate?.wait(signal)) },
    );
    person = await makeBusyPerson(server, stripe);
    for (const { hourly } of modules) await hourly?.(server.context);
    // Something is being written when they go.
    const { browser, email } = person;
    const doc = await makeCompleteDocument(browser);
    gate = createGate();
    await browser.post("/a/docs", completeSave(doc, true));
    await gate.reached;
    before = await everything();
    const asked = await browser.post("/a/me/deletion", { email, currentPassword: "twelve gardens in ward four" });
    status = asked.status;
    gate.open();
    gate = undefined;
    atOnce = await everyFile(server.context.config.dataDir);
    server.clock.offsetMs = 100 * day;
    await purge(server.context);
    after = await everything();
  });
  afterAll(async () => {
    await server.stop();
    await stripe.close();
  });

  it("was everywhere before", () => {
    const { own, given, id, email } = person;
    for (const [word, what] of [...own, ...given]) expect(placesOf(before, word), what).not.toEqual([]);
    for (const word of [id, email]) expect(placesOf(before, word)).toContain("mail");
    expect(placesOf(before, neverStored)).toEqual([]);
  });

  it("takes its mails and its files along at once", () => {
    const { email, own } = person;
    expect(status).toBe(204);
    expect(placesOf(before, `To: ${email}`)).toContain("file");
    expect(atOnce.filter(({ text }) => new RegExp(`^(?:To|Reply-To): ${email}`, "m").test(text))).toEqual([]);
    const attached = [...own].flatMap(([word, what]) => (what.startsWith("file") ? [word] : []));
    expect(attached).toHaveLength(2);
    for (const word of attached) expect(placesOf(atOnce, word)).toEqual([]);
  });

  it("leaves none of its words, in no table and in no file", () => {
    const left = [...person.own].flatMap(([word, what]) => placesOf(after, word).map((place) => `${what}: ${place}`));
    expect(left).toEqual([]);
  });

  it("leaves no address, and its id and its name in nothing but what is told here", () => {
    expect(placesOf(after, person.email)).toEqual([]);
    expect(placesOf(after, person.id).toSorted()).toEqual(Object.keys(idStays));
    expect(placesOf(after, person.name).toSorted()).toEqual(Object.keys(nameStays));
  });

  it("leaves to a team what was given to it, and no more", () => {
    const places = [...new Set([...person.given.keys()].flatMap((word) => placesOf(after, word)))];
    expect(places.toSorted()).toEqual(Object.keys(givenStays));
  });

  it("never was in the log but by its id", () => {
    for (const word of [person.email, ...person.own.keys(), ...person.given.keys()])
      expect(server.logLines.filter((line) => line.includes(word))).toEqual([]);
  });

  it("was looked for in every table", async () => {
    const schemas = new Set((await everyTable(server.context.db)).map((name) => name.split(".")[0]));
    expect([...schemas].toSorted()).toEqual(["drizzle", "pgboss", "public"]);
  });
});
