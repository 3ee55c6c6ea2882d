import { css, keyframes } from "styled-components";
import { breakpoint } from "../tokens/space.ts";

/** Media queries of the layout, for static style templates. */
export const media = {
  /** One column: phones, and narrow windows. */
  small: `@media (max-width: ${breakpoint.small}px)`,
  /** No room beside the text: tablets, and everything smaller. */
  medium: `@media (max-width: ${breakpoint.medium}px)`,
  /** Hardly any height: a small window at 400 % zoom. Bars stand in the flow there, so that something of the page is left. */
  low: "@media (max-height: 420px)",
  /** Small screens, and fingers on any screen: what is pressed is 44 px. */
  touch: `@media (max-width: ${breakpoint.small}px), (pointer: coarse)`,
  /** The person asked for no motion. */
  still: "@media (prefers-reduced-motion: reduce)",
  /** The system replaces the colours. */
  forcedColors: "@media (forced-colors: active)",
} as const;

/** By how far the row is moved: at its end nothing goes on. */
const fade = keyframes`
  from, 96% { mask-image: linear-gradient(to var(--goes-on-to), black calc(100% - 48px), transparent); }
  to { mask-image: none; }
`;

/**
 * For a row that is moved sideways where it has no room: what lies past its end fades out there, so that it is seen to go on. Nothing
 * fades where all of it has room, or once its end is reached; nor in a browser that knows no animation by scrolling, in which
 * it is over at once.
 */
export const goesOnStyles = css`
  --goes-on-to: right;

  overflow-x: auto;
  scrollbar-width: none;
  animation: ${fade} linear both;
  animation-timeline: scroll(self inline);

  &:dir(rtl) {
    --goes-on-to: left;
  }
`;
