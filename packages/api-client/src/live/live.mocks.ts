import { http, sse, type RequestHandler } from "msw";
import { defineMock } from "../core/defineMock.ts";
import type { LiveEvent } from "./live.ts";

const address = "*/a/live";

const stream = (...events: Parameters<StreamMock>): RequestHandler =>
  sse(address, async ({ client }) => {
    client.send({ event: "begin", data: "null" } as never);
    for (const { type, after = 0, ...data } of events) {
      await new Promise((resolve) => setTimeout(resolve, after));
      client.send({ event: type, data: JSON.stringify(data) } as never);
    }
  });

/** Mocks the stream. */
export interface StreamMock {
  /** These events come one after the other, each after so many milliseconds (`after`, 0 by default). */
  (...events: (LiveEvent & { after?: number })[]): RequestHandler;
  /** Nothing happens. */
  usual: () => RequestHandler;
}

/** Mocks of what happens while one looks. */
export const liveMocks = {
  /** Nobody else is there. */
  here: defineMock("tellHere", { revision: 0, people: [] }),
  /** The stream: these events come one after the other, each after so many milliseconds (`after`, 0 by default). */
  stream: Object.assign(stream, { usual: () => stream() }) as StreamMock,
  /** No stream is to be had: the server does not answer. */
  noStream: (): RequestHandler => http.get(address, () => Response.error()),
};
