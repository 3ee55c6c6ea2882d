import type { Schemas } from "@grantwright/api-client";
import { isUnsupported } from "@grantwright/domain";

/** Whether all that is written in some sections was looked at: that nothing is wrong can be said of no others. */
export const isLookedAt = (sections: readonly Schemas["Section"][]): boolean =>
  sections.every(({ text, receipts }) => receipts !== undefined || text.trim() === "");

/** How many sentences of some sections have to be looked at. */
export const countUnsupported = (sections: readonly Schemas["Section"][]): number =>
  sections.flatMap(({ receipts = [] }) => receipts).filter(isUnsupported).length;

/** The first sentence that has to be looked at takes the focus, and with it comes into view. */
export function goToFirstUnsupported(): void {
  document.querySelector<HTMLElement>('[role="button"][data-marked]')?.focus();
}
