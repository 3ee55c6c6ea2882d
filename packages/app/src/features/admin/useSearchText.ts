import { useDeferredValue, useState } from "react";

/** What is typed into a search, and what is searched for by now. */
export function useSearchText() {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  return { typed, setTyped, query: search ? { search } : {} };
}
