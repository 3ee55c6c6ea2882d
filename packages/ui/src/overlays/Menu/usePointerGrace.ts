import { useEffect } from "react";
import type { RefObject } from "react";

/** For how long, in ms, the way to a sub-menu stays open for a pointer that has come to rest on it. */
export const pointerGrace = 300;

/**
 * On its way to a sub-menu the pointer crosses other items, which React Aria lets it pass for as long as it moves, and for a
 * second after that. This ends the rest of that second: a pointer that rests on another item chooses that item. `inside` is
 * any element of the open sub-menu.
 */
export function usePointerGrace(inside: RefObject<Element | null>) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function settle({ clientX, clientY }: PointerEvent) {
      const subMenu = inside.current?.parentElement?.querySelector('[role="menu"]');
      const trigger = subMenu && document.querySelector(`[aria-controls="${CSS.escape(subMenu.id)}"]`);
      const menu = trigger?.closest<HTMLElement>('[role="menu"]');
      // Its own menu lets the pointer pass: only then is there something to end.
      if (!menu || menu.style.pointerEvents !== "none") return;
      menu.style.pointerEvents = "";
      const item = document.elementFromPoint(clientX, clientY)?.closest('[role^="menuitem"]');
      if (!item || item === trigger || !menu.contains(item)) menu.style.pointerEvents = "none";
      else
        item.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, cancelable: true, pointerType: "mouse" }));
    }

    function onPointerMove(event: PointerEvent) {
      clearTimeout(timer);
      if (event.pointerType !== "touch") timer = setTimeout(() => settle(event), pointerGrace);
    }

    window.addEventListener("pointermove", onPointerMove);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointermove", onPointerMove);
    };
  }, [inside]);
}
