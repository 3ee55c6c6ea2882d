import type { Page } from "playwright";
import { controlOn } from "./fields/field.ts";
import type { PageEvent, TabLog } from "./harness/recorder.ts";
import { patience, until, type Intent, type Scene } from "./harness/scene.ts";

/** Where words were found after everything, or that they were not. */
export interface Loss {
  field: string;
  /** What stood on the screen and is gone. */
  words: string;
  /** What was found in its place. */
  found: string[];
}

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();

/** Whether a text that was found keeps what was written. */
const keeps = ({ least, most }: Intent, found: string) => found.startsWith(least) && most.startsWith(found);

/** The same where somebody else may have written on in it. */
const holds = ({ least }: Intent, found: string) => found.includes(least);

/** Messages and descriptions are stored without the blanks round their lines. */
const keepsSent = ({ least, most }: Intent, found: string) =>
  keeps({ least: squeeze(least), most: squeeze(most) } as Intent, squeeze(found));

/** Everything that the page shows of texts: fields, and copies of other versions. */
async function textsOn(page: Page): Promise<{ fields: string[]; copies: string }> {
  return page.evaluate(() => ({
    fields: [...document.querySelectorAll<HTMLTextAreaElement>("textarea, input")].map(({ value }) => value),
    copies: document.body.innerText,
  }));
}

async function findLosses(scene: Scene, page: Page): Promise<Loss[]> {
  const { place } = scene;
  const { fields, copies } = await textsOn(page);
  const losses: Loss[] = [];
  const isShared = new Set([...scene.intents.values()].map(({ control }) => control.name)).size < scene.intents.size;
  for (const intent of scene.intents.values()) {
    const isNeighbour = intent.control.name === place.neighbour?.name;
    const own = await controlOn(page, intent.control)
      .inputValue({ timeout: 500 })
      .catch(() => undefined);
    const onServer = await (isNeighbour ? place.neighbourOnServer : place.onServer)?.();
    const texts = [...(own === undefined ? [] : [own]), ...(onServer ?? [])];
    const isOnServer = (onServer ?? []).some((text) => (scene.field.isSent ? keepsSent : keeps)(intent, text));
    const isKept =
      intent.least === "" && intent.most === ""
        ? own === "" || (own === undefined && onServer?.includes("") === true)
        : isOnServer ||
          [...texts, ...fields].some((text) => (isShared ? holds : keeps)(intent, text)) ||
          squeeze(copies).includes(squeeze(intent.least));
    if (!isKept) losses.push({ field: intent.control.name, words: intent.least, found: texts });
  }
  return losses;
}

/**
 * Whether everything that was written is still there, as a person who comes back sees it: in its field (from the server or from this
 * device), beside it as another version, or at least on the server. Waits for what is still on its way.
 */
export async function lossesOn(scene: Scene, page: Page): Promise<Loss[]> {
  let losses: Loss[] = [];
  await until(async () => {
    losses = await findLosses(scene, page);
    return losses.length === 0;
  }, 8_000);
  return losses;
}

/** Whether the page asks the person to choose between two versions: until then nothing is saved over the other one. */
const asksToChoose = (page: Page) => page.getByRole("button", { name: chooses }).count();
const chooses = /^(?:Use the other version|Show it instead|Take the other)/;

/** Whether the server gets what the field says now that nothing is wrong any more, or the person is asked to choose first. */
export async function reachesServer(scene: Scene, page: Page): Promise<boolean> {
  const { place } = scene;
  return until(async () => {
    const said = await controlOn(page, place.control).inputValue();
    return (await place.onServer()).includes(said) || (await asksToChoose(page)) > 0;
  }, patience);
}

/** The text that an answer says the server has: because it took it, was read, or holds it already and so refuses an older revision. */
function toldBy(
  { place }: Scene,
  { asked, status, body }: Extract<PageEvent, { kind: "answered" }>,
): string | undefined {
  if (status === 412) return place.readBy?.(asked.path, body) ?? place.readBy?.(`${asked.path}/${place.id}`, body);
  if (status >= 300) return undefined;
  if (place.isSave(asked)) return place.savedBy?.(asked.body);
  return asked.method === "GET" ? place.readBy?.(asked.path, body) : undefined;
}

/**
 * Every time that the status said "Saved" for 100 ms while the field said something that the server had not acknowledged. One line
 * each.
 */
export function liesIn(scene: Scene, log: TabLog): string[] {
  const { place } = scene;
  const { name } = place.control;
  const lies: string[] = [];
  const acknowledged = new Set<string>();
  let shown: string | undefined;
  let status: string | undefined;
  let lieSince: number | undefined;
  for (const event of log.events) {
    if (lieSince !== undefined && event.at - lieSince >= 100) {
      lies.push(
        `"Saved" was shown over ${JSON.stringify(shown)}; the server has only taken ${JSON.stringify([...acknowledged])}`,
      );
      lieSince = undefined;
    }
    if (event.kind === "asked" && event.call === 1) {
      // A new document counts its calls anew.
      acknowledged.clear();
      shown = status = undefined;
    } else if (event.kind === "answered") {
      const text = toldBy(scene, event);
      if (text !== undefined) acknowledged.add(text.trim());
    } else if (event.kind === "shown" && event.name === name) shown = event.value;
    else if (event.kind === "status") status = event.state;
    const isLie = status === "saved" && shown !== undefined && acknowledged.size > 0 && !acknowledged.has(shown.trim());
    lieSince = isLie ? (lieSince ?? event.at) : undefined;
  }
  return lies;
}
