import type { Browser } from "./browser.ts";

/** An event that a stream told. */
export interface ToldEvent {
  event: string;
  data: any;
}

/** A stream of events as a browser opens it. */
export class LiveStream {
  readonly told: ToldEvent[] = [];
  status = 0;
  headers = new Headers();
  isOver = false;
  readonly #controller = new AbortController();

  /** Opens it, and waits until it has begun or was refused. */
  static async open(person: Browser, origin = person.origin, search = ""): Promise<LiveStream> {
    const stream = new LiveStream();
    const answer = await fetch(`${origin}/api/a/live${search}`, {
      headers: { cookie: person.cookie },
      signal: stream.#controller.signal,
    });
    stream.status = answer.status;
    stream.headers = answer.headers;
    if (answer.status === 200) {
      void stream.#read(answer.body!).catch(() => undefined);
      await stream.until("begin");
    } else await answer.text();
    return stream;
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = "";
    try {
      for await (const chunk of body.pipeThrough(new TextDecoderStream() as never) as AsyncIterable<string>) {
        text += chunk;
        const blocks = text.split("\n\n");
        text = blocks.pop()!;
        for (const block of blocks) {
          const event = /^event: (.*)$/m.exec(block)?.[1];
          if (event) this.told.push({ event, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "null") });
        }
      }
    } finally {
      this.isOver = true;
    }
  }

  /** Waits for an event, and gives its data. Those that were waited for before are looked at again after `forget`, not. */
  async until(event: string, isMeant: (data: any) => boolean = () => true): Promise<any> {
    const until = Date.now() + 10_000;
    while (Date.now() < until) {
      const found = this.told.find((told) => told.event === event && isMeant(told.data));
      if (found) return found.data;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`There was no ${event} within 10 s, but ${JSON.stringify(this.told)}.`);
  }

  /** Forgets what was told. */
  forget(): void {
    this.told.length = 0;
  }

  end(): void {
    this.#controller.abort();
  }
}
