import { olderAnswers } from "../browser/offline/keptAnswers.ts";
import { entry, files, first, version } from "virtual:deployment";
import { PrecacheController } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;

const prefix = "grantwright.shell.";
const cacheName = prefix + version;

/** How long the network may take to bring the page before the kept one is shown, in seconds. */
const patience = 4;

/** Whether an answer is of this deployment. A page of another one, come while servers change, would ask for other scripts. */
async function belongsHere(address: string, response: Response): Promise<boolean> {
  if (!response.ok) return false;
  return new URL(address).pathname !== "/" || (await response.clone().text()).includes(entry);
}

const shell = new PrecacheController({
  cacheName,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) => ((await belongsHere(request.url, response)) ? response : null),
    },
  ],
});

/** Deletes what older deployments kept, but for the last: a page of it that is still open may ask for more of its scripts. */
async function forgetOlder(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all([olderAnswers, ...others.slice(0, -1)].map((name) => caches.delete(name)));
}

/** Whether the person has asked the browser for few data. Not every browser says so. */
const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/**
 * Keeps the page with what writing and reading without a network takes, and takes over at once from the worker of another deployment.
 * Where data are dear, only the page itself: the rest is kept as it is fetched.
 */
export function keepShell(): void {
  shell.addToCacheList([...(savesData() ? first : files), "/"].map((url) => ({ url, revision: null })));
  self.addEventListener("install", (event) => {
    void shell.install(event);
    void self.skipWaiting();
  });
  self.addEventListener("activate", (event) => {
    event.waitUntil(Promise.all([forgetOlder(), self.clients.claim(), self.registration.navigationPreload?.enable()]));
  });
}

/**
 * The kept page, with its own headers. Page and policy share a nonce that nobody else may know, so both get a new one every
 * time, as the server would give it.
 */
async function keptPage(): Promise<Response | undefined> {
  const kept = await caches.match("/", { cacheName, ignoreVary: true });
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  const policy = headers.get("content-security-policy") ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const text = await kept.text();
  if (nonce === undefined) return new Response(text, { headers });
  const fresh = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  headers.set("content-security-policy", policy.replaceAll(nonce, fresh));
  return new Response(text.replaceAll(nonce, fresh), { headers });
}

/** A part of the app that was not kept yet, kept from now on: its name changes with what is in it. */
async function fetchToKeep(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && new URL(request.url).pathname.startsWith("/assets/")) {
    const copy = response.clone();
    const keep = async () => (await caches.open(cacheName)).put(request, copy);
    // Without room it works as before, with a network.
    void keep().catch(() => {});
  }
  return response;
}

/** Has the app open at any of its addresses: from the network, or as it is kept where that fails, is away or takes too long. */
export function openWithoutNetwork(): void {
  const page = new NetworkOnly({
    networkTimeoutSeconds: patience,
    plugins: [
      {
        fetchDidSucceed: async ({ response }) => {
          if (response.status >= 500) throw new Error("The server is away.");
          return response;
        },
        handlerDidError: keptPage,
      },
    ],
  });
  registerRoute(new NavigationRoute(page, { denylist: [/^\/(?:api|healthz|readyz)\b/, /^[^?]*\.[a-z0-9]+(?:\?|$)/i] }));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith("/assets/") || files.includes(url.pathname)),
    async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetchToKeep(request),
  );
}
