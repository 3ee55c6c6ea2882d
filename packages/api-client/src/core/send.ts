import { operationTable } from "../generated/operations.ts";
import type { AnswerOf, BodyOf, HeadersOf, Operation, OperationId, PathOf, QueryOf } from "./contract.ts";
import type { AnyRequestParts, ApiClient, CallOptions } from "./createApiClient.ts";

/** A part that a call does not take cannot be given. */
type Part<Name extends "path" | "query" | "body" | "headers", Value, IsRequired> = [Value] extends [never | undefined]
  ? { [Key in Name]?: undefined }
  : IsRequired extends true
    ? { [Key in Name]: Value }
    : { [Key in Name]?: Value | undefined };

/** Whether something of it has to be there. */
type HasRequired<Value> = Partial<Value> extends Value ? false : true;

type AddressParts<Id extends OperationId> = Part<"path", PathOf<Id>, true> &
  Part<"query", QueryOf<Id>, HasRequired<QueryOf<Id>>>;

/** What goes into one request, as the contract has it: what has to be there cannot be left out. */
export type RequestParts<Id extends OperationId> = CallOptions &
  AddressParts<Id> &
  Part<"body", BodyOf<Id>, true> &
  Part<"headers", HeadersOf<Id>, false>;

type Given<Parts> = HasRequired<Parts> extends true ? [parts: Parts] : [parts?: Parts];

type Table = { [Id in OperationId]?: Operation };

/** Makes the `send` of a part of the table of operations: method and address come from the table, types from the contract. */
export const sendOf =
  <T extends Table>(table: T) =>
  <Id extends keyof T & OperationId>(
    client: ApiClient,
    id: Id,
    ...[parts]: Given<RequestParts<Id>>
  ): Promise<AnswerOf<Id>> =>
    client.request(table[id]!, parts as AnyRequestParts) as Promise<AnswerOf<Id>>;

/** The same for the address of a call, which is for a link. */
export const addressOf =
  <T extends Table>(table: T) =>
  <Id extends keyof T & OperationId>(client: ApiClient, id: Id, ...[parts]: Given<AddressParts<Id>>): string =>
    client.address(table[id]!, parts as AnyRequestParts);

/** Makes any call of the contract. Who calls a few takes their functions (`getThread`), which do not bring the whole table. */
export const send = /* @__PURE__ */ sendOf(operationTable);
