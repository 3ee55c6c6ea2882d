import type { FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The operation id of the contract. */
    operation?: string;
    /** Whether the contract lets the call be refused because what it changes was changed somewhere else. */
    isSave?: boolean;
  }
}

/** The operation id of a call of the contract; undefined for pages, their files and addresses at which there is nothing. */
export const operationOf = ({ routeOptions }: FastifyRequest): string | undefined => routeOptions?.config?.operation;
