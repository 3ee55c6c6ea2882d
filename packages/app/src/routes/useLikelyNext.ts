import { useLocation } from "react-router-dom";
import { useLater } from "../components/useLater.ts";

/** Where people go from a page more often than anywhere else, and what fetches that. */
const likelyNext: Readonly<Record<string, () => Promise<unknown>>> = {
  "/": () => import("../features/drafts/WizardScreen/WizardScreen.tsx"),
  "/grants": () => import("../features/library/GrantScreen.tsx"),
  "/docs/new": () => import("../features/drafts/DraftScreen/DraftEditor.tsx"),
  "/drafts": () => import("../features/drafts/DraftScreen/DraftEditor.tsx"),
  "/messages": () => import("../features/messages/ThreadPane.tsx"),
  "/docs": () => import("../features/proposals/DocumentScreen/DocumentScreen.tsx"),
};

/** Fetches the likely next screen, and nothing else, once a page has stood for a while. Nothing where data are dear or slow. */
export function useLikelyNext(): void {
  useLater(likelyNext[useLocation().pathname]);
}
