import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The screen: as high as the window leaves, so that its two panes scroll by themselves. */
export const Desk = styled.div`
  block-size: calc(100dvh - var(--shell-bottom));
  min-block-size: 320px;

  ${media.small} {
    block-size: calc(100dvh - var(--shell-bottom) - 56px);
  }
`;

/** What stands in a pane instead of what is not there. */
export const Place = styled.div`
  padding: 40px 24px;

  ${media.small} {
    padding: 24px 16px;
  }
`;
