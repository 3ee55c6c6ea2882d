import { media } from "@grantwright/ui";
import { css } from "styled-components";

/**
 * What is said below a choice, where that is what one chooses by: as large as the choice. On a phone it is a part of what is pressed, so
 * that a choice takes no more room than its words.
 */
export const readableHints = css`
  && label:has(+ [data-part="description"]) {
    font-weight: var(--weight-label);
  }
  && label + [data-part="description"] {
    font-size: var(--text-14);
    line-height: var(--leading-14);
    color: var(--color-ink-soft);
  }
  ${media.touch} {
    && label:has(+ [data-part="description"]) {
      min-block-size: 24px;
      margin-block-start: 8px;

      > span:first-child {
        inset-block: -2px calc(-1 * var(--leading-14) - 2px);
      }
    }
  }
`;
