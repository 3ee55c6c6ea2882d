import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Schemas } from "@grantwright/api-client";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Answer, Browser } from "../support/browser.ts";
import { makeCompleteDocument } from "../support/fixtures.ts";
import { makePlace } from "../support/operatedPlace.ts";
import { startOwnPostgres } from "../support/ownPostgres.ts";
import { launchProcess, movedTo, signInAtProcess, untilReady } from "../support/serverProcess.ts";
import { mountSmallDisk, noSmallDisk, type SmallDisk } from "../support/smallDisk.ts";
import { bothDatabases } from "../support/testServer.ts";

/** A disk, or the word that there is none. */
function diskFor(skip: (note: string) => never, megabytes: number): SmallDisk {
  const disk = mountSmallDisk(megabytes);
  if (!disk) return skip(noSmallDisk);
  onTestFinished(() => disk.remove());
  return disk;
}

function launch(settings: Record<string, string>) {
  const server = launchProcess({ GRANTS_GOV_URL: "off", ...settings });
  onTestFinished(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
  });
  return server;
}

/** A text that cannot be packed to less. */
const longText = () => randomBytes(9_000).toString("base64");

const saveText = (person: Browser, doc: Schemas["Document"], userText: string): Promise<Answer> => {
  const field = doc.fields.find(({ auto, hidden }) => !auto && !hidden);
  return person.post("/a/docs", { id: doc.id, draft: [{ id: field?.id, userText }], generate: false });
};

const textOf = async (person: Browser, { id, fields }: Schemas["Document"]): Promise<string | undefined> => {
  const fieldId = fields.find(({ auto, hidden }) => !auto && !hidden)?.id ?? "";
  return (await person.document(id)).draft[fieldId]?.userText;
};

const isRefused = ({ status, headers, body }: Answer) => {
  expect(body.message).toContain("no room left");
  expect([status, headers.get("retry-after")]).toEqual([503, "20"]);
};

/** Saves until one is not taken, which is answered; what was tried is added to `tried`. Throws where the server goes away. */
async function saveUntilRefused(person: Browser, doc: Schemas["Document"], tried: string[]): Promise<Answer> {
  for (;;) {
    const text = longText();
    tried.push(text);
    const answer = await saveText(person, doc, text);
    if (answer.status !== 200) return answer;
  }
}

/** Which of the texts that were tried is there, counted from the last one. */
const fromLast = async (person: Browser, doc: Schemas["Document"], tried: string[]): Promise<number> =>
  tried.toReversed().indexOf((await textOf(person, doc)) ?? "");

const linesOf = (output: string, word: string) => output.split("\n").filter((line) => line.includes(word));

