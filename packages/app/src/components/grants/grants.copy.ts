import type { Schemas } from "@grantwright/api-client";

/** Texts of grants, wherever they are listed. */
export const copy = {
  bookmark: (name: string) => `Bookmark ${name}`,
  removeBookmark: (name: string) => `Remove bookmark from ${name}`,
  takeOut: (name: string) => `Take ${name} out of the bookmarks`,
  pages: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
  words: (count: number) => `${count} words`,
  sections: (count: number) => (count === 1 ? "1 section" : `${count} sections`),
  withPoints: (extent: string, points: number) => `${extent}, ${points} points`,
  upTo: (amount: string) => `to ${amount}`,
} as const;

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** The largest award in words, `to $12,000`; undefined where none is known. */
export const amountLabel = (dollars: number | null): string | undefined =>
  dollars == null ? undefined : copy.upTo(money.format(dollars));

/** Where a template's card is shown in full. */
export const grantHref = (templateId: string): string => `/grants/${templateId}`;

/**
 * How large a format is, for where a closing date would stand: its pages or words where the funder counts them, else its sections; with the points
 * that its criteria share.
 */
export function extentOf(
  card: Pick<Schemas["TemplateCard"], "pageLimit" | "wordLimit" | "sectionCount" | "points">,
): string | undefined {
  const { pageLimit, wordLimit, sectionCount, points } = card;
  if (!pageLimit && !wordLimit && !sectionCount) return undefined;
  const extent = pageLimit
    ? copy.pages(pageLimit)
    : wordLimit
      ? copy.words(wordLimit)
      : copy.sections(sectionCount ?? 0);
  return points ? copy.withPoints(extent, points) : extent;
}
