import { breakpoint } from "../tokens/space.ts";

/** Media queries of the layout, for static style templates. */
export const media = {
  /** One column: phones, and narrow windows. */
  small: `@media (max-width: ${breakpoint.small}px)`,
  /** No room beside the text: tablets, and everything smaller. */
  medium: `@media (max-width: ${breakpoint.medium}px)`,
  /** Hardly any height: a small window at 400 % zoom. Bars stand in the flow there, so that something of the page is left. */
  low: "@media (max-height: 420px)",
  /** A finger is what points: targets are 44 px there, however wide the screen. */
  coarse: "@media (pointer: coarse)",
  /** The person asked for no motion. */
  still: "@media (prefers-reduced-motion: reduce)",
  /** The system replaces the colours. */
  forcedColors: "@media (forced-colors: active)",
} as const;
