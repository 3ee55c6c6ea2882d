import type { components, operations } from "../generated/schema.d.ts";

/** The id of a call in the contract. */
export type OperationId = keyof operations;

/** The shapes that the contract names. */
export type Schemas = components["schemas"];

type JsonOf<Answer> = Answer extends { content: { "application/json": infer Json } } ? Json : undefined;
type GoodStatus = 200 | 201 | 204;

/** What a call answers when it succeeds; undefined for an answer without a body. */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"] & GoodStatus]: JsonOf<operations[Id]["responses"][Status]>;
}[keyof operations[Id]["responses"] & GoodStatus];

/** The JSON body that a call takes. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : undefined;

/** The query parameters that a call takes. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;
