import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hasHash, problemOfHashFile } from "../src/capabilities/breaches/hashFile.ts";
import { isInRange } from "../src/capabilities/breaches/rangeService.ts";
import { databases, useServer } from "./support/testServer.ts";

const sha1 = (text: string) => createHash("sha1").update(text).digest("hex").toUpperCase();

const folder = mkdtempSync(join(tmpdir(), "grantwright-breached-"));
const file = join(folder, "pwned.txt");
const lines = 100_000;
const known = Array.from({ length: lines }, (_, at) => sha1(`password ${at}`)).toSorted();
const countOf = (at: number) => 1 + ((at * 7919) % 40_000_000);
writeFileSync(file, known.map((hash, at) => `${hash}:${countOf(at)}\r\n`).join(""));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a file of hashes", () => {
  it("of 100,000 lines has each of its own, and no other", async () => {
    for (let at = 0; at < lines; at += 331) expect(await hasHash(file, known[at]!), `line ${at}`).toBe(true);
    for (const at of [0, 1, lines - 2, lines - 1]) expect(await hasHash(file, known[at]!), `line ${at}`).toBe(true);
    for (let at = 0; at < 300; at += 1) expect(await hasHash(file, sha1(`no password ${at}`))).toBe(false);
    for (const edge of ["0".repeat(40), "F".repeat(40)]) expect(await hasHash(file, edge)).toBe(false);
  });

  it("is looked through for lines that are not in order, or are no hashes", async () => {
    expect(await problemOfHashFile(file)).toBeUndefined();
    const unsorted = join(folder, "unsorted.txt");
    const line = (hash: string) => `${hash}:3\n`;
    const problemOf = (text: string) => {
      writeFileSync(unsorted, text);
      return problemOfHashFile(unsorted);
    };
    const sorted = known.map(line).join("");
    expect(await problemOf(known.toReversed().map(line).join(""))).toBe("order");
    expect(await problemOf(Array.from({ length: lines }, (_, at) => line(sha1(`password ${at}`))).join(""))).toBe(
      "order",
    );
    expect(await problemOf([sha1("a"), sha1("b")].toSorted().toReversed().map(line).join(""))).toBe("order");
    // What somebody added at the end.
    expect(await problemOf(sorted + line("0".repeat(40)))).toBe("order");
    expect(await problemOf(`${sorted}password\n`)).toBe("form");
    expect(await problemOf(sorted + "F".repeat(1_000))).toBe("form");
    expect(await problemOf(`${known[0]} 3\n`)).toBe("form");
    expect(await problemOf("")).toBe("form");
    // Without counts, as some lists are.
    expect(await problemOf(known.join("\n"))).toBeUndefined();
  });

  it.each([
    ["one line", [sha1("a")], "\n", false],
    ["two lines and no end", [sha1("a"), sha1("b")].toSorted(), "\n", true],
    ["small letters", [sha1("a"), sha1("b"), sha1("c")].toSorted().map((hash) => hash.toLowerCase()), "\r\n", false],
  ])("of %s is read", async (_what, hashes, ending, isOpen) => {
    const small = join(folder, "small.txt");
    const text = hashes.map((hash) => `${hash}:3`).join(ending);
    writeFileSync(small, isOpen ? text : text + ending);
    expect(await problemOfHashFile(small)).toBeUndefined();
    for (const hash of hashes) expect(await hasHash(small, hash.toUpperCase())).toBe(true);
    expect(await hasHash(small, sha1("z"))).toBe(false);
  });

  it("that is empty has none, and one of another kind is known as such", async () => {
    const odd = join(folder, "odd.txt");
    writeFileSync(odd, "");
    expect(await hasHash(odd, sha1("a"))).toBe(false);
    writeFileSync(odd, "password\n123456\n".repeat(100));
    expect(await problemOfHashFile(odd)).toBe("form");
    expect(await hasHash(odd, sha1("a"))).toBe(false);
    await expect(hasHash(join(folder, "none.txt"), sha1("a"))).rejects.toMatchObject({ code: "ENOENT" });
  });
});

