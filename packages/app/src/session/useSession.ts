import { ApiError, type Schemas } from "@grantwright/api-client";
import { useMe } from "@grantwright/api-client/react-query";

/** Who is here. */
export type Session =
  /** `isUnreachable`: the server was asked and did not answer. */
  | { status: "loading"; user?: undefined; isUnreachable: boolean }
  | { status: "signedOut"; user?: undefined }
  /** Signed in, and no member of the team that the address names. */
  | { status: "notMember"; user?: undefined }
  /**
   * `isLost`: the session ended while the person was working; what is on the screen stays. `shutAt`: when the team's account was
   * shut to them meanwhile, or to another person who has signed in since; 0 while it is open.
   */
  | { status: "signedIn"; user: Schemas["User"]; isLost: boolean; shutAt: number };

/** Who is here, from `GET /a/me`. A server that cannot be reached counts as loading until it answers. */
export function useSession(): Session {
  const me = useMe();
  const refusal = me.error instanceof ApiError ? me.error.status : undefined;
  const isRefused = refusal === 401;
  const isShut = refusal === 403;
  if (me.data) return { status: "signedIn", user: me.data, isLost: isRefused, shutAt: isShut ? me.errorUpdatedAt : 0 };
  if (isShut) return { status: "notMember" };
  return isRefused ? { status: "signedOut" } : { status: "loading", isUnreachable: me.isError };
}

/** How many proposals the person can still have written: the bought credits and all free ones. */
export function creditCount(user: Pick<Schemas["User"], "credits" | "freeCredits">): number {
  return Object.values(user.freeCredits ?? {}).reduce((sum, count) => sum + count, user.credits?.proposals ?? 0);
}
