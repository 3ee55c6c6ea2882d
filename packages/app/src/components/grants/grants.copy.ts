/** Texts of grants, wherever they are listed. */
export const copy = {
  bookmark: (name: string) => `Bookmark ${name}`,
  removeBookmark: (name: string) => `Remove bookmark from ${name}`,
  upTo: (amount: string) => `to ${amount}`,
} as const;

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** The largest award in words, `to $12,000`; undefined where none is known. */
export const amountLabel = (dollars: number | null): string | undefined =>
  dollars == null ? undefined : copy.upTo(money.format(dollars));

/** Where a template's card is shown in full. */
export const grantHref = (templateId: string): string => `/grants/${templateId}`;
