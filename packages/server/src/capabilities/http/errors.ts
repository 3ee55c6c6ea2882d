import { DrizzleQueryError } from "drizzle-orm";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorObject } from "ajv";
import { AwayError, type Outage } from "../../kernel/outage.ts";
import { Refusal, type RefusalKind } from "../../kernel/refusal.ts";
import { WriterError } from "../writer/writerError.ts";
import { operationOf } from "./operationOf.ts";
import { explainInvalid } from "./validation.ts";

const statusOf: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  stale: 412,
  tooLarge: 413,
  refused: 422,
  tooMany: 429,
  unavailable: 503,
};

const frameworkMessages: Record<string, { status: number; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    message: "This is more than 5 MB, more than one call can take. Please shorten it or split it up.",
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: "Please send JSON, as application/json." },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: "The request was cut off on its way." },
  FST_ERR_BAD_URL: { status: 400, message: "This address is not right." },
};

/** What is said to people in an outage, and after how many seconds another try makes sense. */
const outageAnswers: Record<Outage, { message: string; retryAfter: number }> = {
  noRoom: {
    message: "This cannot be saved at the moment: the server has no room left. Please try again later.",
    retryAfter: 20,
  },
  away: {
    message: "This does not work at the moment: a part of the server does not answer. Please try again in a minute.",
    retryAfter: 5,
  },
};

/** Whether the one who called went away, which is no outage. */
const isGone = ({ raw }: FastifyRequest) => raw.socket.destroyed;

/**
 * Answers whatever went wrong with a status and a text for a person; what the person cannot help goes to the log. `tellOutage` says, and
 * puts down, whether it is an outage.
 */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  tellOutage: (error: unknown, more: object) => Outage | undefined,
): void {
  if (reply.sent) return;
  if (error instanceof Refusal) {
    const { fields, retryAfter, body } = error.details;
    if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
    reply.code(statusOf[error.kind]).send({ message: error.message, ...(fields && { fields }), ...body });
    return;
  }
  const { validation, code, statusCode } = error as FastifyError;
  if (validation?.[0]) {
    reply.code(400).send({ message: explainInvalid(validation[0] as ErrorObject) });
    return;
  }
  const known = frameworkMessages[code];
  if (known) {
    reply.code(known.status).send({ message: known.message });
    return;
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    reply.code(statusCode).send({ message: "The request is not right." });
    return;
  }
  const [operation, person] = [operationOf(request), request.session?.user.id];
  const outage = isGone(request) ? undefined : tellOutage(error, { reqId: request.id, operation, person });
  if (outage) {
    const { message, retryAfter } = outageAnswers[outage];
    reply.code(503).header("retry-after", String(retryAfter)).send({ message });
    return;
  }
  request.log.error({ err: error, operation, person }, "a call failed");
  reply.code(500).send({ message: "Something went wrong on our side. Please try again." });
}

/**
 * An error as the log may know it: never the values of a query, which are people's texts and secrets. Of a writer's it has what the person is
 * not told: the kind, and the status or the code of the cause.
 */
export function loggableError(error: unknown): object {
  if (error instanceof DrizzleQueryError) {
    const cause = error.cause as (Error & { code?: string }) | undefined;
    return { type: "DatabaseError", query: error.query.slice(0, 300), code: cause?.code, message: cause?.message };
  }
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as Error & { code?: string };
  const why = error instanceof WriterError && { kind: error.kind, detail: error.detail };
  // What was asked says why it does not answer.
  const cause = error instanceof AwayError && error.cause ? { cause: loggableError(error.cause) } : {};
  return { type: error.name, message: error.message, code, ...why, stack: error.stack, ...cause };
}
