import type { Readable } from "node:stream";
import type { AnswerOf, BodyOf, OperationId, operations } from "@grantwright/api-client";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Account } from "../../kernel/account.ts";
import type { Context } from "../context.ts";

type Parameters<Id extends OperationId, Place extends "path" | "query" | "header"> =
  NonNullable<operations[Id]["parameters"][Place]> extends infer Found ? Found : never;

/** One call, checked against the contract. */
export interface Call<Id extends OperationId> {
  context: Context;
  params: Parameters<Id, "path">;
  query: Parameters<Id, "query">;
  body: BodyOf<Id>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a call is answered with: what the client gets, and bytes where that is a file. */
type Answer<Id extends OperationId> = AnswerOf<Id> extends Blob ? Buffer | Readable : AnswerOf<Id>;

/** What answers one call of the contract. */
type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/** What answers some calls of the contract. */
export type Routes<Id extends OperationId> = { [Each in Id]: Handler<Each> };

/** What answers the calls of the contract, by operation id; what is only planned has nothing. */
export type AllRoutes = Partial<Record<string, (call: Call<never>) => Promise<unknown>>>;

/**
 * What stands before a call about a thing that people have rights on: returns the account in which the thing is, and what the person may do
 * with it. Throws a Refusal: `notFound` for who has no right on it, `refused` for who may not do this.
 */
export type Door = (call: Call<never>) => Promise<Account>;

/** What stands before the calls of the contract, by operation id. */
export type AllDoors = Partial<Record<string, Door>>;

/** Who is signed in and the account that they work in. Only for calls that need a session. */
export function accountOf(request: FastifyRequest): Account {
  if (!request.account) throw new Error(`${request.url} was handled without a session.`);
  return request.account;
}
