import type { TestServer } from "../../e2e/support/server.ts";

/** What the server answered to a call. */
export interface Answer<T> {
  status: number;
  body: T;
}

let count = 0;

/** Somebody with an account, who calls the server directly, past all faults. */
export class Person {
  readonly email: string;
  /** The session's cookie, as `name=value`. */
  cookie = "";
  id = "";
  readonly #server: TestServer;

  private constructor(server: TestServer, email: string) {
    this.#server = server;
    this.email = email;
  }

  /** Somebody new, signed in by a mailed link. */
  static async make(server: TestServer, name = "person"): Promise<Person> {
    count += 1;
    const person = new Person(server, `${name}-${count}-${Date.now().toString(36)}@example.org`);
    await person.signIn();
    await person.call("POST", "/a/me", { name: `${name} ${count}`, sendEmails: { product: true } });
    return person;
  }

  /** Begins another session, in place of the one before. */
  async signIn(): Promise<void> {
    const link = await this.newSignInLink();
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get("token");
    const answer = await fetch(`${this.#server.url}/api/p/auth/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (!cookie) throw new Error(`Signing in gave no session: ${answer.status} ${await answer.text()}`);
    this.cookie = cookie.split(";", 1)[0] ?? "";
    this.id = (await this.call<{ id: string }>("GET", "/a/me")).body.id;
  }

  /** Asks for another sign-in link, and waits for its mail. */
  async newSignInLink(): Promise<string> {
    const before = this.#server.mailsTo(this.email, /(?<!\/unsubscribe)#token=/).length;
    // Without a session: whoever has one is not mailed a link.
    await fetch(`${this.#server.url}/api/p/auth/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: this.email, returnTo: "/" }),
    });
    return this.#server.signInLink(this.email, before);
  }

  /** A call of the contract, in the person's own account or a team's. */
  async call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    options: { teamId?: string | undefined; headers?: Record<string, string> } = {},
  ): Promise<Answer<T>> {
    const scope = options.teamId === undefined ? "/api" : `/api/teams/${options.teamId}`;
    const ask = () =>
      fetch(this.#server.url + scope + path, {
        method,
        headers: {
          ...(this.cookie && { cookie: this.cookie }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...options.headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
    // A connection from before the server was killed fails once; reading twice changes nothing.
    const answer = await (method === "GET" ? ask().catch(ask) : ask());
    const text = await answer.text();
    return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as T };
  }

  /** As `call`, and throws where the server refused. */
  async ask<T = unknown>(...args: Parameters<Person["call"]>): Promise<T> {
    const { status, body } = await this.call<T>(...args);
    if (status >= 400) throw new Error(`${args[0]} ${args[1]}: ${status} ${JSON.stringify(body)}`);
    return body;
  }
}
