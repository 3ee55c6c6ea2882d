import { useEffect, useRef, useState, type RefObject } from "react";
import { useSearchParams } from "react-router-dom";

/** How long after the last key a search is asked for, in milliseconds. */
const pauseMs = 250;

/** How much of a text is searched for, in characters; more than that the server refuses. */
const longestSearch = 200;

const searchOf = (text: string) => text.trim().slice(0, longestSearch).trim();

/**
 * What is typed into the search box, and what is searched for by now: that stands in the address, so that it is still there when
 * the person comes back from a grant. A new search begins at the first page.
 */
export function useAddressSearch() {
  const [params, setParams] = useSearchParams();
  const search = searchOf(params.get("search") ?? "");
  const [typed, setTyped] = useState(search);
  const [searched, setSearched] = useState(search);
  // Back and forward change the address: the box follows.
  if (search !== searched) {
    setSearched(search);
    if (search !== searchOf(typed)) setTyped(search);
  }
  useEffect(() => {
    const wanted = searchOf(typed);
    if (wanted === search) return undefined;
    const timer = setTimeout(
      () =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before);
            after.delete("page");
            if (wanted) after.set("search", wanted);
            else after.delete("search");
            return after;
          },
          { replace: true },
        ),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [typed, search, setParams]);
  return { typed, setTyped, search };
}

/** The page of a list that an address asks for, from 1 on. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}

/** A page that was turned begins at its top, with the focus. */
export function useTurnedPage(
  section: RefObject<HTMLElement | null>,
  page: number | undefined,
  isTurning: boolean,
): void {
  const shown = useRef(page);
  useEffect(() => {
    if (isTurning || shown.current === page) return;
    shown.current = page;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "start" });
  }, [section, page, isTurning]);
}
