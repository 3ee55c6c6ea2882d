import { describe, expect, it } from "vitest";
import * as hooks from "../react-query.ts";
import { createApiClient, type ApiClient } from "./createApiClient.ts";

type Factory = (client: ApiClient, ...args: unknown[]) => { queryKey: readonly unknown[] };

const factories = Object.entries(hooks).flatMap(([group, exported]) =>
  group.endsWith("Queries")
    ? Object.entries(exported as unknown as Record<string, Factory>).map(
        ([name, factory]) => [`${group}.${name}`, factory] as const,
      )
    : [],
);

describe("cache keys", () => {
  it.each(factories)("%s begins with the client's scope, so that no team sees another's data", (_name, factory) => {
    const client = createApiClient({ teamId: "66f0aa10bb20cc30dd40ee61" });
    expect(factory(client, "66f0aa10bb20cc30dd40ee62", "66f0aa10bb20cc30dd40ee63").queryKey[0]).toBe(client.scope);
  });
});
