import { setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";

/** Requests to the API that no mock answered since the story began, as "GET /api/a/me". */
export const unhandledRequests: string[] = [];

let started: ReturnType<typeof start> | undefined;

/** The mock service worker, started once however many stories a page shows. A request to the API that no handler knows fails, and fails its story. */
export const startWorker = () => (started ??= start());

async function start() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: "./mockServiceWorker.js" },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url } = frame.data.request;
      const { origin, pathname } = new URL(url);
      if (origin !== location.origin || !pathname.startsWith("/api/")) return;
      unhandledRequests.push(`${method} ${pathname}`);
      defaults.error();
    },
  });
  return worker;
}
