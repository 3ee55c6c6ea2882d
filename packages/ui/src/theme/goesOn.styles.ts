import { css, keyframes } from "styled-components";

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
