import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** How long a page has the network for itself, in milliseconds. */
const courtesy = 2_000;

/** Where people go from a page more often than anywhere else, and what fetches that. */
const likelyNext: Readonly<Record<string, () => Promise<unknown>>> = {
  "/": () => import("../features/drafts/WizardScreen/WizardScreen.tsx"),
  "/grants": () => import("../features/library/GrantScreen.tsx"),
  "/docs/new": () => import("../features/drafts/DraftScreen/DraftEditor.tsx"),
  "/drafts": () => import("../features/drafts/DraftScreen/DraftEditor.tsx"),
  "/messages": () => import("../features/messages/ThreadPane.tsx"),
  "/docs": () => import("../features/proposals/DocumentScreen/DocumentScreen.tsx"),
};

/** What some browsers tell of the network. */
interface Connection {
  /** The person has asked for few data. */
  saveData?: boolean;
  /** `4g` for whatever is as fast or faster. */
  effectiveType?: string;
}

/** Whether data are neither dear nor slow, as far as the browser says. */
function isPlenty(): boolean {
  const { saveData, effectiveType = "4g" } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === "4g";
}

/** Fetches the likely next screen, and nothing else, once a page has stood for a while. Nothing where data are dear or slow. */
export function useLikelyNext(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const load = likelyNext[pathname];
    if (!load || !isPlenty()) return undefined;
    // Where it fails, the screen itself says so when it is opened.
    const timer = setTimeout(() => void load().catch(() => {}), courtesy);
    return () => clearTimeout(timer);
  }, [pathname]);
}
