import { describe, expect, it } from "vitest";
import { readContract } from "./contract.ts";

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Part {
  $ref?: string;
  in?: string;
  name?: string;
  schema?: Schema;
  content?: Record<string, { schema: Schema }>;
}

interface PathItem {
  parameters?: Part[];
  [method: string]: { operationId: string; parameters?: Part[]; requestBody?: Part } | Part[] | undefined;
}

const { specification } = readContract();

function resolved<Kind extends { $ref?: string }>(part: Kind): Kind {
  if (!part.$ref) return part;
  const keys = part.$ref.slice(2).split("/");
  return resolved(keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], specification) as Kind);
}

/** A pattern that ends where it says, and repeats nothing without end. */
const isShort = (pattern = "") => pattern.startsWith("^") && pattern.endsWith("$") && !/[*+]|,\}/.test(pattern);

/** Moments of a format are short by themselves; bytes have the limit of their call. */
const shortFormats = new Set(["date", "date-time", "binary"]);

const isBoundedText = (schema: Schema) =>
  schema.enum !== undefined ||
  schema.const !== undefined ||
  schema.maxLength !== undefined ||
  shortFormats.has(schema.format ?? "") ||
  isShort(schema.pattern);

/** What makes up a value: of `allOf` all parts together, of the others each by itself. */
function shapesOf(schema: Schema): Schema[] {
  const whole = resolved(schema);
  const choices = [...(whole.anyOf ?? []), ...(whole.oneOf ?? [])];
  if (choices.length > 0) return choices.flatMap(shapesOf);
  if (!whole.allOf) return [whole];
  const parts = whole.allOf.flatMap(shapesOf);
  const properties: Record<string, Schema> = {};
  for (const part of parts)
    for (const [name, property] of Object.entries(part.properties ?? {}))
      properties[name] = { ...resolved(properties[name] ?? {}), ...resolved(property) };
  return [Object.assign({}, ...parts, whole, { allOf: undefined, properties }) as Schema];
}

/** Places of a request at which anybody may send as much as they like. */
function unbounded(schema: Schema, place: string, within: readonly Schema[] = []): string[] {
  if (within.includes(resolved(schema))) return [];
  const deeper = [...within, resolved(schema)];
  return shapesOf(schema).flatMap((shape) => {
    const types = new Set([shape.type].flat());
    const found: string[] = [];
    if (types.has("string") && !isBoundedText(shape)) found.push(`text ${place}`);
    if (types.has("array")) {
      if (shape.maxItems === undefined) found.push(`list ${place}`);
      found.push(...unbounded(shape.items ?? {}, `${place}[]`, deeper));
    }
    if (types.has("object") || shape.properties) {
      if (shape.additionalProperties !== false && shape.maxProperties === undefined) found.push(`object ${place}`);
      for (const [name, property] of Object.entries(shape.properties ?? {}))
        found.push(...unbounded(property, `${place}.${name}`, deeper));
      if (typeof shape.additionalProperties === "object")
        found.push(...unbounded(shape.additionalProperties, `${place}.*`, deeper));
    }
    return found;
  });
}

const parametersIn = (parts: Part[] = []) => parts.map((part) => resolved(part));

const requests = Object.entries(specification.paths as unknown as Record<string, PathItem>).flatMap(([path, item]) =>
  Object.values(item).flatMap((operation) => {
    if (!operation || Array.isArray(operation)) return [];
    const parameters = [...parametersIn(item.parameters), ...parametersIn(operation.parameters)];
    const bodies = Object.entries(operation.requestBody ? (resolved(operation.requestBody).content ?? {}) : {});
    return [
      ...parameters.map(({ schema, ...part }) => ({ place: `${path} ${part.in}:${part.name}`, schema: schema ?? {} })),
      ...bodies.map(([type, { schema }]) => ({ place: `${operation.operationId} ${type}`, schema })),
    ];
  }),
);

describe("the contract's requests", () => {
  it("have a bound at every text, list and object", () => {
    expect(requests.length).toBeGreaterThan(100);
    expect([...new Set(requests.flatMap(({ place, schema }) => unbounded(schema, place)))]).toEqual([]);
  });

  it("are found wanting where a bound is missing", () => {
    const open: Schema = {
      type: "object",
      properties: { name: { type: "string" }, all: { type: "array", items: { type: "string", pattern: "^a*$" } } },
    };
    expect(unbounded(open, "it")).toEqual(["object it", "text it.name", "list it.all", "text it.all[]"]);
    expect(unbounded({ allOf: [open, { properties: { name: { maxLength: 3 } } }] }, "it")).not.toContain(
      "text it.name",
    );
  });
});
