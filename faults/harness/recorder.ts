import type { BrowserContext, Page } from "playwright";

/** How to find a control on the page: a selector, or the beginning of its label. */
export type Control = { name: string; css: string } | { name: string; label: string };

/** A call as the page made it. */
interface Asked {
  method: string;
  path: string;
  body: string;
}

/** What happened on one page, in its order. Times are in milliseconds by the page's real clock. */
export type PageEvent =
  /** Another value is on the screen; undefined where the control has left it. */
  | { at: number; kind: "shown"; name: string; value: string | undefined }
  /** The value has been there for 100 ms. */
  | { at: number; kind: "stood"; name: string; value: string }
  /** The save status says something else; undefined where there is none. */
  | { at: number; kind: "status"; state: string | undefined }
  | ({ at: number; kind: "asked"; call: number } & Asked)
  /** With what was asked: what is told while a page is left does not always arrive. */
  | { at: number; kind: "answered"; asked: Asked; status: number; body: string }
  | { at: number; kind: "error"; message: string };

declare global {
  interface Window {
    __recordEvent: (event: PageEvent) => Promise<void>;
  }
}

/** Runs in the page, before the app, with the clock and the frames that are really the browser's. */
function record({ controls, stands }: { controls: Control[]; stands: number }): void {
  const now = performance.now.bind(performance);
  const nextFrame = window.requestAnimationFrame.bind(window);
  const origin = performance.timeOrigin;
  const tell = window.__recordEvent;
  const report = (event: PageEvent) => void tell(event).catch(() => {});
  const at = () => origin + now();

  const labelOf = (element: HTMLTextAreaElement | HTMLInputElement) =>
    element.getAttribute("aria-label") ??
    element.labels?.[0]?.textContent ??
    document.getElementById(element.getAttribute("aria-labelledby")?.split(" ")[0] ?? "")?.textContent ??
    "";
  const find = (control: Control) =>
    "css" in control
      ? document.querySelector<HTMLTextAreaElement>(control.css)
      : [...document.querySelectorAll<HTMLTextAreaElement>("textarea, input")].find((element) =>
          labelOf(element).trim().startsWith(control.label),
        );

  const shown = new Map<string, { value: string; since: number; isTold: boolean }>();
  let status: string | undefined;
  const look = () => {
    nextFrame(look);
    const state = document.querySelector<HTMLElement>("p[data-state]")?.dataset.state;
    if (state !== status) {
      status = state;
      report({ at: at(), kind: "status", state });
    }
    for (const control of controls) {
      const { name } = control;
      const value = find(control)?.value;
      const before = shown.get(name);
      if (value === undefined) {
        if (shown.delete(name)) report({ at: at(), kind: "shown", name, value });
      } else if (before?.value !== value) {
        shown.set(name, { value, since: at(), isTold: false });
        report({ at: at(), kind: "shown", name, value });
      } else if (!before.isTold && at() - before.since >= stands) {
        before.isTold = true;
        report({ at: at(), kind: "stood", name, value });
      }
    }
  };
  nextFrame(look);
  window.addEventListener("error", ({ message }) => report({ at: at(), kind: "error", message }));

  const nativeFetch = window.fetch.bind(window);
  let calls = 0;
  window.fetch = async (input, init) => {
    calls += 1;
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const body = typeof init?.body === "string" ? init.body : "";
    const asked = { method: init?.method ?? "GET", path: pathname, body };
    report({ at: at(), kind: "asked", call: calls, ...asked });
    const answer = await nativeFetch(input, init);
    const isText = (answer.headers.get("content-type") ?? "").includes("json");
    const text = isText ? await answer.clone().text() : "";
    report({ at: at(), kind: "answered", asked, status: answer.status, body: text });
    return answer;
  };
}

/** Everything that one tab showed and asked for, from one document to the next. */
export class TabLog {
  readonly events: PageEvent[] = [];

  /** The last value of a control that stood on the screen for 100 ms. */
  stood(name: string): string | undefined {
    return this.events.findLast((event) => event.kind === "stood" && event.name === name)?.["value" as never];
  }
}

/** Records, in every page of a context, what stands in these controls. */
export async function recordPages(context: BrowserContext, controls: Control[]): Promise<(page: Page) => TabLog> {
  const logs = new Map<Page, TabLog>();
  const logOf = (page: Page) => {
    const known = logs.get(page);
    if (known) return known;
    const log = new TabLog();
    logs.set(page, log);
    return log;
  };
  await context.exposeBinding("__recordEvent", ({ page }, event: PageEvent) => {
    logOf(page).events.push(event);
  });
  await context.addInitScript(record, { controls, stands: 100 });
  return logOf;
}
