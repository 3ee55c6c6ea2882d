import type { Page } from "playwright";
import { controlOn } from "./fields/field.ts";
import type { Bringing } from "./harness/bringing.ts";
import { patience, until, type Scene } from "./harness/scene.ts";

interface Entry {
  entry: number;
  way: string;
}

/** What an entry of a history changed. */
interface Change extends Entry {
  before: string;
  after: string;
}

interface EntryText {
  entry: Entry;
  text: string;
  parts: { kind: "same" | "added" | "removed"; text: string }[];
}

/** The history of a text as a person reads it, the oldest first. */
async function historyOf({ person }: Scene, { docId, text }: Bringing): Promise<Change[]> {
  const entries = await person.ask<Entry[]>("GET", `/a/docs/${docId}/history?${text}&limit=100`);
  const changes: Change[] = [];
  // One after the other: comparisons that one person asks for wait for each other.
  for (const { entry, way } of entries.toReversed()) {
    const read = await person.ask<EntryText>("GET", `/a/docs/${docId}/history/${entry}?${text}`);
    const before = read.parts.flatMap((part) => (part.kind === "added" ? [] : [part.text])).join("");
    changes.push({ entry, way, before, after: read.text });
  }
  return changes;
}

/** Brings what the page still holds to the server: chooses the person's own version, and presses what sends it. Whether it is there. */
async function settle({ place, field }: Scene, page: Page): Promise<boolean> {
  const area = controlOn(page, place.control);
  const mine = page.getByRole("button", { name: "Keep mine" });
  const isThere = async () => {
    // The field goes once it was sent, also between these two questions.
    if (!(await area.isVisible())) return true;
    const said = await area.inputValue({ timeout: 500 }).catch(() => undefined);
    return said !== undefined && (await place.onServer()).includes(said);
  };
  for (let left = 5; left > 0 && (await mine.count()) > 0; left -= 1) await mine.first().click();
  if (field.isSent && !(await until(isThere, 1_500))) await place.send?.(page).catch(() => undefined);
  return until(isThere, patience);
}

/**
 * What the history on the server says wrongly of words that it has, one line each: that what was brought in was typed, or that what
 * was typed apart from it was brought in.
 */
export async function wrongWays(scene: Scene, page: Page): Promise<string[]> {
  const { brings } = scene.place;
  if (!brings || scene.brought.length === 0) return [];
  if (!(await settle(scene, page))) return ["what the field says could not be brought to the server"];
  const history = await historyOf(scene, brings);
  const texts = (await scene.place.onServer()).join("\n");
  const wrong = (words: string, way: string): string[] => {
    if (!texts.includes(words)) return [];
    const bringing = history.filter(({ before, after }) => after.includes(words) && !before.includes(words));
    const isSo = bringing.length > 0 && bringing.every((change) => change.way === way);
    const said = bringing.map((change) => change.way).join(", ") || "nothing";
    return isSo ? [] : [`${JSON.stringify(words)} was ${way}; the history says ${said}`];
  };
  return [
    ...scene.brought.flatMap((words) => wrong(words, brings.way)),
    ...scene.typedApart.flatMap((words) => wrong(words.trim(), "typed")),
  ];
}
