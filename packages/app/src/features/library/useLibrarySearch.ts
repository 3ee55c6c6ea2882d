import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** How long after the last key a search is asked for, in milliseconds. */
const pauseMs = 250;

/**
 * What is typed into the search box, and what is searched for by now: that stands in the address, so that it is still there when
 * the person comes back from a grant. A new search begins at the first page.
 */
export function useLibrarySearch() {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const [typed, setTyped] = useState(search);
  const [searched, setSearched] = useState(search);
  // Back and forward change the address: the box follows.
  if (search !== searched) {
    setSearched(search);
    if (search !== typed.trim()) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = setTimeout(
      () =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before);
            after.delete("page");
            if (typed.trim()) after.set("search", typed.trim());
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
