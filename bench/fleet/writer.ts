import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

/** What the writers saw, all together. */
export interface Seen {
  saves: number;
  /** Calls that were sent again, by what they were answered: a status, or what kept them from an answer. */
  again: Map<string, number>;
  proposals: number;
  wrong: string[];
  /** Of calls that were answered, in milliseconds. */
  took: number[];
}

interface Answer {
  status: number;
  body: any;
}

/**
 * A person who writes two sections of one document, always the same words in both, and has a proposal written now and then. As the app does
 * it, a call that failed is sent again until it is answered: a save with the revision that it was made for, the rest under one key.
 */
export class Writer {
  /** Words that a save was answered for, and those of one that is on its way. */
  #acknowledged = "";
  #onItsWay = "";
  #id = "";
  #fields: string[] = [];
  #revision = 0;
  #tasks: string[] = [];
  #isOver = false;
  readonly #address: string;
  readonly #cookie: string;
  readonly #seen: Seen;

  constructor(address: string, cookie: string, seen: Seen) {
    this.#address = address;
    this.#cookie = cookie;
    this.#seen = seen;
  }

  async #call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    for (;;) {
      const began = performance.now();
      try {
        const answer = await fetch(`${this.#address}/api${path}`, {
          method,
          headers: { cookie: this.#cookie, ...headers, ...(body && { "content-type": "application/json" }) },
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(30_000),
        });
        const text = await answer.text();
        if (answer.status < 500 && answer.status !== 429) {
          this.#seen.took.push(performance.now() - began);
          return { status: answer.status, body: text ? JSON.parse(text) : undefined };
        }
        this.#sendAgain(`${method} ${path.split("/")[2]} ${answer.status}`);
      } catch (error) {
        // No answer: whether it was done shows later.
        this.#sendAgain((error as Error).name);
      }
      await wait(200 + Math.random() * 200);
    }
  }

  #sendAgain(why: string): void {
    this.#seen.again.set(why, (this.#seen.again.get(why) ?? 0) + 1);
  }

  async #read(): Promise<any> {
    const { body } = await this.#call("GET", `/a/docs/${this.#id}`);
    this.#revision = body.revision;
    return body;
  }

  /** Makes the document. */
  async begin(): Promise<void> {
    const key = { "idempotency-key": randomUUID() };
    const made = await this.#call("POST", "/a/docs", { draft: [], generate: false }, key);
    this.#id = made.body.id;
    const { fields } = await this.#read();
    this.#fields = fields.filter((field: any) => !field.auto && !field.hidden).map((field: any) => field.id);
    await this.#save("The first words of all.");
  }

  async #save(words: string, generate = false): Promise<void> {
    this.#onItsWay = words;
    const draft = this.#fields.map((id) => ({ id, userText: words }));
    const key: Record<string, string> = generate ? { "idempotency-key": randomUUID() } : {};
    for (;;) {
      const headers = { ...key, "if-match": `"${this.#revision}"` };
      const { status, body } = await this.#call(
        "POST",
        "/a/docs",
        { id: this.#id, name: "Gardens", draft, generate },
        headers,
      );
      if (status === 200) {
        this.#revision = body.revision ?? this.#revision;
        if (body.taskId) this.#tasks.push(body.taskId);
        break;
      }
      if (status !== 412) {
        this.#seen.wrong.push(`a save was answered ${status}: ${JSON.stringify(body)}`);
        return;
      }
      // A save whose answer was lost, most likely: what stands there decides.
      const found = await this.#read();
      if (Object.values(found.draft).every((each: any) => each.userText === words) && !generate) break;
    }
    this.#acknowledged = words;
    this.#seen.saves += 1;
  }

  /** Writes until it is told to stop: a save each so many milliseconds, a proposal with every so-manyth. */
  async run(pauseMs: number, proposalEach: number): Promise<void> {
    this.#isOver = false;
    for (let count = 1; !this.#isOver; count += 1) {
      await wait(pauseMs * (0.5 + Math.random()));
      const isProposal = proposalEach > 0 && count % proposalEach === 0 && (await this.#isIdle());
      await this.#save(`Twelve gardens will be open by June 2027, in spell ${count} of ${this.#id}.`, isProposal);
      if (isProposal) this.#seen.proposals += 1;
    }
  }

  stop(): void {
    this.#isOver = true;
  }

  async #isIdle(): Promise<boolean> {
    const { body } = await this.#call("GET", "/a/tasks/active");
    return body.count === 0;
  }

  /** Looks at the end that nothing is lost, torn or counted twice; tells what is wrong to `seen`. */
  async check(): Promise<void> {
    const until = Date.now() + 180_000;
    while (!(await this.#isIdle())) {
      if (Date.now() > until) {
        this.#seen.wrong.push(`a task of ${this.#id} is never over`);
        return;
      }
      await wait(500);
    }
    const found = await this.#read();
    const texts = new Set(Object.values(found.draft).map((each: any) => each.userText));
    if (texts.size !== 1) this.#seen.wrong.push(`${this.#id} is torn: ${[...texts].join(" / ")}`);
    const [text] = texts as Set<string>;
    if (text !== this.#acknowledged && text !== this.#onItsWay)
      this.#seen.wrong.push(`${this.#id} has lost a save: "${text}" for "${this.#acknowledged}"`);
    for (const task of this.#tasks) {
      const { status, body } = await this.#call("GET", `/a/tasks/${task}?progressOnly=true`);
      if (status === 200 && body.status !== "done")
        this.#seen.wrong.push(`task ${task} ended as ${body.status}: ${body.message}`);
    }
  }
}
