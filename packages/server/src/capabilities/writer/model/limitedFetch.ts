/** The most bytes of one answer, with all that a stream says around each word, and of one line of it. */
const most = { answer: 64 * 1024 * 1024, line: 1024 * 1024 };

const lineBreak = 10;

/** Passes bytes on, and fails where there are too many before anything is made of them. */
function limitBytes(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let all = 0;
  let line = 0;
  return new TransformStream({
    transform(chunk, controller) {
      all += chunk.length;
      const last = chunk.lastIndexOf(lineBreak);
      line = last === -1 ? line + chunk.length : chunk.length - last - 1;
      if (all > most.answer || line > most.line) controller.error(new Error("The answer of the model is too long."));
      else controller.enqueue(chunk);
    },
  });
}

/**
 * A fetch for a service that need not be trusted: it follows no redirect, which could lead to addresses inside the server's own
 * network, and gives up an answer of too many bytes, or that does not begin within `beginMs` milliseconds (a TimeoutError). Node.js's own would wait
 * for five minutes, and call that a connection that failed.
 */
export function limitedFetch(
  fetch: typeof globalThis.fetch = globalThis.fetch,
  beginMs = 120_000,
): typeof globalThis.fetch {
  return async (input, init) => {
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new DOMException("It did not begin to answer.", "TimeoutError")),
      beginMs,
    );
    const signal = init?.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
    const response = await fetch(input, { ...init, redirect: "error", signal }).finally(() => clearTimeout(timer));
    const { status, statusText, headers, body } = response;
    return body ? new Response(body.pipeThrough(limitBytes()), { status, statusText, headers }) : response;
  };
}
