// Takes the pictures of one crash and recovery, as a person sees it, and sets them side by side in docs/pictures/crash.png (and -dark).
// Needs the built app and server. The browser's own page of a crashed tab cannot be photographed: a stand-in takes its place.
import { chromium, type Page } from "playwright";
import { TestServer } from "../e2e/support/server.ts";
import { chromiumLaunchOptions } from "../tools/browser.ts";
import { crash } from "./faults/crashes.ts";
import { makeDraft, writtenFields } from "./fields/draft.ts";
import { filled } from "./fields/proposal.ts";
import { copyBuild } from "./harness/build.ts";
import { Person } from "./harness/person.ts";
import { Wire } from "./harness/wire.ts";
import { faultSettings } from "./harness/settings.ts";
import { strip, type Picture } from "./strip.ts";

const words =
  "Of 212 households we called on this spring, 131 had gone without fresh vegetables for a week or more. The nearest full grocery is eleven miles away.";
const size = { width: 720, height: 560 };

/** Writes, crashes, comes back, and is saved. Gives a picture of each moment. */
async function play(server: TestServer, colorScheme: "light" | "dark"): Promise<Picture[]> {
  const person = await Person.make(server, "ines");
  const draft = await makeDraft({ person });
  await person.ask("POST", "/a/docs", filled(draft, false));
  const wire = new Wire(server.url);
  await wire.open();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const context = await browser.newContext({
    viewport: size,
    colorScheme,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const [name = "", value = ""] = person.cookie.split("=");
  await context.addCookies([{ name, value, url: wire.url, httpOnly: true, sameSite: "Lax" }]);
  const pictures: Picture[] = [];
  const take = async (page: Page, caption: string) => {
    const png = (await page.screenshot()).toString("base64");
    pictures.push({ caption, png });
  };
  const field = `#field-${writtenFields(draft)[1]!.id}`;
  const open = async () => {
    const page = await context.newPage();
    await page.goto(`${wire.url}/drafts/${draft.id}`);
    await page.locator(field).evaluate((element) => element.scrollIntoView({ block: "center" }));
    await page.waitForTimeout(600);
    return page;
  };
  try {
    const page = await open();
    await take(page, "A draft, saved");
    await page.locator(field).focus();
    await page.locator(field).press("ControlOrMeta+End");
    await page.keyboard.insertText(` ${words.slice(0, 60)}`);
    await page.waitForTimeout(200);
    await take(page, "Words are typed");
    wire.cut();
    await page.keyboard.insertText(words.slice(60));
    await page.locator('p[data-state="offline"]').first().waitFor();
    await take(page, "The network is gone");
    await crash(page);
    await page.close();
    const gone = await context.newPage();
    await gone.setContent(
      `<body style="display:grid;place-content:center;height:100vh;margin:0;font:28px sans-serif;color:#888;background:${colorScheme === "dark" ? "#202124" : "#f4f4f4"};text-align:center">Aw, Snap!<br><small>The tab has crashed.</small></body>`,
    );
    await take(gone, "The tab crashes");
    await gone.close();
    wire.mend();
    const saving = wire.disturb(({ method, path }) => method === "POST" && path.endsWith("/a/docs"), {
      kind: "late answer",
      until: new Promise((done) => setTimeout(done, 6_000)),
    });
    const again = await open();
    await take(again, "Opened again: every word is back");
    saving.stop();
    await again.locator('p[data-state="saved"]').first().waitFor({ timeout: 20_000 });
    await take(again, "And saved");
    return pictures;
  } finally {
    await browser.close();
    await wire.close();
  }
}

const build = copyBuild(process.argv[2] ?? ".");
process.env.E2E_BUILD = build.folder;
const server = new TestServer(faultSettings);
try {
  await server.start();
  await strip(await play(server, "light"), "docs/pictures/crash.png", false);
  await strip(await play(server, "dark"), "docs/pictures/crash-dark.png", true);
} finally {
  await server.end();
  build.remove();
}
