import type { Page } from "@playwright/test";

/** How many lines of the window no fixed or sticky bar lies on. */
export const freeHeight = (page: Page) =>
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
export const coveredControls = (page: Page) =>
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
export const cutText = (page: Page) =>
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
export const placeholderContrasts = (page: Page) =>
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

/** How many pixels of the page cannot be seen without scrolling sideways. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How many lines of the window show a piece of what has the focus, which no bar lies on. */
export const seenOfFocused = (page: Page) =>
  page.evaluate(async () => {
    // The browser scrolls what has the focus into view in its own time.
    await new Promise((done) => setTimeout(done, 100));
    const element = document.activeElement!;
    const { top, bottom, left, width } = element.getBoundingClientRect();
    let seen = 0;
    for (let y = Math.max(0, Math.ceil(top)); y < Math.min(bottom, window.innerHeight); y += 1) {
      const met = document.elementFromPoint(left + width / 2, y);
      if (met && (element.contains(met) || met.contains(element))) seen += 1;
    }
    return { seen, height: bottom - top };
  });

/** Words that stand out of their box, where nothing scrolls: they are cut, or lie on what stands beside them. Numerals may. */
export const wideText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :not(textarea, option), header *")]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const { overflowX, textOverflow, clipPath, display } = getComputedStyle(element);
        if (["auto", "scroll"].includes(overflowX) || textOverflow === "ellipsis" || clipPath !== "none") return [];
        if (display === "inline" || display === "contents") return [];
        const box = element.getBoundingClientRect();
        return [...element.childNodes]
          .filter((node) => node.nodeType === 3 && node.textContent!.trim().length > 3)
          .map((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            const { left, right } = range.getBoundingClientRect();
            return { words: node.textContent!.slice(0, 60), out: Math.max(box.left - left, right - box.right) };
          })
          .filter(({ out }) => out > 1)
          .map(({ words, out }) => `${words} (${out.toFixed(0)} px)`);
      }),
  );

/**
 * The buttons and fields that are told apart by a ground, an edge or a shadow. They are marked, so that it can be asked again with
 * other colours which of them are.
 */
export const edgedControls = (page: Page) =>
  page.evaluate(() => {
    const opaque = (colour: string) => !/^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(colour);
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (opaque(backgroundColor)) return backgroundColor;
      }
      return "";
    };
    const hasEdge = (element: Element) => {
      const box = element.closest("label, [data-part=control], [role=group]") ?? element;
      const parts = new Set([
        element,
        element.parentElement!,
        ...element.querySelectorAll("*"),
        ...box.querySelectorAll("*"),
      ]);
      return [...parts].some((part) =>
        [undefined, "::before", "::after"].some((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          if (pseudo && style.content === "none") return false;
          const edges = [style.borderTopWidth, style.borderBottomWidth].map(parseFloat);
          const hasBorder =
            edges.some((width) => width > 0) && style.borderBottomStyle !== "none" && opaque(style.borderBottomColor);
          const hasOutline = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
          const hasGround = opaque(style.backgroundColor) && style.backgroundColor !== groundOf(part.parentElement);
          return (
            hasBorder ||
            hasOutline ||
            hasGround ||
            style.boxShadow !== "none" ||
            style.textDecorationLine.includes("underline")
          );
        }),
      );
    };
    return [...document.querySelectorAll<HTMLElement>("button, input:not([type=hidden]), textarea, select")]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 2)
      .map((control, index) => ({
        id: (control.dataset["edged"] ??= String(index)),
        name: `${control.tagName}: ${control.ariaLabel ?? control.textContent.slice(0, 40)}`,
        hasEdge: hasEdge(control),
      }));
  });
