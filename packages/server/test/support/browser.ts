import type { Schemas } from "@grantwright/api-client";
import { checkAnswer } from "./contractCheck.ts";

/** What a call answered. */
export interface Answer<Body = any> {
  status: number;
  body: Body;
  headers: Headers;
}

/** Keeps cookies and calls the API as a browser would; every answer is checked against the contract. */
export class Browser {
  /** As it is sent: the session's first. */
  cookie = "";
  /** Put before each path: `/teams/{id}` for a team. */
  scope = "";
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** One call; `path` is as in the contract. */
  async call<Body = any>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const isRaw = typeof body === "string" || body instanceof Uint8Array;
    const sent = new Headers(headers);
    if (this.cookie) sent.set("cookie", this.cookie);
    if (body !== undefined && !sent.has("content-type")) sent.set("content-type", "application/json");
    const answer = await fetch(`${this.origin}/api${this.scope}${path}`, {
      method,
      headers: sent,
      redirect: "manual",
      ...(body !== undefined && { body: isRaw ? (body as string) : JSON.stringify(body) }),
    });
    this.#keep(answer.headers.getSetCookie());
    const text = await answer.text();
    const isFile = answer.ok && !answer.headers.get("content-type")?.includes("json");
    const parsed = text === "" ? undefined : isFile ? text : JSON.parse(text);
    checkAnswer(method, path.split("?", 1)[0] ?? "", answer.status, parsed);
    return { status: answer.status, body: parsed, headers: answer.headers };
  }

  #keep(given: string[]): void {
    const cookies = new Map(this.cookie.split("; ").map((pair) => [pair.split("=", 1)[0] ?? "", pair]));
    for (const each of given) {
      const pair = each.split(";", 1)[0] ?? "";
      cookies.set(pair.split("=", 1)[0] ?? "", pair);
    }
    this.cookie = [...cookies.values()].filter(Boolean).join("; ");
  }

  get<Body = any>(path: string, headers?: Record<string, string>) {
    return this.call<Body>("GET", path, undefined, headers);
  }

  post<Body = any>(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.call<Body>("POST", path, body, headers);
  }

  /** A document. */
  async document(id: string): Promise<Schemas["Document"]> {
    return (await this.get<Schemas["Document"]>(`/a/docs/${id}`)).body;
  }

  /** Waits until a task is over. */
  async finished(taskId: string): Promise<Schemas["TaskProgress"]> {
    const until = Date.now() + 110_000;
    while (Date.now() < until) {
      const { body } = await this.get<Schemas["TaskProgress"]>(`/a/tasks/${taskId}?progressOnly=true`);
      if (body.status === "done" || body.status === "failed") return body;
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    throw new Error(`Task ${taskId} is not over after 110 seconds.`);
  }
}
