import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { makeBackup } from "../src/capabilities/backup/makeBackup.ts";
import type { Manifest } from "../src/capabilities/backup/manifest.ts";
import { openFiles } from "../src/capabilities/files/openFiles.ts";
import { sealSecret } from "../src/capabilities/secrets/seal.ts";
import { secondFactorPlace } from "../src/capabilities/secrets/trySecrets.ts";
import { readConfig } from "../src/kernel/config.ts";
import { newestMigration, releaseMigrations } from "../src/kernel/db/migrations.ts";
import { document, secondFactor, team, upload, user } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { startLocalProvider } from "./support/identityProvider.ts";
import { startFakeS3 } from "./support/fakeS3.ts";
import { makeOlder } from "./support/olderDatabase.ts";
import { makePlace, signInAt, type OperatedPlace } from "./support/operatedPlace.ts";
import { startOtlpReceiver } from "./support/otlpReceiver.ts";
import { createRecordingMailer } from "./support/recordingMailer.ts";
import { bothDatabases, makeForeignPostgres } from "./support/testServer.ts";

const folders = mkdtempSync(join(tmpdir(), "grantwright-backups-"));
afterAll(() => rm(folders, { recursive: true, force: true }));
const newFolder = () => join(folders, newId());

const places: OperatedPlace[] = [];
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});
const make = async (...given: Parameters<typeof makePlace>) => {
  const place = await makePlace(...given);
  places.push(place);
  return place;
};

const olderContent = `
  insert into "user" (id, email, name, created_at) values ('olga', 'olga@example.org', 'Olga', '2026-01-01T00:00Z');
  insert into team (id, name, created_at) values ('team', 'Common Ground', '2026-01-01T00:00Z');
  insert into document (id, team_id, created_by, type, name, template, fields, document_checklist, past_funded_projects, draft, created_at, updated_at)
  values ('doc', 'team', 'olga', 'grant', 'Ward 4', '{}', '[]', '[]', '[]', '{"need":"Łąki and gardens"}', '2026-02-01T00:00Z', '2026-02-01T00:00Z');`;
const older = "0005_section_revision";

