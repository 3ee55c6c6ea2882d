import type { Locator, Page } from "playwright";
import { until } from "./until.ts";

/** A way in which words come into a field that is not by keys, as the history calls it. */
export type OtherWay = "pasted" | "imported" | "accepted";

/** How words come into a field in such a way, and where its history says so. */
export interface Bringing {
  way: OtherWay;
  /** Puts these words in, or its own where the way has its own. Gives those that came to stand there. */
  bring: (page: Page, words: string) => Promise<string>;
  /** The document, and which of its texts. */
  docId: string;
  text: `fieldId=${string}` | `sectionId=${string}`;
}

async function expectIn(area: Locator, words: string): Promise<string> {
  const isIn = await until(async () => (await area.inputValue()).includes(words), 10_000);
  if (!isIn) throw new Error(`${JSON.stringify(words)} did not come into the field.`);
  return words;
}

/** Pages of one browser share a clipboard. */
let clipboard: Promise<unknown> = Promise.resolve();

/** Pastes words at the end of a field by way of the clipboard. */
export function paste(area: Locator, words: string): Promise<string> {
  const pasteNow = async () => {
    const page = area.page();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await area.focus();
    await area.press("ControlOrMeta+End");
    await page.evaluate((text) => navigator.clipboard.writeText(text), words);
    await area.press("ControlOrMeta+v");
    return expectIn(area, words);
  };
  const pasted = clipboard.then(pasteNow);
  clipboard = pasted.catch(() => undefined);
  return pasted;
}

/** Puts in what a file of the draft says, from the drawer beside it. */
export async function insert(page: Page, area: Locator, { filename, line }: FileLine): Promise<string> {
  const drawer = page.getByRole("complementary", { name: "What your files say" });
  const put = drawer.getByRole("button", { name: `Insert: “${line}”` });
  await area.focus();
  if (!(await drawer.isVisible())) {
    await page
      .getByRole("button", { name: `${filename}: what was read of it` })
      .first()
      .click();
    await drawer.waitFor();
  }
  await put.click();
  return expectIn(area, `${line} (${filename})`);
}

/** A sentence of a file. */
export interface FileLine {
  filename: string;
  line: string;
}

/** Has plainer words proposed for a section, and takes all of them. */
export async function accept(page: Page, area: Locator, title: string, brought: string): Promise<string> {
  await page.getByRole("button", { name: `Propose changes: ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: `Changes to “${title}”` });
  // The words lie over the radio button that they belong to.
  await dialog.getByText("Plainer words").click({ force: true });
  await dialog.getByRole("button", { name: "Propose changes" }).click();
  await dialog.getByRole("button", { name: /^Take / }).click();
  await expectIn(area, brought);
  // Where it cannot be saved, it stays open meanwhile.
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  return brought;
}
