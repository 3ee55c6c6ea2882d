import type { WorkboxPlugin } from "workbox-core/types.js";
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { forgetAnswers, keptAnswers } from "../browser/offline/keptAnswers.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * What is kept for reading without a network: who the person is, their accounts, lists of drafts and proposals, the documents
 * and versions that they opened here, and templates. Nothing else: no mail, no export, no files, nothing of admins.
 */
const kept =
  /^\/api\/(?:teams\/[0-9a-f]{24}\/)?(?:a\/(?:me|teams|drafts|docs(?:\/[0-9a-f]{24}){0,2})|p\/templates\/\w+)$/;

/** A list as it was searched or sorted: the device does that by itself, and what was opened here is not to make room for it. */
const isNarrowed = ({ searchParams }: URL) => ["search", "sort", "offset"].some((name) => searchParams.has(name));

/** The part of an address that names the account of a team. */
const teamPrefix = /^\/api\/teams\/[0-9a-f]{24}\//;

/** How much is kept, and for how long after it was last asked for: as long as a session may rest. */
const limits = { maxEntries: 300, maxAgeSeconds: 30 * 24 * 60 * 60 };

/** After how many calls that begin or end a session. What was asked for before is not kept: it may be somebody else's. */
let turn = 0;

/** Forgets everything of the person who was here. */
async function forgetAll(): Promise<void> {
  turn += 1;
  await forgetAnswers();
  await new CacheExpiration(keptAnswers, limits).delete();
}

/** Forgets what is kept at addresses that begin alike. */
async function forgetBelow(start: string): Promise<void> {
  const cache = await caches.open(keptAnswers);
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(start));
  await Promise.all(keys.map((key) => cache.delete(key)));
}

const isMe = (path: string) => path.endsWith("/a/me");

/** Whether this is an answer about another person than the one whose words are kept. */
async function isSomebodyElse(response: Response): Promise<boolean> {
  const cache = await caches.open(keptAnswers);
  const known = (await cache.keys()).find(({ url }) => isMe(new URL(url).pathname));
  const before = known && (await cache.match(known));
  if (!before) return false;
  const [one, other] = (await Promise.all([before.json(), response.clone().json()])) as { id: unknown }[];
  return one?.id !== other?.id;
}

/** What an answer means for what is kept. Gives what to keep of it. */
async function judge(url: URL, response: Response): Promise<Response | null> {
  const { pathname } = url;
  if (response.status === 401 && pathname.includes("/a/")) await forgetAll();
  if (response.status === 403) await forgetBelow(teamPrefix.exec(pathname)?.[0] ?? pathname);
  if (response.status === 404) await forgetBelow(pathname);
  if (response.status !== 200) return null;
  if (isMe(pathname) && (await isSomebodyElse(response))) await forgetAll();
  return response;
}

const rules: WorkboxPlugin = {
  requestWillFetch: async ({ request, state }) => {
    if (state) state.turn = turn;
    return request;
  },
  fetchDidSucceed: async ({ response, state }) => {
    if (![502, 503, 504].includes(response.status)) return response;
    if (state) state.away = response;
    throw new Error("The server is away.");
  },
  handlerDidError: async ({ state }) => state?.away as Response | undefined,
  cacheWillUpdate: async ({ request, response, state }) =>
    state?.turn === turn ? judge(new URL(request.url), response) : null,
};

/** Answers what was read before where the network fails, or the server is away. With a network, the network answers. */
export function readWithoutNetwork(): void {
  const strategy = new NetworkFirst({
    cacheName: keptAnswers,
    matchOptions: { ignoreVary: true },
    plugins: [rules, new ExpirationPlugin({ ...limits, purgeOnQuotaError: true })],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && kept.test(url.pathname) && !isNarrowed(url), strategy);
}

/** The calls after which another person may be here, or nobody. */
const sessionCalls = /^\/api\/(?:teams\/\w+\/)?(?:p\/auth\/(?:token|password)|a\/auth\/logout|a\/me\/deletion)$/;

/** Forgets what a call ends the right to. It only watches: the call goes its own way to the server. */
export function forgetWhatEnds(): void {
  self.addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method === "GET" || origin !== self.location.origin) return;
    const team = teamPrefix.exec(pathname)?.[0];
    if (sessionCalls.test(pathname)) event.waitUntil(forgetAll());
    else if (team && (pathname === `${team}a/team/leave` || (method === "DELETE" && pathname === `${team}a/team`)))
      event.waitUntil(forgetBelow(team));
    else if (method === "DELETE" && kept.test(pathname)) event.waitUntil(forgetBelow(pathname));
  });
}