describe.each(bothDatabases)("the command on %s", (kind) => {
  it("tells which migrations are to come, and restores an older backup up to this release", async () => {
    const source = await make(kind, "empty");
    const database = await source.open();
    // Beside a table of somebody else's.
    await makeOlder(database, older, `${olderContent} create table others (id text); insert into others values ('1');`);
    await database.close();

    const check = await source.run(["upgrade", "--check"]);
    const names = releaseMigrations().map(({ name }) => name);
    const missing = names.slice(names.indexOf(older) + 1);
    expect(check.code).toBe(0);
    for (const name of names) expect([name, check.printed.includes(name)]).toEqual([name, missing.includes(name)]);
    expect((await source.run(["doctor"])).printed).toContain(`warn migrations: ${missing.length} to come`);
    expect(await source.run(["admin", "list"])).toMatchObject({
      code: 1,
      printed: expect.stringContaining("of an older release"),
    });

    const folder = newFolder();
    expect(await source.run(["backup", folder])).toMatchObject({ code: 0 });
    // Looking and copying migrated nothing.
    const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
    expect(manifest.migration.name).toBe(older);

    const place = await make(kind, "empty");
    expect(await place.run(["restore", folder])).toMatchObject({
      code: 0,
      printed: expect.stringContaining("Not Grantwright's, and not restored: others"),
    });
    const restored = await place.open();
    expect(await newestMigration(restored.db)).toBe(releaseMigrations().at(-1)?.madeAt);
    const [doc] = await restored.db.select().from(document);
    expect(doc).toMatchObject({ id: "doc", drafted: { need: { by: "unknown", text: "Łąki and gardens" } } });
    await restored.close();

    // Opening the embedded one takes long, and the rule is the same.
    if (kind === "embedded") return;
    // Something else is there.
    const foreign = await make(kind, "empty");
    const taken = await foreign.open();
    await taken.db.execute("create table others (id text)");
    await taken.close();
    expect(await foreign.run(["restore", folder])).toMatchObject({
      code: 1,
      printed: expect.stringContaining("There are tables of something else"),
    });

    // A server has been there, of a release that is newer than the backup.
    const used = await make(kind, "prepared");
    expect(await used.run(["restore", folder])).toMatchObject({
      code: 1,
      printed: expect.stringContaining("newer than the backup"),
    });
  });

  it("adds and removes admins while the server runs, in its audit log, and says who is one", async () => {
    const place = await make(kind, "prepared", { ADMIN_EMAIL: "head@example.org" });
    const { mailer, links } = createRecordingMailer();
    const server = await place.start({ mailer });
    try {
      const [head, ines] = [
        await signInAt(server, { links }, "head@example.org"),
        await signInAt(server, { links }, "ines@example.org"),
      ];
      const seesAdmins = async () => {
        const { body } = await ines.get<{ isSuperAdmin: boolean }>("/a/me");
        return [body.isSuperAdmin, (await ines.get("/a/admin/health")).status];
      };
      expect(await seesAdmins()).toEqual([false, 403]);
      expect(await place.run(["admin", "add", " Ines@Example.org"])).toEqual({
        code: 0,
        printed: "ines@example.org is an admin now.",
      });
      expect(await seesAdmins()).toEqual([true, 200]);
      expect((await place.run(["admin", "add", "ines@example.org"])).printed).toBe(
        "ines@example.org was an admin already.",
      );
      expect((await place.run(["admin", "add", "new@example.org"])).printed).toMatch(
        /Nobody has signed in with it yet/,
      );
      const day = new Date().toISOString().slice(0, 10);
      expect((await place.run(["admin", "list"])).printed.split("\n")).toEqual([
        "head@example.org (ADMIN_EMAIL)",
        `ines@example.org (added on ${day})`,
        `new@example.org (added on ${day}; nobody has signed in with it yet)`,
      ]);

      expect(await place.run(["admin", "remove", "INES@example.org"])).toMatchObject({ code: 0 });
      expect(await seesAdmins()).toEqual([false, 403]);
      expect(await place.run(["admin", "remove", "ines@example.org"])).toEqual({
        code: 1,
        printed: "ines@example.org is no admin.",
      });
      expect(await place.run(["admin", "remove", "head@example.org"])).toMatchObject({
        code: 1,
        printed: expect.stringContaining("stands in ADMIN_EMAIL"),
      });
      const { body: audit } = await head.get<Schemas["AuditEntries"]>("/a/admin/audit?area=rights");
      const userId = (await ines.get<{ id: string }>("/a/me")).body.id;
      const byCommand = { area: "rights", network: "command" };
      expect(audit.entries.map(({ id: _id, at: _at, ...entry }) => entry)).toEqual([
        { ...byCommand, event: "removeAdmin", detail: { userId } },
        { ...byCommand, event: "addAdmin", detail: {} },
        { ...byCommand, event: "addAdmin", detail: { userId } },
      ]);

      // Who gets an address one day is no admin because somebody else was.
      const added = await signInAt(server, { links }, "new@example.org");
      expect((await added.get("/a/admin/health")).status).toBe(200);
      expect((await added.post("/a/me/deletion", { email: "new@example.org" })).status).toBe(204);
      expect((await place.run(["admin", "list"])).printed).toBe("head@example.org (ADMIN_EMAIL)");
    } finally {
      await server.stop();
    }
  });

  it("says of a database that is newer than the release that it is, changes nothing, and no server starts on it", async () => {
    const place = await make(kind, "prepared");
    const database = await place.open();
    const next = (releaseMigrations().at(-1)?.madeAt ?? 0) + 1;
    await database.db.execute(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later day', ${next})`,
    );
    await database.close();
    expect(await place.run(["upgrade", "--check"])).toMatchObject({
      code: 1,
      printed: expect.stringContaining("newer than this release"),
    });
    expect(await place.run(["doctor"])).toMatchObject({
      code: 1,
      printed: expect.stringContaining("fail migrations: the database is newer"),
    });
    await expect(place.start()).rejects.toThrow(/^The database is newer than this release .* Install that one again/);
    const folder = newFolder();
    expect(await place.run(["backup", folder])).toMatchObject({ code: 0 });
  });
});

