import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { operationTable, type Operation as Row, type OperationId } from "@grantwright/api-client";
import { parse } from "yaml";

/** One call of the contract: its row in the table of operations, in which what is not said is not so. */
export type Operation = Required<Row> & { id: OperationId };

/** The contract as it is written. */
export interface Contract {
  specification: { paths: Record<string, Record<string, unknown>>; [part: string]: unknown };
  operations: Operation[];
}

interface OperationSource {
  requestBody?: object;
  responses: Record<string, { content?: Record<string, unknown>; [part: string]: unknown }>;
}

const nothingSaid = {
  needsSession: false,
  isFixed: false,
  isPlanned: false,
  needsBody: false,
  takesBytes: false,
  answersBytes: false,
};

const operations = Object.entries<Row>(operationTable).map(([id, row]) => ({
  ...nothingSaid,
  ...row,
  id: id as OperationId,
}));

function parseContract(): Contract {
  const file = fileURLToPath(import.meta.resolve("@grantwright/api-client/openapi.yaml"));
  return { specification: parse(readFileSync(file, "utf8")) as Contract["specification"], operations };
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
