import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** As docs/operate/install.md has a proxy ask, but more often. */
const askEveryMs = 500;

/** How long a call waits for a process that is ready, in milliseconds, before it is answered 503. */
const patienceMs = 5_000;

/** Puts a proxy before processes: it asks each whether it is ready, sends calls to those that are in turn, and tries another where one does not answer the door. */
export class Proxy {
  /** Calls that it answered itself, as no process did. */
  failures = 0;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 400 });
  readonly #ready = new Set<number>();
  // Longer than anybody rests between two calls: a connection that ends just as it is used again looks like a call that failed.
  readonly #server: Server = createServer(
    { keepAliveTimeout: 60_000 },
    (call, answer) => void this.#pass(call, answer),
  );
  readonly #timers: NodeJS.Timeout[] = [];
  #turn = 0;

  /** Listens, and gives its address. */
  async start(ports: readonly number[]): Promise<string> {
    for (const port of ports) {
      const ask = () =>
        fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
          ({ ok }) => (ok ? this.#ready.add(port) : this.#ready.delete(port)),
          () => this.#ready.delete(port),
        );
      void ask();
      this.#timers.push(setInterval(() => void ask(), askEveryMs));
    }
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Whether a process is ready as far as is known. */
  isReady = (port: number): boolean => this.#ready.has(port);

  async #pass(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of call) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const until = Date.now() + patienceMs;
    while (Date.now() < until) {
      const ready = [...this.#ready];
      const port = ready[this.#turn++ % Math.max(1, ready.length)];
      if (port !== undefined) {
        const outcome = await this.#try(port, call, body, answer);
        if (outcome === "answered") return;
        if (outcome === "broken") break;
        this.#ready.delete(port);
      } else await new Promise((done) => setTimeout(done, 50));
    }
    this.failures += 1;
    if (!answer.headersSent) answer.writeHead(503);
    answer.end();
  }

  /** `closed`: the call never got in; `broken`: it may have been worked on. */
  #try(
    port: number,
    { method, url, headers }: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
  ): Promise<"answered" | "closed" | "broken"> {
    return new Promise((done) => {
      const sent = request({ agent: this.#agent, host: "127.0.0.1", port, method, path: url, headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
        got.on("end", () => done("answered"));
        got.on("error", () => done("broken"));
      });
      sent.on("error", ({ code }: NodeJS.ErrnoException) => {
        // On a connection that was kept and closed meanwhile nothing of the call was taken.
        const isClosed = code === "ECONNREFUSED" || (sent.reusedSocket && code === "ECONNRESET");
        done(isClosed && method !== "POST" ? "closed" : code === "ECONNREFUSED" ? "closed" : "broken");
      });
      sent.end(body);
    });
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
