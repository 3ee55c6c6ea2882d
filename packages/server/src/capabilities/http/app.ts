import { Readable } from "node:stream";
import fastifyCookie from "@fastify/cookie";
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from "fastify";
import { isLoopback } from "../../kernel/loopback.ts";
import { createOutageLog } from "../../kernel/outageLog.ts";
import { countTry, eventsPerNetworkAddress, triesPerNetworkAddress, type RateLimit } from "../../kernel/rateLimits.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { storable } from "../../kernel/text/storable.ts";
import { createCallAudit } from "../audit/audit.ts";
import type { Context } from "../context.ts";
import { enterAccount, refuseEndedSession, requireAdmin, requireSession } from "../session/session.ts";
import type { AllDoors, AllRoutes, Call } from "./call.ts";
import type { Operation } from "./contract.ts";
import { contractRoutes, type ContractRoute } from "./contractRoutes.ts";
import { traceCalls } from "./traceCalls.ts";
import { countCalls } from "./countCalls.ts";
import { answerError } from "./errors.ts";
import { serveHealth, type Readiness } from "./health.ts";
import { acceptJson } from "./json.ts";
import { createCallLog, loggablePath } from "./log.ts";
import { operationOf } from "./operationOf.ts";
import { answerAllowedOrigin, refuseForeignPage } from "./origin.ts";
import { servePages } from "./pages.ts";
import { trustedRequestIds } from "./requestId.ts";
import { setSecurityHeaders } from "./securityHeaders.ts";
import { createValidators } from "./validation.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** The most that one call may send, in bytes: calls of people who are not signed in need little, bills may be long. */
function bodyLimit({ id, needsSession }: Operation): number {
  if (id === "receivePaymentEvent" || id === "verifyAuthorship") return megabyte;
  return needsSession ? 5 * megabyte : 64 * kilobyte;
}

const securedPath = /^\/api\/(?:teams\/[^/]+\/)?a(?:\/|$)/;
/** Calls that mean the same whoever makes them, so that other sites and mail programs may. */
const forgoesCookies = new Set(["unsubscribe", "recordEvent", "receivePaymentEvent"]);

/** How often one network address may make a call that needs no session. */
function limitPerNetworkAddress({ id, path }: Operation): RateLimit | undefined {
  // A page that a provider sends the browser to: it does nothing without a sign-in that was begun, and those are counted.
  if (id === "finishProviderSignIn") return undefined;
  if (id === "recordEvent") return eventsPerNetworkAddress;
  return path.startsWith("/p/auth/") || id === "verifyAuthorship" ? triesPerNetworkAddress(id) : undefined;
}

const loopbackAddress = /^(?:127\.|::1$|::ffff:127\.)/;

/** What answers the calls of the contract, and what stands before them. */
export interface Answering {
  routes: AllRoutes;
  doors: AllDoors;
}

