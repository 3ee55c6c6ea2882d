import { recordEvent } from "@grantwright/api-client";
import { useEffect, useEffectEvent } from "react";
import { useHref, useLocation } from "react-router-dom";

/**
 * What is told of a page that was opened: its path, and the `ref` of its address. Never the rest of the query, which may hold
 * a token or an email, nor the code of an invitation; a ref that is more than a plain word is left out.
 */
export function pageViewOf(path: string, search: string) {
  const ref = new URLSearchParams(search).get("ref") ?? "";
  return {
    name: "pageView",
    properties: { location: path.replace(/\/join\/.*/, "/join") },
    ...(/^[\w.-]{1,100}$/.test(ref) && { ref }),
  };
}

/** Tells of every page that is opened. */
export function usePageViews(): void {
  const { pathname, search } = useLocation();
  const path = useHref(pathname);
  const tell = useEffectEvent(() => void recordEvent(pageViewOf(path, search)));
  useEffect(() => tell(), [path]);
}
