import { createInterface } from "node:readline";
import type { Socket } from "node:net";
import { z } from "zod";
import { adminRequests } from "./admins.ts";

/** What the running server is asked to do: one line of JSON. */
export const requestSchema = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("backup"),
    /** Absolute. */
    folder: z.string(),
    withFiles: z.boolean(),
  }),
  z.object({ do: z.literal("look") }),
  ...adminRequests,
]);

/** What the running server is asked to do. */
export type OperateRequest = z.output<typeof requestSchema>;

/** A line of its answer: how far it is, what it came to, or why it came to nothing. The last two are the end. */
export const answerSchema = z.union([
  z.object({ told: z.string() }),
  z.object({ done: z.unknown() }),
  z.object({ failed: z.string() }),
]);

/** The lines that come on a socket, as JSON. Ends when it does, whatever ended it. */
export async function* jsonLines(socket: Socket): AsyncGenerator<unknown> {
  const lines = createInterface({ input: socket });
  // One that is destroyed has no end, for which it would wait for ever.
  socket.once("close", () => lines.close());
  for await (const line of lines) yield JSON.parse(line);
}
