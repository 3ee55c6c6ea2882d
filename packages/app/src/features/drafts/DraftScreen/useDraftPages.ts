import { sectionIdOf, type TextKey } from "@grantwright/domain";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { NextStep } from "./rules/nextStep.ts";
import type { DraftOverview } from "./store/createDraftStore.ts";

/** The page before the sections, with the title and the criteria, and the one behind them, with all that belongs to the whole. */
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

/** The page on which a step is taken. */
function pageOf(step: NextStep): string {
  if (step.kind === "generate") return firstPage;
  if (step.kind === "fill") return step.places[0]?.id ?? firstPage;
  return sectionIdOf(step.key) ?? firstPage;
}

/**
 * The pages of a draft; undefined where all of it stands one below the other. It opens where the next step is taken, as it was then.
 */
export function useDraftPages(
  fields: DraftOverview["fields"],
  isPaged: boolean,
  next: NextStep,
): DraftPages | undefined {
  const [asked, setAsked] = useState(() => pageOf(next));
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
