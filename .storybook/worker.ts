import { setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";
import { accessMocks } from "../packages/api-client/src/docs/access.mocks.ts";
import { analyticsMocks } from "../packages/api-client/src/analytics/analytics.mocks.ts";
import { workMocks } from "../packages/api-client/src/docs/work.mocks.ts";
import { commentMocks } from "../packages/api-client/src/comments/comments.mocks.ts";
import { editMocks } from "../packages/api-client/src/docs/edits.mocks.ts";
import { liveMocks } from "../packages/api-client/src/live/live.mocks.ts";
import { messageMocks } from "../packages/api-client/src/messages/messages.mocks.ts";
import { taskMocks } from "../packages/api-client/src/tasks/tasks.mocks.ts";

/** Requests to the API that no mock answered since the story began, as "GET /api/a/me". */
export const unhandledRequests: string[] = [];

let started: ReturnType<typeof start> | undefined;

/** The mock service worker, started once however many stories a page shows. A request to the API that no handler knows fails, and fails its story. */
export const startWorker = () => (started ??= start());

async function start() {
  // What every page of the app asks for by the way: a story that is about it answers it itself.
  const worker = setupWorker(
    analyticsMocks.record.ok(undefined),
    messageMocks.list.ok({ messages: [], unreadCount: 0 }),
    taskMocks.active.ok({ count: 0, tasks: [] }),
    commentMocks.list.ok(commentMocks.none),
    workMocks.list.ok([]),
    accessMocks.shared.ok([]),
    editMocks.suggestions.ok([]),
    // A page says that it goes when its story is over.
    liveMocks.here.ok({ revision: 0, people: [] }),
    liveMocks.stream(),
  );
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
