import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/**
 * Around a sheet about a text. While it is open it reaches the window's end and its title is set like a dialog's: the bar of the app,
 * which would stand below it, gives way, so that nothing under the sheet takes the focus.
 */
export const SheetFrame = styled.div`
  display: contents;

  /* Folded it stands on the bar of the app, and casts no shadow on it. */
  > [data-part="sheet"]:not([data-expanded]) {
    clip-path: inset(-40px -40px 0);
  }
  /* What closes it stands apart from what is said beside it. */
  > [data-part="sheet"] > button > svg {
    margin-inline-start: 12px;
  }
  > [data-part="sheet"][data-expanded] {
    inset-block-end: 0;
    max-block-size: calc(70vh + var(--shell-bottom, 0px));
    padding-block-end: env(safe-area-inset-bottom, 0px);

    > button {
      padding-block: 20px 8px;
      line-height: var(--leading-22);
    }
    > button > span:first-child {
      font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
      text-wrap: balance;
    }
    ${media.low} {
      max-block-size: none;
    }
  }
  @media (min-height: 421px) {
    html:has(& > [data-part="sheet"][data-expanded]) main ~ nav {
      visibility: hidden;
    }
  }
`;
