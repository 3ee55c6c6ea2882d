import { describe, expect, it } from "vitest";
import { newId } from "../src/kernel/ids.ts";
import { makeCompleteDocument } from "./support/fixtures.ts";
import { useServer } from "./support/testServer.ts";

type Line = Record<string, unknown>;

describe("the log", () => {
  const server = useServer("embedded", { TRUST_PROXY: "loopback" });
  const other = useServer("embedded");
  const linesFrom = (start: number) => server.logLines.slice(start).map((line) => JSON.parse(line) as Line);
  const eventsFrom = (start: number) => linesFrom(start).filter(({ event }) => event !== undefined);

  it("has of each call its id, operation, status, duration and person, and the answer has the id", async () => {
    const person = await server.signIn();
    const { id } = (await person.get("/a/me")).body;
    const start = server.logLines.length;
    const { headers } = await person.get("/a/drafts");
    const reqId = headers.get("x-request-id");
    expect(reqId).toMatch(/^[0-9a-f]{24}$/);
    const line = linesFrom(start).find(({ msg }) => msg === "answered");
    expect(line).toMatchObject({ reqId, operation: "listDrafts", status: 200, ms: expect.any(Number), person: id });
  });

  it("takes the id of a request from a trusted proxy, where it is well-formed", async () => {
    const idOf = async (given: string, { address } = server) =>
      (await fetch(`${address}/api/a/me`, { headers: { "x-request-id": given } })).headers.get("x-request-id");
    const longest = "aZ09-_".repeat(11).slice(0, 64);
    const start = server.logLines.length;
    expect(await idOf(longest)).toBe(longest);
    expect(linesFrom(start)).toContainEqual(expect.objectContaining({ reqId: longest, status: 401 }));
    for (const wrong of [`${longest}x`, "two words", "a;b", "{}"]) expect(await idOf(wrong)).toMatch(/^[0-9a-f]{24}$/);
    expect(await idOf(longest, other)).toMatch(/^[0-9a-f]{24}$/);
    const page = await fetch(`${server.address}/%zz`, { headers: { "x-request-id": longest } });
    expect([page.status, page.headers.get("x-request-id")]).toEqual([400, longest]);
  });

  it("names the events of signing in, with the person once known and their network, and no secret", async () => {
    const start = server.logLines.length;
    const email = `person-${newId()}@example.org`;
    const person = await server.signIn(email);
    const token = server.lastToken();
    const id: string = (await person.get("/a/me")).body.id;
    const password = "correct horse battery";
    await person.post("/a/me/password", { password });
    await person.post("/p/auth/token", { token });
    await server.browser().post("/p/auth/password", { email, password: "a guess of mine" });
    const second = server.browser();
    await second.post("/p/auth/password", { email, password });
    await second.post("/p/auth/password", { email, password });
    await second.post("/a/me/password", { password: `${password} staple`, currentPassword: password });
    await makeCompleteDocument(second);
    await second.post("/a/auth/logout");
    const network = "127.0.0.0/24";
    expect(eventsFrom(start).map(({ event, person: who, why }) => [event, who, why])).toEqual([
      ["linkAsked", undefined, undefined],
      ["linkUsed", id, undefined],
      ["passwordSet", id, undefined],
      ["linkRefused", undefined, undefined],
      ["passwordWrong", undefined, "unauthenticated"],
      ["passwordRight", id, undefined],
      ["passwordRight", id, undefined],
      ["sessionEnded", id, "replaced"],
      ["passwordSet", id, undefined],
      ["sessionEnded", id, "passwordSet"],
      ["loggedOut", id, undefined],
    ]);
    for (const line of eventsFrom(start))
      expect(line).toMatchObject({ level: 30, network, reqId: expect.stringMatching(/^[0-9a-f]{24}$/) });
    const text = server.logLines.join("\n");
    const secrets = [email, token, password, "guess", "Twelve gardens", "gw_session", "gw_browser"];
    const cookies = second.cookie.split("; ").map((pair) => pair.slice(pair.indexOf("=") + 1));
    for (const secret of [...secrets, ...cookies.filter((cookie) => cookie.length > 10)])
      expect(text).not.toContain(secret);
  });
});
