import type { Schemas } from "@grantwright/api-client";
import { beforeAll, describe, expect, it } from "vitest";
import { team, teamMember } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import type { Browser } from "./support/browser.ts";
import { allOperations } from "./support/contractCheck.ts";
import { completeSave, makeCompleteDocument } from "./support/fixtures.ts";
import { createRecordingMailer } from "./support/recordingMailer.ts";
import { databases, startTestServer, useServer } from "./support/testServer.ts";

const someId = "0123456789abcdef01234567";
const addressOf = (path: string, id = someId) => path.replace(/\{\w+\}/g, id);

describe.each(databases)("access on %s", (kind) => {
  const server = useServer(kind);
  let owner: Browser;
  let stranger: Browser;
  let doc: Schemas["Document"];

  beforeAll(async () => {
    owner = await server.signIn();
    stranger = await server.signIn();
    const complete = await makeCompleteDocument(owner);
    const { taskId } = (await owner.post("/a/docs", completeSave(complete, true))).body;
    await owner.finished(taskId);
    doc = await owner.document(complete.id);
    const [target] = (await owner.post("/a/docs/new/upload", [{ filename: "a.txt", mimetype: "text/plain", size: 2 }]))
      .body;
    await owner.call("PUT", target.signedUrl.replace("/api", ""), "ok", { "content-type": "text/plain" });
  });

  const secured = allOperations.filter(({ needsSession }) => needsSession);

  it("asks for a session before anything else, at every call that needs one", async () => {
    expect(secured.length).toBeGreaterThan(25);
    for (const { method, path, isFixed } of secured)
      for (const prefix of isFixed ? ["/api"] : ["/api", `/api/teams/${someId}`, "/api/teams/nonsense"])
        for (const id of [someId, "not-an-id"]) {
          const answer = await server.app.inject({
            method: method as "GET",
            url: prefix + addressOf(path, id),
            ...(method !== "GET" && { payload: "{broken", headers: { "content-type": "application/json" } }),
          });
          expect([answer.statusCode, answer.json()], `${method} ${prefix}${path}`).toEqual([
            401,
            { message: "Please sign in." },
          ]);
        }
    for (const url of ["/api/a/nothing", "/api/teams/x/a/nothing", "/api/a/me/"])
      expect((await server.app.inject({ method: "POST", url })).statusCode, url).toBe(401);
  });

  it("lets nobody into a team that they do not belong to, and never refuses /p/ calls for it", async () => {
    for (const { method, path, isFixed } of secured) {
      if (isFixed) continue;
      stranger.scope = `/teams/${doc.id}`;
      const answer = await stranger.call(method, addressOf(path), method === "GET" ? undefined : {});
      expect(answer.status, `${method} ${path}`).toBe(403);
    }
    expect((await stranger.get("/p/templates/grant")).status).toBe(200);
    expect((await stranger.get("/p/published/docs")).status).toBe(200);
    expect((await stranger.post("/p/auth/check-user", { email: "a@example.org" })).status).toBe(200);
    stranger.scope = "";
  });

  it("keeps a team's documents apart from the personal ones [1.1-personal-and-team-accounts]", async () => {
    const ownerId = (await owner.get("/a/me")).body.id;
    const teamId = newId();
    const { db, now } = server.context;
    await db.insert(team).values({ id: teamId, name: "Common Ground", createdAt: now() });
    await db.insert(teamMember).values({ teamId, userId: ownerId, joinedAt: now() });
    owner.scope = `/teams/${teamId}`;
    expect((await owner.get("/a/me")).body.teamName).toBe("Common Ground");
    expect((await owner.get(`/a/docs/${doc.id}`)).status).toBe(404);
    expect((await owner.get("/a/docs")).body).toEqual([]);
    const shared = (await owner.post("/a/docs", { draft: [], generate: false, name: "Ours" })).body.id;
    owner.scope = "";
    expect((await owner.get(`/a/docs/${shared}`)).status).toBe(404);
    expect((await owner.get("/a/teams")).body).toContainEqual({ id: teamId, name: "Common Ground", personal: false });
    const strangerId = (await stranger.get("/a/me")).body.id;
    await db.insert(teamMember).values({ teamId, userId: strangerId, joinedAt: now() });
    stranger.scope = `/teams/${teamId}`;
    expect((await stranger.document(shared)).name).toBe("Ours");
    stranger.scope = "";
  });

  it("refuses calls that foreign pages make with a person's cookies", async () => {
    const rename = (headers: Record<string, string>) => stranger.post("/a/me", { name: "Mallory" }, headers);
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
      { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
      { origin: server.address.replace("http:", "https:") },
    ];
    for (const headers of foreign) expect((await rename(headers)).status, JSON.stringify(headers)).toBe(403);
    const own: Record<string, string>[] = [
      {},
      { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" },
      { origin: server.address },
      { "sec-fetch-site": "none" },
    ];
    for (const headers of own) expect((await rename(headers)).status, JSON.stringify(headers)).toBe(200);
    const link = await server
      .browser()
      .post("/p/auth/email", { email: "x@example.org" }, { origin: "https://evil.example" });
    expect(link.status).toBe(403);
    expect(
      (await stranger.get("/a/me", { origin: "https://evil.example" })).headers.get("access-control-allow-origin"),
    ).toBeNull();
  });

  it("answers what is not built yet with 501, to those who may ask", async () => {
    for (const { method, path, needsSession, isPlanned } of allOperations) {
      if (!isPlanned || path.startsWith("/a/admin/")) continue;
      const answer = await stranger.call(method, addressOf(path), method === "GET" ? undefined : {});
      expect([answer.status, answer.body.message], path).toEqual([501, "This part of Grantwright is not built yet."]);
      expect(needsSession || path.startsWith("/p/")).toBe(true);
    }
  });

  it("answers what is not there, or malformed, in JSON", async () => {
    expect((await stranger.get("/nothing")).status).toBe(404);
    expect((await stranger.get("/a/nothing")).status).toBe(404);
    expect((await stranger.get("/a/docs/nonsense")).status).toBe(400);
    expect((await stranger.get("/a/tasks/nonsense")).status).toBe(400);
    expect((await stranger.get("/a/docs?limit=0")).status).toBe(400);
    expect((await stranger.get("/a/docs?limit=501")).status).toBe(400);
    expect((await stranger.get("/a/docs?limit=many")).status).toBe(400);
    expect((await stranger.get("/a/docs?limit=5")).status).toBe(200);
    expect((await stranger.get("/p/templates/%E0%A4%A")).status).toBe(400);
    expect((await stranger.get("/p/published/docs?search=a%00b")).status).toBe(200);
    expect((await stranger.post("/p/unsubscribe?token=%00")).status).toBe(400);
    expect((await stranger.get("/p/invites/%00")).status).toBe(404);
    expect((await server.browser().get("/a/docs/%00")).status).toBe(401);
  });

  it("has no TRACE, takes nothing twice from an address, and no prototype from a body", async () => {
    for (const url of ["/", "/api/a/me", "/healthz"]) {
      const answer = await server.app.inject({
        method: "TRACE" as "GET",
        url,
        headers: { "x-secret": "not to be said" },
      });
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(answer.body, url).not.toContain("not to be said");
    }
    expect((await stranger.get("/a/docs?limit=5&limit=6")).status).toBe(400);
    const payload =
      '{"name":"Someone","__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":true}}}';
    const headers = { "content-type": "application/json" };
    const answer = await server.app.inject({ method: "POST", url: "/api/p/auth/check-user", payload, headers });
    expect(answer.statusCode).toBe(400);
    expect(({} as { isPolluted?: boolean }).isPolluted).toBeUndefined();
  });

  it("tells browsers on every answer what they may make of it", async () => {
    for (const url of [
      "/",
      "/api/p/products",
      "/api/nothing",
      "/api/a/me",
      "/healthz",
      "/assets/none.js",
      "/%E0%A4%A",
    ]) {
      const { headers } = await server.app.inject({ method: "GET", url });
      expect(headers, url).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "content-security-policy": expect.stringMatching(
          /^(?=.*default-src)(?=.*frame-ancestors 'none')(?=.*base-uri 'none')/,
        ),
        "content-type": expect.stringMatching(/^(?:text|application)\/\w+; charset=utf-8$/),
      });
      if (url.startsWith("/api")) expect(headers["cache-control"], url).toBe("no-store");
    }
  });

  it("does not tell which files there are besides the app's", async () => {
    const paths = ["/..%2f..%2fsrc%2fmain.ts", "/..%2f..%2fsrc%2fnone.ts", "/%2e%2e/access.test.ts", "/none.txt"];
    const answers = await Promise.all(
      paths.map(async (path) => {
        const answer = await server.app.inject({ method: "GET", url: path });
        return [answer.statusCode, answer.headers["content-type"]];
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.[0]).toBe(200);
  });

  it("has nothing at an upload's address for another method, whatever is sent", async () => {
    for (const method of ["POST", "PATCH"] as const) {
      const headers = { "content-type": "application/pdf" };
      const url = `/api/u/${"x".repeat(43)}`;
      expect((await server.app.inject({ method, url, headers, payload: "%PDF-" })).statusCode).toBe(404);
    }
  });

  it("binds cookies to the host itself where people come over https", async () => {
    const mails = createRecordingMailer();
    const settings = { PUBLIC_URL: "https://grants.example.org" };
    const other = await startTestServer(kind, settings, { mailer: mails.mailer });
    try {
      const person = other.browser();
      await person.post("/p/auth/email", { email: "a@example.org" });
      const token = new URLSearchParams(new URL(mails.links.at(-1) ?? "").hash.slice(1)).get("token");
      const redeemed = await person.post("/p/auth/token", { token });
      const attributes = "Path=\\/; HttpOnly; Secure; SameSite=Lax";
      expect(redeemed.headers.getSetCookie()).toEqual([
        expect.stringMatching(new RegExp(`^__Host-gw_session=[\\w-]{43}; Max-Age=5184000; ${attributes}$`)),
        expect.stringMatching(new RegExp(`^__Host-gw_browser=[\\w-]{43}; Max-Age=34560000; ${attributes}$`)),
      ]);
      expect((await person.get("/a/me")).status).toBe(200);
      // As a sibling of the domain could set it.
      person.cookie = person.cookie.replace("__Host-gw_session", "gw_session");
      expect((await person.get("/a/me")).status).toBe(401);
    } finally {
      await other.stop();
    }
  });

  it("lets allowed origins in, and only them", async () => {
    const friend = "https://friend.example";
    const other = await startTestServer(kind, { ALLOWED_ORIGINS: friend, PUBLIC_URL: "https://grants.example.org" });
    try {
      const person = other.browser();
      const asked = await person.post(
        "/p/auth/email",
        { email: "a@example.org" },
        { origin: friend, "sec-fetch-site": "cross-site" },
      );
      expect(asked.status).toBe(200);
      expect(asked.headers.get("access-control-allow-origin")).toBe(friend);
      expect(asked.headers.get("access-control-allow-credentials")).toBe("true");
      expect(asked.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
      expect(
        (await person.post("/p/auth/email", { email: "a@example.org" }, { origin: "https://evil.example" })).status,
      ).toBe(403);
      const preflight = await other.app.inject({
        method: "OPTIONS",
        url: "/api/a/docs",
        headers: { origin: friend, "access-control-request-method": "POST" },
      });
      expect(preflight.statusCode).toBe(204);
      expect(preflight.headers["access-control-allow-headers"]).toContain("If-Match");
      const printed = other.printed.join("\n");
      expect(printed, "no link on a terminal of a public server").not.toMatch(/token=|link for/);
    } finally {
      await other.stop();
    }
  });

  it("serves the app with a fresh nonce, and nothing outside it", async () => {
    const page = async (url: string) => server.app.inject({ url });
    const [one, two] = [await page("/"), await page("/drafts/anything?token=secret")];
    const nonceOf = (answer: typeof one) => /nonce="([^"]+)"/.exec(answer.body)?.[1] ?? "";
    expect(one.statusCode).toBe(200);
    expect(nonceOf(one)).toMatch(/^[\w+/]{22}==$/);
    expect(nonceOf(one)).not.toBe(nonceOf(two));
    expect(one.body).not.toContain("__CSP_NONCE__");
    const policy = String(one.headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'nonce-${nonceOf(one)}' 'strict-dynamic'`);
    expect(policy).toContain(`style-src 'nonce-${nonceOf(one)}'`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("unsafe");
    expect(one.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
    expect(one.headers["permissions-policy"]).toContain("microphone=(self)");
    const asset = await page("/assets/app-1a2b.js");
    expect(asset.statusCode).toBe(200);
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await page("/assets/gone-1a2b.js")).statusCode).toBe(404);
    for (const escape of ["/..%2f..%2fpackage.json", "/assets/..%2f..%2fbrowser.ts", "/%2e%2e/support/browser.ts"])
      expect((await page(escape)).body, escape).not.toContain("class Browser");
    expect((await page("/api/a/me")).headers["cache-control"]).toBe("no-store");
  });

  it("is healthy, and logs no secrets", async () => {
    const health = await server.app.inject({ url: "/healthz" });
    expect([health.statusCode, health.json()]).toEqual([
      200,
      { status: "ok", database: "ok", worker: "ok", disk: "ok" },
    ]);
    const log = server.logLines.join("");
    expect(log).toContain('"path":"/api/a/docs"');
    expect(log).not.toContain("token=");
    expect(log).not.toContain(server.lastToken());
    expect(log).not.toContain(owner.cookie.split(";", 1)[0]!.slice("gw_session=".length));
    expect(log).not.toContain("Twelve gardens");
    expect(log).toContain("/api/u/…");
    expect(log).not.toMatch(/\/api\/u\/[\w-]/);
  });
});
