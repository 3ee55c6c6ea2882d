import { expect, type Page } from "@playwright/test";

interface Focused {
  /** Its accessible name as the DOM tells it: label, own text, placeholder. */
  name: string;
  /** Whether something of it can be seen: inside the window, and not under something that floats. */
  isSeen: boolean;
  /** Whether an outline, a ring or a caret shows it. */
  isMarked: boolean;
}

/** What has the focus, and whether a person sees it. */
async function focused(page: Page): Promise<Focused | undefined> {
  return page.evaluate(async () => {
    // Scrolling into view and transitions end within two frames.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const label = (ids: string | null) =>
      (ids ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" ")
        .trim();
    const name =
      element.getAttribute("aria-label") ||
      label(element.getAttribute("aria-labelledby")) ||
      Array.from((element as HTMLInputElement).labels ?? [], ({ textContent }) => textContent).join(" ") ||
      element.textContent ||
      "";
    const shown = element.matches("input[type=checkbox], input[type=radio], [role=switch]")
      ? (element.closest("label") ?? element.parentElement ?? element)
      : element;
    const box = shown.getBoundingClientRect();
    const xs = [0.1, 0.5, 0.9].map((share) => box.left + box.width * share);
    const ys = [0.1, 0.5, 0.9].map((share) => box.top + box.height * share);
    const isSeen = xs.some((x) =>
      ys.some((y) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (shown.contains(top) || top.contains(shown));
      }),
    );
    const outlined = (each: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
    };
    // A sheet that is one field has its edge marked.
    const around: Element[] = [];
    for (let each = shown.parentElement; each && each !== document.body; each = each.parentElement) around.push(each);
    const rings = [element, ...Array.from(shown.querySelectorAll("*")), shown, shown.parentElement];
    const isMarked =
      around.some(outlined) ||
      rings.some((each) => {
        if (!each) return false;
        return [undefined, "::before", "::after"].some((pseudo) => {
          const style = getComputedStyle(each, pseudo);
          return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
        });
      });
    return { name: name.replace(/\s+/g, " ").trim(), isSeen, isMarked };
  });
}

/**
 * Presses Tab until the control with this name has the focus, as a person without a mouse does. On the way every stop has
 * to be seen and marked. Fails where the control is not reached within 110 stops.
 */
export async function tabTo(page: Page, name: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < 110; stop++) {
    await page.keyboard.press(key);
    const current = await expectMarked(page);
    if (!current) continue;
    if (name.test(current.name)) return;
    passed.push(current.name);
  }
  throw new Error(`${name} was not reached. Passed: ${passed.join(" | ")}`);
}

/** Fails where what has the focus is not seen, or nothing shows that it has it. Gives back what has it. */
export async function expectMarked(page: Page): Promise<Focused | undefined> {
  let current = await focused(page);
  // The browser scrolls what has the focus into view in its own time.
  for (let wait = 0; current && wait < 20 && !(current.isSeen && current.isMarked); wait++) {
    await page.waitForTimeout(50);
    current = await focused(page);
  }
  if (current)
    expect(current, "what has the focus is seen and marked").toEqual({ ...current, isSeen: true, isMarked: true });
  return current;
}

/** The name of what has the focus now. */
export async function focusedName(page: Page): Promise<string | undefined> {
  return (await focused(page))?.name;
}

/** Fails where the focus has fallen back to the page itself, as it does when what had it was taken away. */
export async function expectFocusKept(page: Page): Promise<void> {
  const isLost = () =>
    page.evaluate(() => [null, document.body].includes(document.activeElement as HTMLElement | null));
  await expect.poll(isLost, "the focus is on the page itself").toBe(false);
}