describe("files of a backup", () => {
  it("come from a storage and go into a folder; what is lost is named and has a code of its own, what never came is not looked for", async () => {
    const storage = await startFakeS3();
    try {
      const source = await make("postgres", "prepared", storage.settings);
      const database = await source.open();
      const [kept, gone, announced] = [newId(), newId(), newId()];
      const createdAt = new Date();
      await database.db.insert(user).values({ id: "olga", email: "olga@example.org", name: "Olga", createdAt });
      await database.db.insert(team).values({ id: "team", name: "Common Ground", createdAt });
      await database.db.insert(upload).values(
        [kept, gone, announced].map((id) => ({
          id,
          tokenHash: id,
          userId: "olga",
          teamId: "team",
          filename: "budget.txt",
          mimetype: "text/plain",
          size: 7,
          isReadable: true,
          status: id === announced ? ("requested" as const) : ("stored" as const),
          createdAt,
        })),
      );
      await database.close();
      await (await openFiles(readConfig(source.settings))).put(kept, Readable.from([Buffer.from("A word.")]), 7);

      const folder = newFolder();
      const made = await source.run(["backup", folder]);
      const lost = `1 attached file is not where files are kept, though nobody removed it: ${gone}`;
      expect(made).toMatchObject({ code: 3, printed: expect.stringContaining(lost) });
      expect(made.printed).toContain(`The backup is in ${folder}`);
      expect((await source.run(["doctor"])).printed).toContain(`warn attached files: ${lost}`);
      const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
      expect([manifest.missingFiles, manifest.lostFiles]).toEqual([[], [gone]]);
      expect(Object.keys(manifest.files ?? {})).toEqual([kept]);

      const place = await make("postgres", "empty");
      const restored = await place.run(["restore", folder]);
      expect(restored).toMatchObject({
        code: 3,
        printed: expect.stringContaining(lost),
      });
      expect(readFileSync(join(place.dataDir, "files", kept), "utf8")).toBe("A word.");

      // Of the right length, and damaged, where an empty database is restored into.
      const damaged = await make("postgres", "empty");
      mkdirSync(join(damaged.dataDir, "files"));
      writeFileSync(join(damaged.dataDir, "files", kept), "A w0rd.");
      expect((await damaged.run(["restore", folder])).code).toBe(3);
      expect(readFileSync(join(damaged.dataDir, "files", kept), "utf8")).toBe("A word.");

      // Removed in the meantime, which the storage tells when it is asked for its bytes.
      const again = await source.open();
      try {
        const store = await openFiles(readConfig(source.settings));
        const files = {
          ...store,
          async read(id: string) {
            if (id === gone) await again.db.delete(upload).where(eq(upload.id, gone));
            return store.read(id);
          },
        };
        const wanted = { database: again, files, folder: newFolder(), signal: new AbortController().signal, tell() {} };
        expect(await makeBackup(wanted)).toMatchObject({ missingFiles: [gone], lostFiles: [] });
      } finally {
        await again.close();
      }
      expect((await source.run(["doctor"])).printed).toContain("ok   attached files: the one that is stored is there");

      const without = newFolder();
      storage.requests.length = 0;
      expect(await source.run(["backup", without, "--without-files"])).toMatchObject({ code: 0 });
      expect(storage.requests).toEqual([]);
      const elsewhere = await make("postgres", "empty");
      expect(await elsewhere.run(["restore", without])).toMatchObject({
        code: 0,
        printed: expect.stringContaining("The backup holds no files"),
      });
    } finally {
      await storage.stop();
    }
  });
});

