import { ApiError, type Schemas } from "@grantwright/api-client";
import { useMe } from "@grantwright/api-client/react-query";
import { sessionOf, type Session } from "./sessionState.ts";

/** Who is here; see `sessionOf`. */
export function useSession(): Session {
  const { data, isError, error, errorUpdatedAt } = useMe();
  return sessionOf({ data, isError, refusal: error instanceof ApiError ? error.status : undefined, errorUpdatedAt });
}

/** How many proposals the person can still have written: the bought credits and all free ones. */
export function creditCount(user: Pick<Schemas["User"], "credits" | "freeCredits">): number {
  return Object.values(user.freeCredits ?? {}).reduce((sum, count) => sum + count, user.credits?.proposals ?? 0);
}
