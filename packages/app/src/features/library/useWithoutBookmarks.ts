import type { Schemas } from "@grantwright/api-client";
import { useState } from "react";

type Cards = readonly Schemas["TemplateCard"][];

/** Props of useWithoutBookmarks. */
export interface WithoutBookmarks {
  cards: Cards | undefined;
  /** They are those of the category before, until this one's come. */
  isPlaceholderData: boolean;
}

/**
 * The cards of a list without those that stood among the bookmarks when it came: the page shows nothing twice. What is bookmarked from
 * then on stays where it was pressed until the next visit, and what is taken out of the bookmarks comes back. All of them where `list`
 * is undefined, as in a search, which shows no bookmarks.
 */
export function useWithoutBookmarks({ cards, isPlaceholderData }: WithoutBookmarks, list: string | undefined): Cards {
  const [kept, setKept] = useState<{ list: string; ids: ReadonlySet<string> }>();
  if (list === undefined) {
    if (kept) setKept(undefined);
    return cards ?? [];
  }
  if (cards && !isPlaceholderData && kept?.list !== list)
    setKept({ list, ids: new Set(cards.filter(({ bookmarked }) => bookmarked).map(({ id }) => id)) });
  return cards?.filter(({ id, bookmarked }) => !bookmarked || kept?.ids.has(id) === false) ?? [];
}
