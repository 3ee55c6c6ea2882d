import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { goToArrivalPlace, type ArrivalPlace } from "../../components/page/arrivalPlace.ts";

/** How far down each page of the history was left, by the key of its entry. */
const places = new Map<string, number>();

/** How long a page has at least to become what it is expected to be: in milliseconds, and in frames on a machine that draws few. */
const patience = { ms: 10_000, frames: 60 };

/**
 * What a browser does when an address changes: the focus goes to the page's headline, its start comes into view, and a page that is come
 * back to stands where it was left, as soon as it is long enough again. Who leads to a page may name a place on it that takes the focus.
 */
export function useArrival(): void {
  const { key, pathname, state } = useLocation();
  const navigation = useNavigationType();
  const last = useRef(pathname);

  // Before anything is painted: a shorter page makes the browser scroll, which is not where the person left this one.
  useLayoutEffect(() => {
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    // Whoever presses a link in the moment after they scrolled leaves before that is told.
    window.addEventListener("click", remember, { capture: true });
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("click", remember, { capture: true });
    };
  }, [key]);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusPage();
    const isBack = navigation === "POP";
    const place = isBack ? (places.get(key) ?? 0) : 0;
    if (place > 0) return returnTo(place);
    window.scrollTo(0, 0);
    const next = isBack ? undefined : (state as { place?: ArrivalPlace } | null)?.place;
    return next && whenReady((isLate) => goToArrivalPlace(next) || isLate);
  }, [key, navigation, pathname, state]);
}

/** Puts the focus on the page's headline, or on the page by its title while there is none: a screen reader says where one is. */
function focusPage(): void {
  const main = document.getElementById("main");
  const headline = main?.querySelector<HTMLElement>("h1");
  if (headline) headline.tabIndex = -1;
  else if (main) {
    main.setAttribute("aria-label", document.title);
    main.addEventListener("blur", () => main.removeAttribute("aria-label"), { once: true });
  }
  (headline ?? main)?.focus({ preventScroll: true });
}

/** Scrolls to a place as soon as the page reaches so far, unless the person scrolls first. Returns what gives up. */
const returnTo = (place: number): (() => void) =>
  whenReady((isLate) => {
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    if (reach < place && !isLate) return false;
    window.scrollTo(0, Math.min(place, reach));
    return true;
  });

/**
 * Tries something frame by frame until it is done, is told that it `isLate`, or the person does something first. Returns what gives up.
 */
function whenReady(attempt: (isLate: boolean) => boolean): () => void {
  const began = performance.now();
  let frame = 0;
  let frames = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of ["wheel", "touchmove", "keydown"]) window.removeEventListener(event, stop);
  };
  const next = () => {
    frames += 1;
    const isLate = performance.now() - began > patience.ms && frames > patience.frames;
    if (attempt(isLate)) stop();
    else frame = requestAnimationFrame(next);
  };
  for (const event of ["wheel", "touchmove", "keydown"]) window.addEventListener(event, stop, { passive: true });
  next();
  return stop;
}
