import { media } from "@grantwright/ui";
import { css } from "styled-components";

/** What is done with a long text stays in sight below it, above the bar of a phone; what is written or gone to is not left under it. In a low window it stands in the flow. */
export const held = css`
  position: sticky;
  inset-block-end: var(--shell-bottom, 0px);
  z-index: 1;

  html:has(&) {
    scroll-padding-block-end: 136px;
  }
  ${media.low} {
    position: static;

    html:has(&) {
      scroll-padding-block-end: 0;
    }
  }
`;