describe("older backups", () => {
  it("beside a new one go once their days are over, and nothing else does", async () => {
    const place = await make("embedded", "prepared");
    const beside = newFolder();
    const at = (name: string) => join(beside, name);
    for (const name of ["old", "damaged", "with more"]) expect((await place.run(["backup", at(name)])).code).toBe(0);
    appendFileSync(join(at("damaged"), "manifest.json"), " ");
    writeFileSync(join(at("with more"), "notes.txt"), "Somebody's own.");
    mkdirSync(at("photos"));
    mkdirSync(at("broken off.partial"));
    writeFileSync(at("list.txt"), "");
    const elsewhere = newFolder();
    expect((await place.run(["backup", elsewhere])).code).toBe(0);
    if (process.platform !== "win32") symlinkSync(elsewhere, at("link"));
    const all = readdirSync(beside);

    const later = (days: number) => ({ now: () => new Date(Date.now() + days * 24 * 60 * 60_000) });
    for (const wrong of ["0", "-1", "many", "36501"])
      expect(await place.run(["backup", at("none"), `--keep-days=${wrong}`])).toMatchObject({
        code: 1,
        printed: expect.stringContaining("--keep-days must be a whole number"),
      });
    expect((await place.run(["backup", at("young"), "--keep-days", "35"], later(34))).code).toBe(0);
    expect(readdirSync(beside).toSorted()).toEqual([...all, "young"].toSorted());
    const made = await place.run(["backup", at("new"), "--keep-days", "35"], later(36));
    expect(made.printed).toContain(`Removed the older backup ${at("old")}`);
    expect(readdirSync(beside).toSorted()).toEqual([...all.filter((name) => name !== "old"), "new"].toSorted());
    expect(existsSync(join(elsewhere, "manifest.json"))).toBe(true);
  });
});

describe.runIf(process.platform !== "win32")("the socket of a server with the embedded database", () => {
  it("takes the place of one that a killed server left, is for its owner alone, and goes with the server", async () => {
    const place = await make("embedded", "prepared");
    const path = join(place.dataDir, "operate.sock");
    writeFileSync(path, "");
    const server = await place.start();
    try {
      expect(statSync(path).isSocket()).toBe(true);
      expect(statSync(path).mode & 0o777).toBe(0o600);
      expect((await place.run(["doctor"])).printed).toContain("ok   database: embedded");
      const folder = newFolder();
      expect(await place.run(["restore", folder])).toMatchObject({
        code: 1,
        printed: expect.stringContaining("no backup"),
      });
      const controller = new AbortController();
      const broken = place.run(["backup", folder], { signal: controller.signal });
      controller.abort(new Error("It was stopped."));
      expect(await broken).toMatchObject({ code: 1, printed: expect.stringContaining("It was stopped.") });
      expect(existsSync(folder)).toBe(false);
      // Somebody who asks for nothing keeps no server from stopping.
      await once(connect(path), "connect");
      rmSync(path);
      expect(await place.run(["backup", folder])).toMatchObject({
        code: 1,
        printed: expect.stringContaining("does not answer"),
      });
    } finally {
      await server.stop();
    }
    expect(existsSync(path)).toBe(false);
  });
});

