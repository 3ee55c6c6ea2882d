import { useEffect, useState } from "react";
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
export function useLibrarySearch() {
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
