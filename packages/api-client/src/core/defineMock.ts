import { http, HttpResponse, type DefaultBodyType, type HttpResponseResolver, type RequestHandler } from "msw";
import { operationTable } from "../generated/operations.ts";
import type { AnswerOf, BodyOf, OperationId, PathOf } from "./contract.ts";
import { idShape } from "./ids.ts";

/** What a mocked call was asked. */
export interface MockedCall<Id extends OperationId> {
  /** The team that the call is about; undefined in the personal account. */
  teamId: string | undefined;
  /** Path parameters by name. */
  params: [PathOf<Id>] extends [never] ? object : PathOf<Id>;
  query: URLSearchParams;
  headers: Headers;
  /** The JSON body; undefined for a call that takes none. */
  body: BodyOf<Id>;
}

type Answering<Id extends OperationId> = (call: MockedCall<Id>) => AnswerOf<Id> | Promise<AnswerOf<Id>>;

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

const teamInPath = new RegExp(`/teams/(${idShape})/`);

const patternOf = (path: string) => new RegExp(`${path.replace(/\{\w+\}/g, "[^/]+")}$`);

const parametersIn = (path: string) => path.split("{").length;

/** Other calls whose addresses the path of a call matches as well, and which are meant there: `/a/docs/{id}/checks` beside `/a/docs/{id}/{versionId}`. */
const nearerThan = (id: OperationId): RegExp[] => {
  const { method, path } = operationTable[id];
  const own = patternOf(path);
  return Object.values(operationTable)
    .filter((other) => other.method === method && own.test(other.path) && parametersIn(other.path) < parametersIn(path))
    .map((other) => patternOf(other.path));
};

/** What `usualHandlers` looks for: a call that has a usual answer. */
interface Usual {
  usual: () => RequestHandler;
}

/**
 * Handlers for one call of the contract, typed by it: an answer of a wrong shape does not compile.
 * They match with and without a team prefix. `answer` is what an account in which everything works is answered, where there is such a thing.
 */
export function defineMock<Id extends OperationId>(id: Id, answer?: AnswerOf<Id> | Answering<Id>) {
  const { method, path } = operationTable[id];
  const address = `*${path.replace(/\{(\w+)\}/g, ":$1")}`;
  const nearer = nearerThan(id);
  const handle = (to: string, answerTo: HttpResponseResolver) =>
    methods[method](to, (call) =>
      nearer.some((pattern) => pattern.test(new URL(call.request.url).pathname)) ? undefined : answerTo(call),
    );
  const ok = (given: AnswerOf<Id> | Answering<Id>) =>
    handle(address, async ({ params, request }) => {
      const text = await request.clone().text();
      const made =
        typeof given === "function"
          ? await (given as Answering<Id>)({
              teamId: teamInPath.exec(new URL(request.url).pathname)?.[1],
              params: params as MockedCall<Id>["params"],
              query: new URL(request.url).searchParams,
              headers: request.headers,
              body: (text ? JSON.parse(text) : undefined) as BodyOf<Id>,
            })
          : given;
      return made === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(made as DefaultBodyType);
    });
  return {
    /** Answers with 200 (204 without a body), or with what the function makes of the call. */
    ok,
    /** Answers as usual; not there for a call that has no usual answer. */
    ...(answer !== undefined && { usual: () => ok(answer) }),
    /** Fails with a status and the server's message, or with a whole body. */
    error: (status: number, body: string | object = "") =>
      handle(address, () => HttpResponse.json(typeof body === "string" ? { message: body } : body, { status })),
    /** The server cannot be reached. */
    unreachable: () => handle(address, () => HttpResponse.error()),
    /** Never answers: the body does not end. (A handler that never ends would hold up the answers to later requests.) */
    pending: () => handle(address, () => new HttpResponse(new ReadableStream())),
  };
}

const isUsual = (mock: unknown): mock is Usual => mock instanceof Object && "usual" in mock;

/**
 * Handlers of an account in which everything works: the usual answer of each call that has one. `mocks` is all that this module exports:
 * `import * as mocks from "@grantwright/api-client/mocks"`. A handler that stands before them answers otherwise.
 */
export const usualHandlers = (mocks: object): RequestHandler[] =>
  Object.entries(mocks)
    .filter(([name]) => name.endsWith("Mocks"))
    .flatMap(([, calls]) => Object.values(calls as object).filter(isUsual))
    .map(({ usual }) => usual());
