import { sectionIdOf, type TextKey } from "@grantwright/domain";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { DraftOverview } from "./store/createDraftStore.ts";

/** The page before the sections, with the title and the papers, and the one behind them. */
export const firstPage = "title";
export const lastPage = "generate";

/** A draft in pages: one section a screen. */
export interface DraftPages {
  /** What is shown: the id of a section, or one of the two others. */
  shown: string;
  /** In their order. */
  all: readonly string[];
  /** Shows a page from its start. */
  show: (page: string) => void;
  /** Shows the page that a text stands on, at once, so that it can be gone to. */
  showText: (key: TextKey) => void;
}

/** The pages of a draft; undefined where all of it stands one below the other. */
export function useDraftPages(fields: DraftOverview["fields"], isPaged: boolean): DraftPages | undefined {
  const [asked, setAsked] = useState(firstPage);
  if (!isPaged) return undefined;
  const all = [firstPage, ...fields.map(({ id }) => id), lastPage];
  const shown = all.includes(asked) ? asked : firstPage;
  const show = (page: string) => {
    if (page === shown) return;
    flushSync(() => setAsked(page));
    window.scrollTo({ top: 0 });
  };
  return { shown, all, show, showText: (key) => show(sectionIdOf(key) ?? firstPage) };
}
