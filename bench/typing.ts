// What a key costs in a draft of 40 sections of 5,000 characters, beside the same page without a script, in one run:
// main-thread time at a quarter of the processor's speed, and how many sections a key renders.
// Fails at more than twice the still page, or at more than one section a key.
import { chromium, type CDPSession, type Page } from "playwright";
import { createOutline, signIn } from "../e2e/support/journey.ts";
import { TestServer } from "../e2e/support/server.ts";
import { chromiumLaunchOptions } from "../tools/browser.ts";

const sectionCount = 40;
const keysPerRound = 60;
const rounds = 7;
/** Between two keys, in milliseconds: a fast typist. */
const pace = 70;
const gate = 2;

const typedSection = /Section of our own 3$/;
const sentence = "The county has twelve bits of land that nobody uses, and each is near a bus stop. ";
const longText = sentence.repeat(61).slice(0, 5_000);

/** Counts, in React's own tree, how often a section of the draft is rendered. Has to be there before React is. */
function countSectionRenders(): void {
  interface Fiber {
    child: Fiber | null;
    sibling: Fiber | null;
    flags: number;
    memoizedProps: { id?: unknown; number?: unknown; isRevision?: unknown } | null;
  }
  const performedWork = 1;
  let before = new Set<Fiber>();
  const counter = { sections: 0 };
  Object.assign(window, {
    renders: counter,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot(_renderer: number, root: { current: Fiber }) {
        const now = new Set<Fiber>();
        const stack: (Fiber | null)[] = [root.current];
        while (stack.length > 0) {
          const fiber = stack.pop();
          if (!fiber) continue;
          stack.push(fiber.sibling, fiber.child);
          const props = fiber.memoizedProps;
          if (typeof props?.id !== "string" || typeof props.number !== "number") continue;
          if (typeof props.isRevision !== "boolean") continue;
          now.add(fiber);
          if (!before.has(fiber) && fiber.flags & performedWork) counter.sections += 1;
        }
        before = now;
      },
    },
  });
}

async function makeLongDraft(page: Page, server: TestServer): Promise<void> {
  await page.goto(server.url);
  await signIn(page, server, "typist@example.org");
  await createOutline(page);
  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  await page.goto(`${server.url}/drafts`);
  await page.evaluate(
    async ({ id, count, text }) => {
      const call = (path: string, options?: RequestInit) => fetch(`/api/a${path}`, options);
      const answer = await call(`/docs/${id}`);
      const doc = (await answer.json()) as { fields: { id: string; auto: boolean }[]; name: string; revision: number };
      const added = Array.from({ length: count - doc.fields.filter(({ auto }) => !auto).length }, (_, index) => ({
        id: index.toString(16).padStart(24, "a"),
        title: `Section of our own ${index + 1}`,
      }));
      const ids = [
        ...doc.fields.filter(({ auto }) => !auto).map((field) => field.id),
        ...added.map((field) => field.id),
      ];
      const saved = await call("/docs", {
        method: "POST",
        headers: { "content-type": "application/json", "if-match": `"${doc.revision}"` },
        body: JSON.stringify({
          id,
          generate: false,
          name: doc.name,
          draft: ids.map((each) => ({ id: each, userText: text })),
          addedFields: added,
        }),
      });
      if (!saved.ok) throw new Error(await saved.text());
    },
    { id, count: sectionCount, text: longText },
  );
  await page.goto(`${server.url}/drafts/${id}`);
  await page.getByRole("textbox", { name: typedSection }).waitFor();
}

/** The page as it stands, with its styles and fonts and without a script: what the browser alone needs for a key. */
function stillPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const css = Array.from(document.styleSheets, (sheet) =>
      Array.from(sheet.cssRules, (rule) => rule.cssText).join("\n"),
    );
    for (const area of document.querySelectorAll("textarea")) area.textContent = area.value;
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll("script, link, style, meta")) part.remove();
    const style = document.createElement("style");
    style.textContent = css.join("\n");
    copy.querySelector("head")!.append(style);
    return `<!doctype html>${copy.outerHTML}`;
  });
}

/** Main-thread milliseconds a key. */
async function measure(page: Page, session: CDPSession): Promise<number> {
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")!.value * 1000;
  };
  const start = await busy();
  for (let key = 0; key < keysPerRound; key++) {
    await page.keyboard.press(key % 6 === 5 ? "Space" : "e");
    await page.waitForTimeout(pace);
  }
  await page.waitForTimeout(400);
  return (await busy()) - start;
}

async function prepare(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return session;
}

/** How often sections are rendered while as many keys are pressed as a round has. */
async function countRenders(page: Page): Promise<number> {
  const url = page.url();
  await page.addInitScript(countSectionRenders);
  await page.goto(url);
  await page.getByRole("textbox", { name: typedSection }).focus();
  const count = () => page.evaluate(() => (window as unknown as { renders: { sections: number } }).renders.sections);
  const before = await count();
  for (let key = 0; key < keysPerRound; key++) {
    await page.keyboard.press("e");
    await page.waitForTimeout(pace);
  }
  await page.waitForTimeout(1_000);
  return (await count()) - before;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const server = new TestServer();
await server.start();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const viewport = { width: 1440, height: 900 };
  const draft = await (await browser.newContext({ viewport })).newPage();
  await makeLongDraft(draft, server);
  const still = await (await browser.newContext({ viewport })).newPage();
  const body = await stillPage(draft);
  await still.route("**/still", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await still.goto(`${server.url}/still`);
  await draft.reload();

  const draftSession = await prepare(draft);
  const stillSession = await prepare(still);
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    await still.bringToFront();
    await still.getByRole("textbox", { name: typedSection }).focus();
    const floor = await measure(still, stillSession);
    await draft.bringToFront();
    await draft.getByRole("textbox", { name: typedSection }).focus();
    const cost = await measure(draft, draftSession);
    // The first round warms up.
    if (round === 0) continue;
    ratios.push(cost / floor);
    console.log(
      `round ${round}: still page ${(floor / keysPerRound).toFixed(2)} ms a key, draft ${(cost / keysPerRound).toFixed(2)} ms, ratio ${(cost / floor).toFixed(2)}`,
    );
  }
  const renders = await countRenders(draft);
  const ratio = median(ratios);
  const perKey = renders / keysPerRound;
  console.log(`Typing: ${ratio.toFixed(2)} of a still page (at most ${gate}); ${perKey.toFixed(2)} sections a key.`);
  // Once keys rest, what is wrong with the text may be said: one more render of the same section for a whole run of them.
  if (ratio > gate || renders > keysPerRound + 2) process.exitCode = 1;
} finally {
  await browser.close();
  await server.end();
}
