import Fastify, { type FastifySchema } from "fastify";
import openapiGlue from "fastify-openapi-glue";
import { readContract, routable, type Operation } from "./contract.ts";

/** A call of the contract as Fastify knows it, without what handles it. */
export interface ContractRoute {
  operation: Operation;
  /** Below its prefix, with parameters as Fastify writes them: `/a/docs/:id`. */
  url: string;
  /** What its requests have to be like. */
  schema: FastifySchema;
}

async function makeRoutes(): Promise<ContractRoute[]> {
  const contract = readContract();
  const byId = new Map(contract.operations.map((operation) => [operation.id as string, operation]));
  const found: ContractRoute[] = [];
  const reader = Fastify({ exposeHeadRoutes: false });
  reader.addHook("onRoute", ({ url, schema }) => {
    const { operationId = "" } = schema as { operationId?: string };
    const operation = byId.get(operationId);
    if (!operation || !schema) throw new Error(`${operationId || url} is not in the contract.`);
    found.push({ operation, url, schema });
  });
  await reader.register(openapiGlue, {
    specification: routable(contract),
    operationResolver: () => () => undefined,
  });
  return found;
}

let routes: Promise<ContractRoute[]> | undefined;

/**
 * The routes that the contract declares, which is checked against OpenAPI's own rules on the way. That takes a third of a
 * second, so it is done once in a process.
 */
export function contractRoutes(): Promise<ContractRoute[]> {
  routes ??= makeRoutes();
  return routes;
}
