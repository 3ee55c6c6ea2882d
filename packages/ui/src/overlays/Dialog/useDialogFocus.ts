import { useEffect, useEffectEvent, useState } from "react";
import type { RefObject } from "react";
import { focusOnceTold } from "../../hooks/focusOnceTold.ts";

/** Where work goes on when what opened a dialog is gone: in the dialog beneath it, on the page's headline, or in its main part. */
function focusWhatIsLeft(): void {
  const titles = [...document.querySelectorAll<HTMLElement>("[aria-modal] > header > h2")];
  const main = document.querySelector("main");
  const headline = main?.querySelector("h1");
  if (headline) headline.tabIndex = -1;
  const beneath = titles.findLast((title) => !title.closest("[inert]"));
  (beneath ?? headline ?? main)?.focus({ preventScroll: true });
}

/** As many frames what opened a dialog may still be covered by it, on a machine that draws few. */
const patience = 10;

/**
 * Goes back to what opened a dialog where React Aria, which does so in a frame, has not: it may have been covered still. Where it is gone, to where work
 * goes on.
 */
function giveBack(opener: Element | null, frames = patience): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    if (isThere && opener.closest("[inert]") && frames > 0) return giveBack(opener, frames - 1);
    if (isThere) opener.focus({ preventScroll: true });
    if (document.activeElement === document.body) focusWhatIsLeft();
  });
}

/** Where a dialog begins: on its title, or in its first field. */
export type FirstFocus = "title" | "field";

/**
 * Begins on the title of a dialog or in its first field, where nothing in it has taken the focus, and ends where work goes on. React Aria begins on the
 * dialog itself: from there the way in is heard.
 */
export function useFirstFocus(title: RefObject<HTMLElement | null>, firstFocus: FirstFocus) {
  const [begins] = useState(firstFocus);
  useEffect(() => {
    const dialog = title.current?.closest<HTMLElement>("[aria-modal]");
    const opener = document.activeElement;
    const endWait = focusOnceTold(
      () => dialog?.querySelector(begins === "field" ? "input, textarea" : "h2"),
      () => document.activeElement === dialog,
    );
    return () => {
      endWait();
      giveBack(opener);
    };
  }, [title, begins]);
}

/** Takes Escape where the focus has fallen to the page, as when the focused control is gone: React Aria hears it in the dialog alone. */
export function useStrayEscape(title: RefObject<HTMLElement | null>, onEscape: () => void) {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isStray = document.activeElement === document.body && !title.current?.closest("[inert]");
      if (event.key === "Escape" && isStray && !event.defaultPrevented && !event.isComposing) escape();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [title]);
}

/** Uncovers a dialog that a dialog beneath has covered: React Aria takes one that opens in the same moment for a part of the page. */
export function useUncovered(scrim: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    const element = scrim.current;
    if (!isOpen || !element?.inert) return;
    element.inert = false;
    element.querySelector("h2")?.focus({ preventScroll: true });
  }, [scrim, isOpen]);
}
