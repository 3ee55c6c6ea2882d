import { idShape } from "@grantwright/api-client";

const teamInPath = new RegExp(`^/teams/(${idShape})(?:/|$)`);

/** The team that an address is about: the id in /teams/{teamId}/..., undefined in the personal account. */
export function teamIdOf(pathname: string): string | undefined {
  return teamInPath.exec(pathname)?.[1];
}

/** Where the router starts: below the team's prefix where there is one. */
export function basenameOf(pathname: string): string {
  const teamId = teamIdOf(pathname);
  return teamId ? `/teams/${teamId}` : "/";
}

/**
 * The token in the hash of an address, where mailed links carry it: no server on the way gets to see it there. In its place may stand how a
 * sign-in by a provider came out.
 */
function tokenInHash(hash: string): string | null {
  const said = new URLSearchParams(hash.slice(1));
  return said.get("token") ?? said.get("signIn");
}

/** The page as a path below the account's prefix, with query and hash, without any token. */
export function currentPage(location: Pick<Location, "pathname" | "search" | "hash">): string {
  const search = new URLSearchParams(location.search);
  search.delete("token");
  const hash = tokenInHash(location.hash) === null ? location.hash : "";
  const path = location.pathname.replace(teamInPath, "/");
  return path + (search.size ? `?${search}` : "") + hash;
}

/** The address of a page in a team's account, or in the personal one. */
export function pageInTeam(teamId: string | undefined, page: string): string {
  return teamId ? `/teams/${teamId}${page}` : page;
}

/**
 * Takes a token out of the address bar, so that nothing else can read it there. Gives one of a sign-in link or an invitation;
 * that of /unsubscribe goes to its screen, as `unsubscribeToken` in the state of the history entry.
 */
export function takeToken(): string | undefined {
  const address = new URL(window.location.href);
  const token = tokenInHash(address.hash) ?? address.searchParams.get("token");
  if (!token) return undefined;
  address.searchParams.delete("token");
  if (tokenInHash(address.hash) !== null) address.hash = "";
  const isUnsubscribe = /\/unsubscribe\/?$/.test(address.pathname);
  const { state } = window.history as { state: { usr?: object } | null };
  const next = isUnsubscribe ? { ...state, usr: { ...state?.usr, unsubscribeToken: token } } : state;
  // A path that began with two slashes would name another host.
  const path = address.pathname.replace(/^\/{2,}/, "/");
  window.history.replaceState(next, "", path + address.search + address.hash);
  return isUnsubscribe ? undefined : token;
}

/** Loads the page anew when a link with a token is opened in it: that changes the hash alone, and nothing would take the token. */
export function reloadForToken(): void {
  window.addEventListener("hashchange", () => {
    if (tokenInHash(window.location.hash)) window.location.reload();
  });
}
