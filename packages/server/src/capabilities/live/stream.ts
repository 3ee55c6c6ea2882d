import type { ServerResponse } from "node:http";

/** So many bytes may wait for a reader at most: who does not read is let go, and comes again. */
const mostWaiting = 256 * 1024;

/** The answer in which one browser hears of what happens, as server-sent events. */
export class Stream {
  readonly session: string;
  readonly person: string;
  readonly #response: ServerResponse;

  constructor(owner: { session: string; person: string }, response: ServerResponse) {
    this.session = owner.session;
    this.person = owner.person;
    this.#response = response;
  }

  /** Tells an event, with data that are JSON. */
  send(event: string, data: unknown = null): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Writes events as they are sent. */
  write(text: string): void {
    if (this.#response.writableEnded) return;
    this.#response.write(text);
    if (this.#response.writableLength > mostWaiting) this.#response.destroy();
  }

  end(): void {
    this.#response.end();
  }
}
