import { virtual } from "@guidepup/virtual-screen-reader";
import { expect, waitFor } from "storybook/test";
import { listenToLiveRegions, type StopListening } from "./liveRegions.ts";

/**
 * Reads a part of the page. What is said by itself is listened to apart from it: the reader says the whole of a region once for each
 * change in it, and stumbles over one that is gone.
 *
 * The reader brings a keyboard of its own, which hooks every field of its window for as long as the page stands: what other stories
 * type there would be kept from React. It is not needed, and gets a window of its own.
 */
function read(container: HTMLElement): Promise<void> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  document.body.append(frame);
  Object.defineProperty(container, "ownerDocument", { configurable: true, value: frame.contentDocument });
  try {
    // The document is asked for before anything is waited for.
    return virtual.start({ container, window: { document } });
  } finally {
    Reflect.deleteProperty(container, "ownerDocument");
    frame.remove();
  }
}

const announced: string[] = [];
let stopListening: StopListening | undefined;

/**
 * Begins to listen; what the page has said before is not heard. The reader knows attributes alone: whether a box was ticked, and which
 * option of a list was chosen, has to be asked otherwise.
 */
export async function startScreenReader(): Promise<void> {
  await stopScreenReader();
  stopListening = listenToLiveRegions((words) => announced.push(words));
  await read(document.body);
  await virtual.clearSpokenPhraseLog();
}

/** Falls silent, and forgets what was said. */
export async function stopScreenReader(): Promise<void> {
  stopListening?.();
  stopListening = undefined;
  announced.length = 0;
  await virtual.stop();
}

/** What was said of what got the focus since this was asked last. */
export async function spoken(): Promise<string[]> {
  const log = await virtual.spokenPhraseLog();
  await virtual.clearSpokenPhraseLog();
  return log;
}

/** What is said when an element gets the focus. */
export async function spokenAt(element: HTMLElement): Promise<string> {
  if (document.activeElement === element) element.blur();
  await virtual.clearSpokenPhraseLog();
  element.focus();
  await waitFor(async () => expect(await virtual.spokenPhraseLog()).not.toEqual([]));
  return (await spoken()).at(-1)!;
}

/** What is said where somebody reads on from the beginning of an element to its end. */
export async function readThrough(element: HTMLElement): Promise<string[]> {
  await virtual.stop();
  await read(element);
  const [first] = await virtual.spokenPhraseLog();
  const start = virtual.activeNode;
  // After the end it begins anew.
  do await virtual.next();
  while (virtual.activeNode !== start || (await virtual.lastSpokenPhrase()) !== first);
  const log = await spoken();
  await virtual.stop();
  await read(document.body);
  await virtual.clearSpokenPhraseLog();
  return log.slice(0, -1);
}

/** Waits until what has the focus is told of in these words, and gives everything that was said on the way there. */
export async function expectSpoken(words: string | RegExp): Promise<string[]> {
  const wanted = typeof words === "string" ? words : expect.stringMatching(words);
  await waitFor(async () => expect((await virtual.spokenPhraseLog()).at(-1)).toEqual(wanted));
  return spoken();
}

/** What was said by itself since this was asked last. */
export const heard = (): string[] => announced.splice(0);

/** Waits until words are said by themselves, and fails where they are said twice or something else is said besides. */
export async function expectSaidOnce(words: string | RegExp): Promise<void> {
  const wanted = typeof words === "string" ? words : expect.stringMatching(words);
  await waitFor(() => expect(announced).toContainEqual(wanted));
  // What follows at once is part of the same news.
  await new Promise((done) => setTimeout(done, 100));
  await expect(heard()).toEqual([wanted]);
}
