import type { components, operations } from "../generated/schema.d.ts";

/** The id of a call in the contract. */
export type OperationId = keyof operations;

/** The shapes that the contract names. */
export type Schemas = components["schemas"];

/** A row of the table of operations: what is known of a call before it is made. */
export interface Operation {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As the contract writes it: `/a/docs/{id}`. */
  path: string;
  /** Somebody has to be signed in. */
  needsSession?: boolean;
  /** Its address never takes a team's prefix. */
  isFixed?: boolean;
  /** Declared and not built yet: it answers 501. */
  isPlanned?: boolean;
  needsBody?: boolean;
  /** Its body may be more than JSON. */
  takesBytes?: boolean;
  /** It answers with a file. */
  answersBytes?: boolean;
}

/** JSON as the contract gives it, a Blob for anything else. */
type ContentOf<Content> = Content extends { "application/json": infer Json } ? Json : Blob;
type ContentOfAnswer<Answer> = Answer extends { content: infer Content } ? ContentOf<Content> : undefined;
type GoodStatus = 200 | 201 | 204;
type Responses<Id extends OperationId> = operations[Id]["responses"];

/** What a call answers when it succeeds: a Blob for a file, undefined for an answer without a body. */
export type AnswerOf<Id extends OperationId> = [keyof Responses<Id> & GoodStatus] extends [never]
  ? undefined
  : { [Status in keyof Responses<Id> & GoodStatus]: ContentOfAnswer<Responses<Id>[Status]> }[keyof Responses<Id> &
      GoodStatus];

/** The body that a call takes: JSON, or a Blob where it takes none; undefined for a call without a body. */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? ContentOf<Content>
  : undefined;

type ParametersOf<Id extends OperationId, Place extends "path" | "query" | "header"> = NonNullable<
  operations[Id]["parameters"][Place]
>;

/** The parameters in the path of a call. */
export type PathOf<Id extends OperationId> = ParametersOf<Id, "path">;

/** The query parameters that a call takes. */
export type QueryOf<Id extends OperationId> = ParametersOf<Id, "query">;

/** The headers that a call takes. */
export type HeadersOf<Id extends OperationId> = ParametersOf<Id, "header">;
