import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the wire does with a request instead of passing it on. */
export type Trouble =
  | { kind: "answer"; status: number; headers?: Record<string, string>; body?: string }
  /** The connection breaks before the server has the request. */
  | { kind: "reset" }
  /** Nothing ever comes back. */
  | { kind: "silence" }
  /** The server does what was asked; its answer is lost. */
  | { kind: "lost answer" }
  /** The request arrives once `until` has come. */
  | { kind: "late request"; until: Promise<unknown> }
  /** The server does what was asked at once; its answer arrives once `until` has come. */
  | { kind: "late answer"; until: Promise<unknown> };

/** A request as it came to the wire. */
export interface WireRequest {
  method: string;
  /** Without the query. */
  path: string;
  body: string;
}

/** Trouble for some requests, until it is taken back. */
export interface Disturbance {
  /** How many requests it has met. */
  readonly met: number;
  /** Resolves with the first request that it meets. */
  readonly first: Promise<WireRequest>;
  stop: () => void;
}

interface Rule {
  meets: (request: WireRequest) => boolean;
  trouble: Trouble;
  times: number;
  met: number;
  tell: (request: WireRequest) => void;
}

/** The network between one browser and the server: passes everything on until it is told otherwise. Cookies and origin stay right. */
export class Wire {
  /** The origin that the browser is given. */
  url = "";
  /** Every request that the server has answered, with its status. */
  readonly answered: (WireRequest & { status: number })[] = [];
  /** Lets browsers store every answer, so that Chromium keeps pages for going back, as others do whatever the server says. */
  mayStore = false;
  #rules: Rule[] = [];
  #isCut = false;
  #upstream: URL;
  readonly #agent = new Agent({ keepAlive: true });
  /** Answers that never end: streams of events. */
  readonly #streams = new Set<ServerResponse>();
  readonly #server = createServer((from, to) => void this.#pass(from, to).catch(() => to.destroy()));

  constructor(upstream: string) {
    this.#upstream = new URL(upstream);
  }

  async open(): Promise<void> {
    await new Promise<void>((ready) => this.#server.listen(0, "127.0.0.1", ready));
    this.url = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#agent.destroy();
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** Breaks everything, as a network that is gone does. */
  cut(): void {
    this.#isCut = true;
    this.#server.closeAllConnections();
  }

  /** Breaks the streams of events, and nothing else. */
  breakStreams(): void {
    for (const stream of this.#streams) stream.destroy();
  }

  /** Passes everything on again; all disturbances end. */
  mend(): void {
    this.#isCut = false;
    this.#rules = [];
  }

  /** Brings trouble to the next requests that `meets` names, `times` of them or all. */
  disturb(meets: (request: WireRequest) => boolean, trouble: Trouble, times = Infinity): Disturbance {
    let tell: (request: WireRequest) => void = () => {};
    const first = new Promise<WireRequest>((resolve) => (tell = resolve));
    const rule: Rule = { meets, trouble, times, met: 0, tell };
    this.#rules.push(rule);
    return {
      get met() {
        return rule.met;
      },
      first,
      stop: () => {
        this.#rules = this.#rules.filter((other) => other !== rule);
      },
    };
  }

  async #pass(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of from) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const path = (from.url ?? "/").split("?", 1)[0] ?? "/";
    const request: WireRequest = { method: from.method ?? "GET", path, body: bytes.toString() };
    if (this.#isCut) return void from.socket.destroy();
    const rule = this.#rules.find((each) => each.met < each.times && each.meets(request));
    if (rule) {
      rule.met += 1;
      rule.tell(request);
    }
    const trouble = rule?.trouble;
    if (trouble?.kind === "reset") return void from.socket.destroy();
    if (trouble?.kind === "silence") return undefined;
    if (trouble?.kind === "answer") {
      to.writeHead(trouble.status, { "content-type": "application/json", ...trouble.headers });
      return void to.end(trouble.body ?? JSON.stringify({ message: "Out of order." }));
    }
    if (trouble?.kind === "late request") await trouble.until;
    const answer = await this.#ask(from, bytes);
    if (answer.headers["content-type"] === "text/event-stream") return this.#stream(answer, to);
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    this.answered.push({ ...request, status: answer.statusCode ?? 0 });
    if (trouble?.kind === "lost answer" || this.#isCut) return void from.socket.destroy();
    if (trouble?.kind === "late answer") await trouble.until;
    if (to.destroyed) return undefined;
    to.writeHead(answer.statusCode ?? 502, {
      ...answer.headers,
      ...(this.mayStore && { "cache-control": "no-cache" }),
    });
    to.end(Buffer.concat(parts));
    return undefined;
  }

  /** Passes on what comes as it comes. */
  #stream(answer: IncomingMessage, to: ServerResponse): void {
    this.#streams.add(to);
    to.on("close", () => {
      this.#streams.delete(to);
      answer.destroy();
    });
    answer.on("error", () => to.destroy());
    to.writeHead(answer.statusCode ?? 200, answer.headers);
    answer.pipe(to);
  }

  #ask(from: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const { hostname, port } = this.#upstream;
    const { url: path, method, headers } = from;
    return new Promise((answered, failed) => {
      const request = send({ agent: this.#agent, hostname, port, path, method, headers }, answered);
      request.on("error", failed);
      request.end(body);
    });
  }
}