/** What the range service got, and how it answers. */
const service = {
  asked: [] as Pick<IncomingMessage, "url" | "headers">[],
  answer: (_request: IncomingMessage, _response: ServerResponse): unknown => undefined,
};
const http = createServer((request, response) => {
  service.asked.push({ url: request.url, headers: request.headers });
  service.answer(request, response);
});
http.listen(0, "127.0.0.1");
await once(http, "listening");
const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/range`;
afterAll(() => {
  http.closeAllConnections();
  http.close();
});

const leaked = "kittens of the seventh floor";

/** As the service answers: of the hashes with that beginning, and padding with a count of 0. */
const inRange = (request: IncomingMessage, response: ServerResponse) => {
  const prefix = request.url?.slice(-5) ?? "";
  const own = sha1(leaked);
  const rows = [
    `${"0".repeat(35)}:0`,
    ...(own.startsWith(prefix) ? [`${own.slice(5)}:12`] : []),
    `${"F".repeat(35)}:0`,
  ];
  response.end(rows.join("\r\n"));
};

beforeEach(() => {
  service.asked = [];
  service.answer = inRange;
});

describe("a range service", () => {
  it("gets five characters of the hash, and knows by the rest", async () => {
    expect(await isInRange(`${url}/`, sha1(leaked))).toBe(true);
    expect(await isInRange(`${url}/`, sha1("another"))).toBe(false);
    expect(service.asked.map((each) => each.url)).toEqual(
      [leaked, "another"].map((each) => `/range/${sha1(each).slice(0, 5)}`),
    );
    for (const { headers } of service.asked) expect(headers["add-padding"]).toBe("true");
  });

  it("takes no padding for a password", async () => {
    service.answer = (_request, response) => response.end(`${sha1(leaked).slice(5)}:0\r\n`);
    expect(await isInRange(`${url}/`, sha1(leaked))).toBe(false);
  });

  it.each<[string, typeof service.answer]>([
    ["fails", (_request, response) => response.writeHead(500).end()],
    ["leads elsewhere", (_request, response) => response.writeHead(302, { location: `${url}/other` }).end()],
    [
      "answers without end",
      (_request, response) => {
        const write = (): unknown =>
          !response.destroyed && response.write("A".repeat(64 * 1024), () => setImmediate(write));
        write();
      },
    ],
    ["says nothing", () => undefined],
  ])("that %s is given up", async (_what, answer) => {
    service.answer = answer;
    const before = Date.now();
    await expect(isInRange(`${url}/`, sha1(leaked))).rejects.toThrow();
    expect(Date.now() - before).toBeLessThan(4_000);
    expect(service.asked).toHaveLength(1);
  });
});

describe.each(databases)("setting a password on %s", (kind) => {
  const server = useServer(kind, { BREACHED_PASSWORDS_FILE: file, BREACHED_PASSWORDS_URL: url });
  let set: (password: string) => Promise<{ status: number; body: any }>;
  beforeAll(async () => {
    const person = await server.signIn();
    set = async (password) => {
      const { status, body } = await person.post("/a/me/password", { password, currentPassword: undefined });
      return { status, body };
    };
  });

  const message = expect.stringContaining("known from a leak");

  it("refuses what is in the file, without asking anybody", async () => {
    const refused = await set("password 4711");
    expect(refused).toMatchObject({ status: 422, body: { message, fields: [{ id: "password", message }] } });
    expect(service.asked).toEqual([]);
  });

  it("refuses what the service knows, and takes what neither does", async () => {
    expect(await set(leaked)).toMatchObject({ status: 422, body: { message } });
    expect((await set("a password that nobody has had")).status).toBe(200);
    expect(service.asked).toHaveLength(2);
  });

  it("goes by its own lists where the service is down, and says so without the password", async () => {
    service.answer = (_request, response) => response.writeHead(503).end();
    const lines = server.logLines.length;
    expect((await set("another that nobody has had")).status).toBe(200);
    expect((await set("qwertyuiop")).body.message).toContain("too easy to guess");
    const told = server.logLines.slice(lines).join("");
    expect(told).toContain("breachedPasswordsUnavailable");
    const hash = sha1("another that nobody has had");
    for (const hidden of ["nobody has had", hash, hash.slice(0, 5), hash.toLowerCase()])
      expect(told).not.toContain(hidden);
  });
});
