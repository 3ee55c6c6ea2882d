import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the fake service got it. */
export interface FakeRequest {
  headers: IncomingHttpHeaders;
  path: string;
  body: {
    model: string;
    stream?: boolean;
    response_format?: { type: string; json_schema?: { schema: unknown; strict?: boolean } };
    messages: { role: string; content: string }[];
  };
}

/** What the fake service does with one request. */
export type FakeReply =
  | { text: string; finishReason?: string; pauseMs?: number; usage?: { in: number; out: number } }
  | { refusal: string }
  | { status: number; body?: string; retryAfter?: string }
  | { silent: true }
  | { stallAfter: string }
  | { dropAfter: string }
  | { endless: string };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A small service that speaks the OpenAI chat protocol over HTTP, as a stream, and answers what the test says. */
export async function startFakeModelService(reply: (request: FakeRequest, index: number) => FakeReply) {
  const requests: FakeRequest[] = [];

  async function send(response: ServerResponse, answer: FakeReply): Promise<void> {
    if ("status" in answer) {
      const { status, retryAfter } = answer;
      response.writeHead(status, {
        "content-type": "application/json",
        ...(retryAfter !== undefined && { "retry-after": retryAfter }),
      });
      response.end(answer.body ?? JSON.stringify({ error: { message: "no", type: "x" } }));
      return;
    }
    if ("silent" in answer) return;
    response.writeHead(200, { "content-type": "text/event-stream" });
    const event = (delta: object, finish: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "fake", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    event({ role: "assistant", content: "" });
    if ("stallAfter" in answer) {
      event({ content: answer.stallAfter });
      return;
    }
    if ("dropAfter" in answer) {
      event({ content: answer.dropAfter });
      await wait(20);
      response.destroy();
      return;
    }
    if ("endless" in answer) {
      while (!response.destroyed) {
        event({ content: answer.endless });
        await wait(0);
      }
      return;
    }
    if ("refusal" in answer) {
      event({ refusal: answer.refusal });
      event({}, "stop");
    } else {
      const size = Math.max(1, Math.ceil(answer.text.length / 5));
      for (let at = 0; at < answer.text.length; at += size) {
        event({ content: answer.text.slice(at, at + size) });
        if (answer.pauseMs) await wait(answer.pauseMs);
      }
      event({}, answer.finishReason ?? "stop");
      if (answer.usage) {
        const usage = { prompt_tokens: answer.usage.in, completion_tokens: answer.usage.out };
        response.write(`data: ${JSON.stringify({ id: "1", choices: [], usage })}\n\n`);
      }
    }
    response.end("data: [DONE]\n\n");
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as FakeRequest["body"];
      const seen = { headers: request.headers, path: request.url ?? "", body };
      requests.push(seen);
      void send(response, reply(seen, requests.length - 1));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
