// Takes pictures of two people in one draft and of a guest who is let in, each in a browser of their own, step by step, and sets them
// side by side in docs/pictures/together.png (and -dark). Needs the built app and server.
import { chromium, type Page } from "playwright";
import { field, makePair } from "../e2e/support/pair.ts";
import { signIn } from "../e2e/support/journey.ts";
import { TestServer } from "../e2e/support/server.ts";
import { chromiumLaunchOptions } from "../tools/browser.ts";
import { strip, type Picture } from "./strip.ts";
import { faultSettings } from "./harness/settings.ts";

const size = { width: 1280, height: 640 };
const story = "We serve 140 families. The gardens open in March. Ines leads the work.";
const name = "Need statement";

/** Plays it once. Gives the pictures in rows of two: Ines, and who is with her. */
async function play(server: TestServer, colorScheme: "light" | "dark"): Promise<Picture[]> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const pictures: Picture[] = [];
  const take = async (page: Page, caption: string) => {
    await field(page, name).evaluate((element) => element.scrollIntoView({ block: "center" }));
    await page.waitForTimeout(700);
    pictures.push({ caption, png: (await page.screenshot()).toString("base64") });
  };
  try {
    const { ines, tomas, draft } = await makePair(browser, server, `strip.${colorScheme}`);
    await tomas.goto(server.url + draft);
    for (const page of [ines, tomas]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
    }
    const holds = (page: Page, text: string) =>
      page.waitForFunction(
        ([wanted]) => [...document.querySelectorAll("textarea")].some(({ value }) => value === wanted),
        [text],
      );
    await field(ines, name).fill(story);
    await holds(tomas, story);
    await ines.getByRole("button", { name: /^Here now/ }).waitFor();
    await take(ines, "Ines writes");
    await take(tomas, "Tomas sees it, and who is here");

    const [march, led] = [story.replace("March", "April"), "Ines Okafor leads the work."];
    await Promise.all([
      field(ines, name).fill(march),
      field(tomas, name).fill(story.replace("Ines leads the work.", led)),
    ]);
    const both = march.replace("Ines leads the work.", led);
    await Promise.all([holds(ines, both), holds(tomas, both)]);
    await take(ines, "Both changed a sentence of their own: Ines has both");
    await take(tomas, "And so has Tomas");

    await tomas.context().setOffline(true);
    await field(tomas, name).fill(both.replace("140", "200"));
    await field(ines, name).fill(both.replace("140", "150"));
    await ines
      .getByText(/^Saved/)
      .first()
      .waitFor();
    await take(ines, "Ines makes 140 into 150");
    await take(tomas, "Tomas makes it 200, on a train");
    await tomas.context().setOffline(false);
    await tomas.getByRole("group", { name: /also changed elsewhere/ }).waitFor();
    await take(ines, "150 stands where it was saved");
    await take(tomas, "Tomas is asked: a figure is never decided for him");
    await tomas.getByRole("button", { name: "Keep mine" }).click();
    const chosen = both.replace("140", "200");
    await holds(ines, chosen);

    const email = `noor.strip.${colorScheme}@example.org`;
    await ines.getByRole("button", { name: "Share with people" }).first().click();
    const dialog = ines.getByRole("dialog", { name: "Share with people" });
    await dialog.getByRole("textbox", { name: "Email of a guest" }).fill(email);
    await ines.keyboard.press("Enter");
    await dialog.getByText(/not here yet/).waitFor();
    await ines.waitForTimeout(700);
    pictures.push({ caption: "Ines invites a guest", png: (await ines.screenshot()).toString("base64") });
    await ines.keyboard.press("Escape");
    const mail = await server.mailTo(email, /shares/);
    const noor = await (await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" })).newPage();
    await noor.emulateMedia({ colorScheme });
    await noor.goto(/http:\/\/[^\s"<>]+\/drafts\/[0-9a-f]{24}/.exec(mail)![0]);
    await signIn(noor, server, email);
    await noor.setViewportSize(size);
    await holds(noor, chosen);
    await take(noor, "Noor reads it, until her days are over");
    return pictures;
  } finally {
    await browser.close();
  }
}

const server = new TestServer(faultSettings);
try {
  await server.start();
  await strip(await play(server, "light"), "docs/pictures/together.png", false, 2);
  await strip(await play(server, "dark"), "docs/pictures/together-dark.png", true, 2);
} finally {
  await server.end();
}