/** Makes the HTTP side of the server: the contract under /api as `answers` has it, the app's pages, health. It does not listen yet. */
export async function createApp(
  context: Context,
  answers: Answering,
  appFolder: string,
  readiness: Readiness,
): Promise<FastifyInstance> {
  const { config } = context;
  const tellOutage = createOutageLog(context.log);
  const app = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: trustedRequestIds(config.trustProxy),
    bodyLimit: 64 * kilobyte,
    forceCloseConnections: "idle",
    // Long enough for the largest file over a slow line, short enough that half-sent requests do not pile up.
    requestTimeout: 5 * 60_000,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      const answer = reply as unknown as FastifyReply;
      setSecurityHeaders(config, answer);
      answer.header("x-request-id", request.id);
      answerError(error, request, answer, tellOutage);
    },
  }) as unknown as FastifyInstance;

  const compile = createValidators();
  app.setValidatorCompiler(({ schema, httpPart }) => compile(httpPart, schema as object));
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  app.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply, tellOutage));
  app.decorateRequest("session", undefined);
  app.decorateRequest("account", undefined);
  await app.register(fastifyCookie);
  acceptJson(app);

  if (context.metrics) countCalls(app, context.metrics);
  if (context.tracing) traceCalls(app, context.tracing, config.trustProxy);
  app.addHook("onRequest", async (request, reply) => {
    setSecurityHeaders(config, reply);
    reply.header("x-request-id", request.id);
    if (request.url.startsWith("/api")) {
      reply.header("cache-control", "no-store");
      if (answerAllowedOrigin(config, request, reply)) return reply;
    }
  });
  const callLog = createCallLog(context.log);
  app.addHook("onResponse", async (request, reply) => {
    if (request.log.level === "silent") return;
    const ms = Math.round(reply.elapsedTime);
    callLog.info(
      {
        reqId: request.id,
        method: request.method,
        operation: operationOf(request),
        path: loggablePath(request.url),
        status: reply.statusCode,
        ms,
        ip: request.ip,
        ...(request.span && { trace_id: request.span.traceId }),
        ...(request.session && { person: request.session.user.id }),
      },
      "answered",
    );
  });

  const audit = createCallAudit(context);
  const declared = await contractRoutes();
  const serve = (scope: FastifyInstance, prefix: string, passes: (operation: Operation) => boolean) => {
    for (const route of declared.filter(({ operation }) => passes(operation)))
      scope.route({
        ...answering(context, answers, route, audit),
        method: route.operation.method,
        url: `${prefix}${route.url}`,
        schema: route.schema,
        config: { operation: route.operation.id, isSave: Object.hasOwn(route.schema.response ?? {}, "412") },
      });
  };
  const isUpload = ({ id }: Operation) => id === "putUpload";
  serve(app, "/api", ({ takesBytes }) => !takesBytes);
  serve(app, "/api/teams/:teamId", ({ isFixed }) => !isFixed);
  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser(["application/json", "*"], (_request, payload, done) => done(null, payload));
    serve(uploads, "/api", isUpload);
  });
  await app.register(async (others) => {
    others.removeAllContentTypeParsers();
    const whole = { parseAs: "buffer" } as const;
    others.addContentTypeParser(["application/json", "*"], whole, (_request, bytes, done) =>
      done(null, bytes.length === 0 ? undefined : bytes),
    );
    serve(others, "/api", (operation) => operation.takesBytes && !isUpload(operation));
  });

  serveHealth(app, context, readiness);
  await servePages(app, appFolder, context.files.direct?.origin);
  app.setNotFoundHandler(async (request, reply) => {
    if (securedPath.test(request.url)) await requireSession(context, request, reply);
    return reply.code(404).send({ message: "There is nothing at this address." });
  });
  await app.register(async (rest) => {
    // Whatever is sent there: nothing is read of it.
    rest.removeAllContentTypeParsers();
    rest.addContentTypeParser(["application/json", "*"], (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    rest.all("/api/*", async (request, reply) => {
      if (securedPath.test(request.url)) await requireSession(context, request, reply);
      return reply.code(404).send({ message: "There is nothing at this address." });
    });
  });
  return app;
}

/**
 * What answers a call. The order of refusals is the same everywhere: nobody signed in (401), a foreign page (403), not a
 * member or not an admin (403), not built yet (501), too many tries (429), a request that does not fit the contract (400), no right on
 * the document (404, 422).
 */
function answering(
  context: Context,
  { routes, doors }: Answering,
  { operation, schema }: ContractRoute,
  audit: ReturnType<typeof createCallAudit>,
) {
  const isLocal = isLoopback(context.config.publicUrl);
  const handler = routes[operation.id];
  const door = doors[operation.id];
  const success = Object.hasOwn(schema.response ?? {}, "201") ? 201 : 200;
  if (!handler && !operation.isPlanned) throw new Error(`Nothing answers ${operation.id}.`);

  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = operation.needsSession ? await requireSession(context, request, reply) : undefined;
    if (!forgoesCookies.has(operation.id)) refuseForeignPage(context.config, request);
    if (session) enterAccount(request, session);
    if (session && operation.path.startsWith("/a/admin/")) await requireAdmin(context, session);
    if (!handler) return reply.code(501).send({ message: "This part of Grantwright is not built yet." });
    const limit = limitPerNetworkAddress(operation);
    if (limit && !(isLocal && loopbackAddress.test(request.ip))) await countTry(context, limit, request.ip);
  };

  const callOf = (request: FastifyRequest, reply: FastifyReply): Call<never> => ({
    context,
    params: request.params as never,
    query: request.query as never,
    body: request.body as never,
    request,
    reply,
  });

  return {
    onRequest,
    preValidation: async (request: FastifyRequest) => {
      if (operation.needsBody && request.body === undefined)
        throw new Refusal("invalid", "The request needs a JSON body.");
    },
    // As in bodies: what no database can hold is dropped, and is no failure of ours.
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      request.params = storable(request.params);
      request.query = storable(request.query);
      if (door) request.account = await door(callOf(request, reply));
    },
    bodyLimit: bodyLimit(operation),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await handler?.(callOf(request, reply)).catch(async (error: unknown) => {
        if (operation.needsSession && !(error instanceof Refusal)) await refuseEndedSession(context, request);
        throw error;
      });
      await audit(operation, request);
      if (reply.sent) return reply;
      if (answer === undefined) return reply.code(204).send();
      reply.code(success);
      if (answer instanceof Readable || Buffer.isBuffer(answer)) return reply.send(answer);
      return reply.type("application/json; charset=utf-8").send(answer);
    },
  } as unknown as RouteOptions;
}
