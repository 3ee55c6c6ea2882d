import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { operations } from "@grantwright/api-client";
import { parse } from "yaml";

/** The id of a call in the contract. */
export type OperationId = keyof operations;

/** One call of the contract, as far as the server needs to know before it handles it. */
export interface Operation {
  id: OperationId;
  method: string;
  /** As the contract writes it: `/a/docs/{id}`. */
  path: string;
  /** Somebody has to be signed in. */
  needsSession: boolean;
  /** Declared and not built yet. */
  isPlanned: boolean;
  /** Its address never takes a team prefix. */
  isFixed: boolean;
  needsBody: boolean;
  /** It takes more than JSON: its handler gets the bytes as they came. */
  takesBytes: boolean;
}

/** The contract as it is written. */
export interface Contract {
  specification: { paths: Record<string, Record<string, unknown>>; [part: string]: unknown };
  operations: Operation[];
}

const methods = ["get", "post", "put", "patch", "delete"];

interface OperationSource {
  operationId: OperationId;
  tags?: string[];
  security?: object[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown>; [part: string]: unknown }>;
  "x-status"?: string;
}

const isJsonAlone = ({ content }: NonNullable<OperationSource["requestBody"]>) =>
  Object.keys(content).every((type) => type === "application/json");

function parseContract(): Contract {
  const file = fileURLToPath(import.meta.resolve("@grantwright/api-client/openapi.yaml"));
  const specification = parse(readFileSync(file, "utf8")) as Contract["specification"];
  const operations = Object.entries(specification.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method): Operation => {
        const source = item[method] as OperationSource;
        return {
          id: source.operationId,
          method: method.toUpperCase(),
          path,
          needsSession: source.security?.length !== 0,
          isPlanned: source["x-status"] === "planned",
          isFixed: source.tags?.includes("fixed") ?? false,
          needsBody: source.requestBody?.required ?? false,
          takesBytes: source.requestBody !== undefined && !isJsonAlone(source.requestBody),
        };
      }),
  );
  return { specification, operations };
}

let contract: Contract | undefined;

/** The contract that client, mocks and server share. It is read once, so nobody may change it. */
export function readContract(): Contract {
  contract ??= parseContract();
  return contract;
}

/** Answers without what is a file: nothing is to be made of it, and the routes would warn that they cannot read it. */
function withoutFiles(responses: OperationSource["responses"]): OperationSource["responses"] {
  return Object.fromEntries(
    Object.entries(responses).map(([status, { content, ...rest }]) => [
      status,
      content === undefined || "application/json" in content ? { ...rest, ...(content && { content }) } : rest,
    ]),
  );
}

/**
 * The contract for routes to be made of it: without the bodies of calls that are not built yet, and of those that are no JSON,
 * as nothing is to be checked in them.
 */
export function routable({ specification, operations }: Contract): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const item = specification.paths[operation.path] ?? {};
    const kept = (paths[operation.path] ??= "parameters" in item ? { parameters: item.parameters } : {});
    const source = item[operation.method.toLowerCase()] as OperationSource;
    const { requestBody, ...withoutBody } = { ...source, responses: withoutFiles(source.responses) };
    const isChecked = !operation.isPlanned && !operation.takesBytes && requestBody !== undefined;
    kept[operation.method.toLowerCase()] = isChecked ? { ...withoutBody, requestBody } : withoutBody;
  }
  return { ...specification, paths };
}
