import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { createOutline, fillSections, generate, signIn } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** The main screens; the draft is the one that the walk has made. */
const pathsWith = (draft: string) => [
  "/",
  "/grants",
  "/docs/new",
  "/drafts",
  draft,
  "/messages",
  "/organization",
  "/user-information",
];

const settle = async (page: Page, path: string) => {
  await page.goto(server.url + path);
  await expect(page.locator("main")).not.toBeEmpty();
  await page.waitForLoadState("networkidle");
};

/** How many lines of the window no fixed or sticky bar lies on. */
const freeHeight = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter(
        (element) => ["fixed", "sticky"].includes(getComputedStyle(element).position) && element.checkVisibility(),
      )
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > window.innerWidth / 2);
    let free = 0;
    for (let y = 0; y < window.innerHeight; y += 1)
      if (!bars.some(({ top, bottom }) => top <= y && bottom > y)) free += 1;
    return free;
  });

/** The controls in sight that something floating lies on, at one of their ends or in their middle. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const floats = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        getComputedStyle(element).position === "fixed" && element.getBoundingClientRect().width < window.innerWidth / 2,
    );
    return [...document.querySelectorAll("main :is(a[href], button, input, textarea, select, summary)")]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        return [0.02, 0.5, 0.98].some((share) => {
          const met = document.elementFromPoint(left + width * share, top + height / 2);
          return floats.some((float) => float.contains(met) && !float.contains(control));
        });
      })
      .map(({ textContent, ariaLabel, tagName }) => `${tagName}: ${ariaLabel ?? textContent}`);
  });

/** Lines of text that a box cuts off without saying so. */
const cutText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *, header *, nav *")]
      .filter((element) => {
        const { overflowY, textOverflow, clipPath, whiteSpace, webkitLineClamp } = getComputedStyle(element);
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        const isMeant = textOverflow === "ellipsis" || clipPath !== "none" || whiteSpace === "nowrap";
        const isClamped =
          webkitLineClamp !== "none" && element.clientHeight % parseFloat(getComputedStyle(element).lineHeight) < 2;
        return hasText && ["hidden", "clip"].includes(overflowY) && !isMeant && !isClamped && element.checkVisibility();
      })
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(({ textContent, tagName }) => `${tagName}: ${textContent}`),
  );

/** The contrast of every placeholder that is shown with the ground it stands on. */
const placeholderContrasts = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
    const brush = canvas.getContext("2d", { willReadFrequently: true })!;
    const light = (colours: string[]) => {
      brush.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1);
      }
      const [red, green, blue] = [...brush.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    return [...document.querySelectorAll<HTMLElement>("[placeholder]")]
      .filter((field) => field.getAttribute("placeholder")!.trim() && field.checkVisibility())
      .map((field) => {
        const grounds: string[] = [];
        for (let at: HTMLElement | null = field; at; at = at.parentElement)
          grounds.unshift(getComputedStyle(at).backgroundColor);
        const [dark, bright] = [
          light(grounds),
          light([...grounds, getComputedStyle(field, "::placeholder").color]),
        ].sort((one, other) => one - other);
        return { text: field.getAttribute("placeholder"), contrast: (bright! + 0.05) / (dark! + 0.05) };
      });
  });

test(
  "every main screen stands in a small window, with roomy text, and is told apart by its landmarks",
  { tag: "@full" },
  async ({ browser }) => {
    // Text spacing is put in as a style, which the page's policy would refuse.
    const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce", serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(server.url);
    await signIn(page, server, "screens@example.org");
    await createOutline(page);
    const draft = new URL(page.url()).pathname;

    await test.step("320 x 256, as at 400 % zoom", async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      for (const path of pathsWith(draft)) {
        await settle(page, path);
        expect(await freeHeight(page), path).toBeGreaterThanOrEqual(96);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
        expect(await freeHeight(page), `${path}, in the middle`).toBeGreaterThanOrEqual(96);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      }
      await settle(page, draft);
      const field = page.getByRole("textbox", { name: /Need statement/ });
      await field.focus();
      const seen = await field.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.min(bottom, window.innerHeight) - Math.max(top, 0);
      });
      expect(seen).toBeGreaterThanOrEqual(40);
    });

    await test.step("nothing floats over a control on phones and tablets", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await settle(page, draft);
      await fillSections(page);
      await generate(page);
      const proposal = new URL(page.url()).pathname;
      for (const [width, height] of [
        [768, 1024],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const path of [...pathsWith(draft), proposal]) {
          await settle(page, path);
          for (const share of [0, 0.5, 1]) {
            await page.evaluate((at) => window.scrollTo(0, at * document.body.scrollHeight), share);
            expect(await coveredControls(page), `${path} at ${width} px, ${share}`).toEqual([]);
          }
        }
      }
    });

    await test.step("landmarks, headlines, placeholders and text spacing", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const path of pathsWith(draft)) {
        await settle(page, path);
        const { violations } = await new AxeBuilder({ page }).withRules(["region", "page-has-heading-one"]).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join()}`),
          path,
        ).toEqual([]);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          for (const { text, contrast } of await placeholderContrasts(page))
            expect(contrast, `${path}, ${colorScheme}: ${text}`).toBeGreaterThanOrEqual(4.5);
        }
        await page.addStyleTag({
          content:
            "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
        });
        expect(await cutText(page), path).toEqual([]);
      }
    });
    await context.close();
  },
);