describe("the doctor", () => {
  const closedPort = async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    server.close();
    return port;
  };

  it("says of each part what is broken and what to do, and no secret", async () => {
    const port = await closedPort();
    const storage = await startFakeS3();
    storage.failWith(503);
    const place = await make("embedded", "empty", {
      ...storage.settings,
      DATABASE_URL: `postgres://grantwright:sesame-1@127.0.0.1:${port}/grantwright`,
      SMTP_URL: `smtp://grantwright:sesame%2D2@127.0.0.1:${port}`,
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_MODEL: "tiny",
      AI_API_KEY: "sesame-3",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20sesame-6",
      PUBLIC_URL: "https://grants.example.org",
    });
    const { code, printed } = await place.run(["doctor"]);
    await storage.stop();
    expect(code).toBe(1);
    for (const line of [
      "ok   settings: ",
      "fail database: ",
      "fail mail: ",
      "fail model: ",
      "fail traces: ",
      "fail files: ",
      "warn proxy: PUBLIC_URL is https and TRUST_PROXY is not set",
    ])
      expect(printed).toContain(line);
    expect(printed).not.toMatch(/sesame/);
    expect(printed).not.toContain(storage.settings.S3_SECRET_ACCESS_KEY);
  });

  it("asks each provider of sign-in what it is, and tells what it has to know", async () => {
    const port = await closedPort();
    const provider = await startLocalProvider(["https://grants.example.org/x"]);
    const client = { clientId: "grantwright", clientSecret: "sesame-4" };
    const [file, passwords] = [newFolder(), newFolder()];
    writeFileSync(
      file,
      JSON.stringify({
        providers: [
          { id: "acme", name: "Acme", issuer: provider.issuer, ...client, domains: ["acme.example"] },
          { id: "gone", name: "Gone", issuer: `http://127.0.0.1:${port}`, ...client, domains: ["gone.example"] },
          { id: "other", name: "Other", issuer: `${provider.issuer}/other`, ...client, domains: ["other.example"] },
        ],
      }),
    );
    writeFileSync(passwords, "password\n123456\n");
    const place = await make("embedded", "empty", {
      OIDC_PROVIDERS_FILE: file,
      BREACHED_PASSWORDS_FILE: passwords,
      BREACHED_PASSWORDS_URL: `http://127.0.0.1:${port}/range/`,
    });
    const { code, printed } = await place.run(["doctor"]);
    await provider.stop();
    expect(code).toBe(1);
    expect(printed).toMatch(
      /^ok {3}sign-in by acme: .*http:\/\/localhost:\d+\/api\/p\/auth\/providers\/acme\/callback$/m,
    );
    expect(printed).toMatch(/^fail sign-in by gone: /m);
    expect(printed).toMatch(/^fail sign-in by other: /m);
    expect(printed).toMatch(/^fail passwords: .* has lines that are no SHA-1 hashes/m);
    expect(printed).toContain("See that BREACHED_PASSWORDS_URL is right");
    expect(printed).not.toMatch(/sesame/);
  });

  it("names every setting that is wrong", async () => {
    const place = await make("embedded", "empty", { TRUST_PROXY: "true", AI_MODEL: "tiny" });
    const { code, printed } = await place.run(["doctor"]);
    expect(code).toBe(1);
    expect(printed).toMatch(/^fail settings: TRUST_PROXY cannot be true/m);
    expect(printed).toMatch(/^fail settings: AI_BASE_URL is needed/m);
  });

  it("says where PostgreSQL keeps no letters beyond English, or not their case", async () => {
    const lettersOf = async (encoding: string) => {
      const place = await make("embedded", "empty", { DATABASE_URL: await makeForeignPostgres(encoding, "C") });
      const { printed } = await place.run(["doctor"]);
      return printed.split("\n").filter((line) => line.includes(" letters: "));
    };
    expect(await lettersOf("LATIN1")).toEqual([expect.stringMatching(/^fail letters: .* LATIN1: .*ENCODING 'UTF8'/)]);
    expect(await lettersOf("UTF8")).toEqual([expect.stringMatching(/^warn letters: .*Łąki/)]);
    const place = await make("postgres", "prepared");
    expect((await place.run(["doctor"])).printed).toMatch(/^ok {3}letters: /m);
  });

  it.each(bothDatabases)(
    "says whether SECRET_KEY opens what is stored on %s, which the server is asked while it runs",
    async (kind) => {
      const keys = { older: "o".repeat(40), newer: "n".repeat(40), other: "x".repeat(40) };
      const place = await make(kind, "prepared", { PUBLIC_URL: "https://grants.example.org" });
      const secretsLine = async (SECRET_KEY = "") => {
        place.settings.SECRET_KEY = SECRET_KEY;
        const { printed } = await place.run(["doctor"]);
        for (const key of Object.values(keys)) expect(printed).not.toContain(key);
        return printed.split("\n").filter((line) => line.includes(" secrets: "));
      };
      const stored = [[], [keys.older], [keys.newer], [keys.newer]];
      const database = await place.open();
      for (const [index, secretKeys] of stored.entries()) {
        const [userId, createdAt] = [newId(), new Date()];
        await database.db.insert(user).values({ id: userId, email: `${index}@example.org`, name: "Olga", createdAt });
        const secret = sealSecret({ secretKeys }, "JBSWY3DPEHPK3PXP", secondFactorPlace(userId));
        await database.db.insert(secondFactor).values({ userId, secret, createdAt });
      }
      await database.close();
      const both = `${keys.newer},${keys.older}`;
      // Opening the embedded one takes long: what it is asked while the server runs shows that it is read.
      if (kind === "embedded") {
        place.settings.SECRET_KEY = both;
        const server = await place.start();
        const whileItRuns = await secretsLine(both).finally(() => server.stop());
        expect(whileItRuns).toEqual([expect.stringMatching(/^ok {3}secrets: .* 1 from before it/)]);
        return;
      }
      expect(await secretsLine(keys.newer)).toEqual([
        expect.stringMatching(/^fail secrets: 1 of 4 .* with no key in SECRET_KEY/),
      ]);
      expect(await secretsLine(keys.other)).toEqual([expect.stringMatching(/^fail secrets: 3 of 4 /)]);
      expect(await secretsLine()).toEqual([expect.stringMatching(/^fail secrets: 3 of 4 .* SECRET_KEY is not set/)]);

      expect(await secretsLine(both)).toEqual([expect.stringMatching(/^ok {3}secrets: .* 1 from before it/)]);
    },
  );

  it("finds nothing where all works, and warns of a clock that goes wrong", async () => {
    const mail = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"] });
    await new Promise<void>((resolve) => void mail.listen(0, "127.0.0.1", resolve));
    const smtpPort = (mail.server.address() as AddressInfo).port;
    const asked: string[] = [];
    const model = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ data: [{ id: "tiny" }] }));
    }).listen(0, "127.0.0.1");
    await once(model, "listening");
    const collector = await startOtlpReceiver();
    try {
      const place = await make("postgres", "prepared", {
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        AI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1/`,
        AI_MODEL: "tiny",
        AI_API_KEY: "key",
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      });
      const { code, printed } = await place.run(["doctor"]);
      expect([code, printed.split("\n").filter((line) => !line.startsWith("ok   "))]).toEqual([0, []]);
      expect(asked).toEqual(["GET /v1/models Bearer key"]);
      expect(collector.bodies).toEqual(['{"resourceSpans":[]}']);
      collector.answerWith(401);
      expect((await place.run(["doctor"])).printed).toMatch(/^fail traces: .*OTEL_EXPORTER_OTLP_HEADERS/m);
      collector.answerWith(200);
      const late = await place.run(["doctor"], { now: () => new Date(Date.now() + 60_000) });
      expect(late).toMatchObject({ code: 0, printed: expect.stringMatching(/^warn clock: .* (59|60) s/m) });
    } finally {
      model.close();
      await collector.close();
      await new Promise<void>((resolve) => mail.close(resolve));
    }
  });
});

it("a command that is not right is answered with what would be", async () => {
  const place = await make("embedded", "empty");
  expect(await place.run([])).toMatchObject({ code: 0, printed: expect.stringContaining("backup <folder>") });
  for (const name of ["backup", "restore", "doctor", "admin", "upgrade"])
    expect(await place.run([name, "--help"])).toMatchObject({ code: 0, printed: expect.stringContaining(name) });
  for (const wrong of [
    ["move"],
    ["backup"],
    ["backup", "a", "b"],
    ["doctor", "--fast"],
    ["upgrade"],
    ["admin"],
    ["admin", "add"],
    ["admin", "add", "ines"],
    ["admin", "list", "a@b"],
    ["admin", "make", "a@b"],
  ])
    expect(await place.run(wrong)).toMatchObject({ code: 2 });
  expect(await place.run(["backup", newFolder()])).toMatchObject({
    code: 1,
    printed: expect.stringContaining("There is no database in"),
  });
  expect(await place.run(["admin", "add", "ines@example.org"])).toMatchObject({
    code: 1,
    printed: expect.stringContaining("Start the server first"),
  });
});