describe("a full disk", { timeout: 600_000 }, () => {
  it("of the embedded database, files and mails is said, costs nothing, and is over when there is room", async ({
    skip,
  }) => {
    const disk = diskFor(skip, 200);
    const dataDir = join(disk.folder, "data");
    const server = await untilReady(launch({ DATA_DIR: dataDir }));
    const person = await signInAtProcess(server);
    const doc = await makeCompleteDocument(person);
    const bytes = randomBytes(300_000);
    const announce = async () => {
      const files = [{ filename: "notes.txt", mimetype: "text/plain", size: bytes.length }];
      const { body } = await person.post<Schemas["UploadTarget"][]>(`/a/docs/${doc.id}/upload`, files);
      return body[0]?.signedUrl ?? "";
    };
    const put = (path: string) => person.call("PUT", path.replace("/api", ""), bytes, { "content-type": "text/plain" });
    const target = await announce();
    const tried = [longText()];
    expect((await saveText(person, doc, tried[0]!)).status).toBe(200);

    disk.fill();
    isRefused(await put(target));
    expect(readdirSync(join(dataDir, "files"))).toEqual([]);
    isRefused(await saveUntilRefused(person, doc, tried));
    const link = await person.post("/p/auth/email", { email: "somebody@example.org" });
    expect(link.status).toBe(503);
    for (const name of readdirSync(join(dataDir, "outbox"))) {
      expect(name).toMatch(/\.eml$/);
      expect(readFileSync(join(dataDir, "outbox", name), "utf8")).toContain("token=");
    }
    expect(await fromLast(person, doc, tried)).toBe(1);
    for (const path of ["/healthz", "/readyz"]) {
      const answer = await fetch(server.address + path);
      expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ disk: "full" })]);
    }
    expect(linesOf(server.output(), '"msg":"a call failed"')).toEqual([]);
    expect(linesOf(server.output(), "a disk is full: make room")).toHaveLength(1);

    disk.empty();
    expect((await put(target)).status).toBe(200);
    const after = longText();
    expect((await saveText(person, doc, after)).status).toBe(200);
    expect((await textOf(person, doc)) === after).toBe(true);
    expect(server.child.exitCode).toBeNull();
  });

  it("that ends the embedded database ends the process, and all that was saved is there when it is started", async ({
    skip,
  }) => {
    const disk = diskFor(skip, 200);
    const settings = { DATA_DIR: join(disk.folder, "data") };
    const first = await untilReady(launch(settings));
    const person = await signInAtProcess(first);
    const doc = await makeCompleteDocument(person);
    const tried = [longText()];
    expect((await saveText(person, doc, tried[0]!)).status).toBe(200);
    // Enough for the words, and not for the next file of its log, which has 16 MB.
    disk.fill(14);
    await expect(saveUntilRefused(person, doc, tried)).rejects.toThrow("fetch failed");
    expect(await first.ended).toBe(1);
    expect(linesOf(first.output(), "the embedded database cannot write: make room")).toHaveLength(1);

    const second = launch(settings);
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `The disk of ${settings.DATA_DIR} is full. Make room there, and start again: what was saved is still there.`,
    );

    disk.empty();
    const third = await untilReady(launch(settings));
    const back = movedTo(third, person);
    expect(await fromLast(back, doc, tried)).toBe(1);
    const after = longText();
    expect((await saveText(back, doc, after)).status).toBe(200);
    expect((await textOf(back, doc)) === after).toBe(true);
  });

  it("of PostgreSQL is said, costs nothing, and is over when there is room", async ({ skip }) => {
    const disk = diskFor(skip, 400);
    const postgres = await startOwnPostgres(disk.folder);
    const place = await makePlace("embedded", "empty");
    onTestFinished(async () => {
      await postgres.stop();
      await place.remove();
    });
    const server = await untilReady(launch({ DATA_DIR: place.dataDir, DATABASE_URL: postgres.url }));
    const person = await signInAtProcess(server);
    const doc = await makeCompleteDocument(person);
    const tried = [longText()];
    expect((await saveText(person, doc, tried[0]!)).status).toBe(200);
    disk.fill();
    isRefused(await saveUntilRefused(person, doc, tried));
    expect(await fromLast(person, doc, tried)).toBe(1);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    disk.empty();
    const after = longText();
    expect((await saveText(person, doc, after)).status).toBe(200);
    expect((await textOf(person, doc)) === after).toBe(true);
    expect(linesOf(server.output(), "a disk is full: make room")).toHaveLength(1);
  });

  it.for(bothDatabases)("leaves no backup of %s that looks whole", async (kind, { skip }) => {
    const disk = diskFor(skip, 20);
    const place = await makePlace(kind, "prepared");
    onTestFinished(() => place.remove());
    const folder = join(disk.folder, "backup");
    disk.fill();
    const { code, printed } = await place.run(["backup", folder]);
    expect([code, printed]).toEqual([1, expect.stringContaining("no space left")]);
    expect([existsSync(folder), existsSync(`${folder}.partial`)]).toEqual([false, false]);
    disk.empty();
    expect((await place.run(["backup", folder])).code).toBe(0);
    expect(existsSync(join(folder, "manifest.json"))).toBe(true);
  });
});
