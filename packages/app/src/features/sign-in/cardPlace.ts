/** What a page's controls and the floating card need of a rectangle. */
export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/**
 * Whether a floating card lies over a control, or comes to lie over one as the page is scrolled: where it stays at its place in
 * the window, everything below its upper edge passes under it. Both boxes as the page stands at its start.
 */
export function liesOver(card: Box, control: Box, staysInWindow: boolean): boolean {
  const isBeside = control.right <= card.left || control.left >= card.right;
  const isAbove = control.bottom <= card.top;
  const isBelow = !staysInWindow && control.top >= card.bottom;
  return !isBeside && !isAbove && !isBelow;
}
