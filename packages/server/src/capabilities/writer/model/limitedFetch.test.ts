import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { limitedFetch } from "./limitedFetch.ts";

describe("limitedFetch", () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });
  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, "127.0.0.1");
    servers.push(server);
    await once(server, "listening");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it("follows no redirect", async () => {
    let asked = 0;
    const inside = await serve((_request, response) => {
      asked += 1;
      response.end("secret");
    });
    const outside = await serve((_request, response) => void response.writeHead(302, { location: inside }).end());
    await expect(limitedFetch()(outside)).rejects.toThrow();
    expect(asked).toBe(0);
  });

  it("gives up a service that does not begin to answer, and not one that is slow afterwards", async () => {
    const silent = await serve(() => {});
    await expect(limitedFetch(undefined, 50)(silent)).rejects.toMatchObject({ name: "TimeoutError" });
    const slow = await serve((_request, response) => {
      response.flushHeaders();
      setTimeout(() => response.end("slow"), 600);
    });
    expect(await (await limitedFetch(undefined, 500)(slow)).text()).toBe("slow");
  });

  it("gives up a line that does not end, before it is read", async () => {
    let sent = 0;
    const url = await serve((_request, response) => {
      const more = () => {
        sent += 65_536;
        if (!response.destroyed && response.write("x".repeat(65_536))) setImmediate(more);
        else response.once("drain", more);
      };
      more();
    });
    await expect((await limitedFetch()(url)).text()).rejects.toThrow("too long");
    expect(sent).toBeLessThan(20_000_000);
  });

  it("passes on an answer in many lines as it is", async () => {
    const text = `${"data: Łąki 🌱\n".repeat(100_000)}`;
    const url = await serve((_request, response) => void response.writeHead(201, { "x-a": "b" }).end(text));
    const response = await limitedFetch()(url);
    expect([response.status, response.headers.get("x-a"), await response.text()]).toEqual([201, "b", text]);
  });
});
