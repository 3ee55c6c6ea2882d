import { ApiError } from "@grantwright/api-client";
import { QueryClient } from "@tanstack/react-query";

/** The cache of everything the server has told. A refusal is not asked for again; anything else is, twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
        retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 8_000),
      },
    },
  });
}
