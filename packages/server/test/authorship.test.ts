import { generateKeyPairSync } from "node:crypto";
import { isNotNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readConfig } from "../src/kernel/config.ts";
import { signingKey } from "../src/kernel/db/schema.ts";
import { partsOf } from "../src/modules/docs/index.ts";
import { isSignedHere, signText } from "../src/capabilities/signing/signingKeys.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, makeDraft } from "./support/fixtures.ts";
import { joinTeam, makeTeam } from "./support/teams.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";

const newKey = () =>
  generateKeyPairSync("ed25519").privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");

describe.each(bothDatabases)("an authorship report on %s", (kind) => {
  const server = useServer(kind, { WELCOME_CREDITS: "20" });

  async function propose(person: Browser) {
    const draft = await makeDraft(person);
    const { body } = await person.post("/a/docs", completeSave(draft, true));
    await person.finished(body.taskId);
    return person.document(draft.id);
  }
  const reportOf = async (person: Browser, { id, versions }: { id: string; versions: string[] }): Promise<string> =>
    (await person.post(`/a/docs/${id}/${versions.at(-1)}/authorship`)).body.report;
  const isValid = async (report: string): Promise<boolean> =>
    (await server.browser().post("/p/authorship/verify", { report })).body.isValid;

  it("is checked without an account, which says whether anything in it was changed", async () => {
    const person = await server.signIn();
    const doc = await propose(person);
    const report = await reportOf(person, doc);
    expect(report).toMatch(/^AUTHORSHIP REPORT\n/);
    expect(report).toContain("Typed by this person: 1 spell");
    expect(report).toContain("the built-in writer, which follows rules");
    expect(await isValid(report)).toBe(true);
    expect(await isValid(report.replaceAll("\n", "\r\n"))).toBe(true);
    for (const changed of [
      report.replace("1 spell", "9 spells"),
      report.replace(/[0-9a-f]{64}/, "0".repeat(64)),
      partsOf(report)?.report ?? "",
      "Nothing of it.",
    ])
      expect(await isValid(changed)).toBe(false);
    const answer = await server.browser().post("/p/authorship/verify", { report });
    expect(answer.body).toEqual({ isValid: true });
  });

  it("is of the person who asks alone, and names nobody else", async () => {
    const owner = await server.signIn("ola@example.org");
    await makeTeam(owner);
    const colleague = await joinTeam(server, owner, "member", "kim@example.org");
    const doc = await propose(owner);
    const section = doc.sections.find(({ text }) => text !== "");
    await colleague.post(`/a/sections/${section?.id}`, { userValue: `${section?.text} More by a colleague.` });
    const [own, theirs] = [await reportOf(owner, doc), await reportOf(colleague, doc)];
    expect(own).toContain("ola@example.org");
    expect(own).not.toContain("kim@example.org");
    expect(own).toContain("By other people of the account: 1 spell.");
    expect(theirs).toContain("kim@example.org");
    expect(theirs).not.toContain("ola@example.org");
  });

  it("stays valid when the key is another one, and is signed with one key by all processes", async () => {
    const { context } = server;
    const made = await Promise.all(["One.", "Two.", "Three."].map((text) => signText(context, text)));
    const keys = await context.db.select().from(signingKey).where(isNotNull(signingKey.privateKey));
    expect(keys).toHaveLength(1);
    const config = { ...context.config, signingKey: readConfig({ SIGNING_KEY: newKey() }).signingKey };
    const signature = await signText({ ...context, config }, "Four.");
    expect(await isSignedHere(context, "Four.", signature)).toBe(true);
    expect(await isSignedHere(context, "One.", made[0] ?? "")).toBe(true);
    expect(await isSignedHere(context, "One.", signature)).toBe(false);
    const elsewhere = await signText({ ...context, config: { ...config } }, "Five.");
    expect(await isSignedHere(context, "Five.", elsewhere)).toBe(true);
  });
});

describe("the key of the setting", () => {
  it("is an Ed25519 key as PEM or base64, or refused without being told", () => {
    const pem = generateKeyPairSync("ed25519").privateKey.export({ format: "pem", type: "pkcs8" }).toString();
    for (const text of [pem, pem.trim().replaceAll("\n", "\\n"), newKey()])
      expect(readConfig({ SIGNING_KEY: text }).signingKey?.asymmetricKeyType).toBe("ed25519");
    const other = generateKeyPairSync("x25519").privateKey.export({ format: "pem", type: "pkcs8" }).toString();
    for (const text of ["secret-words", other]) {
      expect(() => readConfig({ SIGNING_KEY: text })).toThrow(/SIGNING_KEY must be an Ed25519 private key/);
      expect(() => readConfig({ SIGNING_KEY: text })).not.toThrow(/secret-words/);
    }
    expect(readConfig({}).signingKey).toBeUndefined();
  });
});
