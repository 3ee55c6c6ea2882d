import type { OperationId } from "@grantwright/api-client";
import { readContract } from "../../src/capabilities/http/contract.ts";

const { specification, operations } = readContract();

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: Schema;
}
interface Source {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** What a reference within the contract leads to. */
function resolved<Found extends { $ref?: string }>(part: Found): Found {
  if (part.$ref === undefined) return part;
  const keys = part.$ref.slice(2).split("/");
  return keys.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], specification) as Found;
}

const isId = (schema: Schema) => schema.$ref === "#/components/schemas/Id";

/** The places of a body in which an id stands: `docId`, `fileIds`, `addedFields.id`. */
function idsIn(schema: Schema, path: string): string[] {
  if (isId(schema)) return [path];
  const { properties = {}, items } = resolved(schema);
  const inside = Object.entries(properties).flatMap(([name, each]) => idsIn(each, path ? `${path}.${name}` : name));
  return items ? [...inside, ...idsIn(items, path)] : inside;
}

/**
 * Every place of a call in which somebody could name what is not theirs: what its path and query name, and the ids of its body.
 */
export function idPlaces(id: OperationId): string[] {
  const operation = operations.find((each) => each.id === id);
  const item = specification.paths[operation?.path ?? ""] as Record<string, unknown> & Source;
  const source = item[operation?.method.toLowerCase() ?? ""] as Source;
  const parameters = [...(item.parameters ?? []), ...(source.parameters ?? [])].map((each) => resolved(each));
  const named = parameters.filter((each) => each.in === "path" || (each.in === "query" && isId(each.schema)));
  const body = source.requestBody?.content["application/json"]?.schema;
  return [...named.map(({ name }) => name), ...(body ? idsIn(body, "") : [])];
}
