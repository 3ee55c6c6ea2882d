import type { Schemas } from "@grantwright/api-client";

/** Texts of grants, wherever they are listed. */
export const copy = {
  bookmark: (name: string) => `Bookmark ${name}`,
  removeBookmark: (name: string) => `Remove bookmark from ${name}`,
  pages: (count: number) => [String(count), count === 1 ? "page" : "pages"] as const,
  sections: (count: number) => [String(count), count === 1 ? "section" : "sections"] as const,
  upTo: (amount: string) => `to ${amount}`,
} as const;

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** The largest award in words, `to $12,000`; undefined where none is known. */
export const amountLabel = (dollars: number | null): string | undefined =>
  dollars == null ? undefined : copy.upTo(money.format(dollars));

/** Where a template's card is shown in full. */
export const grantHref = (templateId: string): string => `/grants/${templateId}`;

/** How large a form is, for where a closing date would stand: its pages where the funder counts them, else its sections. */
export function extentOf({ pageLimit, sectionCount }: Pick<Schemas["TemplateCard"], "pageLimit" | "sectionCount">) {
  if (pageLimit) return copy.pages(pageLimit);
  return sectionCount ? copy.sections(sectionCount) : undefined;
}
