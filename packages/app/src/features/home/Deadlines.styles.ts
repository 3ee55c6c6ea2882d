import { media } from "@grantwright/ui";
import { styled } from "styled-components";
import { Rows } from "../../components/page/Page.styles.ts";

/**
 * Rows of a ledger that say where each was found, and what is to be done next; how far off it is stands below its date, how much it is below
 * who gives it. On a phone the date and how far off it is stand above all else, which has the whole width.
 */
export const DueRows = styled(Rows)`
  && > li {
    grid-template-columns: 132px minmax(0, 1fr) 120px minmax(140px, auto);
    row-gap: 0;
  }
  && > li > :not(.amount) {
    grid-row: 1 / 3;
  }
  && > li > .what {
    grid-row: 1;
    align-self: baseline;
  }
  && > li > .when {
    grid-area: 1 / 1;
    align-self: baseline;
    white-space: nowrap;
  }
  && > li > .left {
    grid-area: 1 / 1 / 3;
    align-self: start;
    margin-block-start: 28px;
  }
  && .amount {
    grid-area: 2 / 2;
    color: var(--color-ink-soft);
    font-weight: inherit;
    text-align: start;
  }
  && .amount:has(bdi:empty) {
    display: none;
  }
  && .actions {
    margin-inline-end: 0;
    text-align: end;
  }
  ${media.medium} {
    && > li {
      grid-template-columns: 132px minmax(0, 1fr) auto;
    }
    && > li > :not(.what, .amount) {
      grid-row: 1 / 4;
    }
    && > li > .place {
      display: block;
      grid-area: 3 / 2;
      padding-block-start: 2px;
    }
  }
  ${media.small} {
    && > li {
      grid-template: none / auto minmax(0, 1fr);
      padding-block-end: 2px;
    }
    && > li > .when {
      grid-area: 1 / 1;
      align-self: baseline;
      flex-direction: row;
      align-items: baseline;
      gap: 5px;
      padding: 0;
    }
    && > li > .left {
      grid-area: 1 / 2;
      align-self: baseline;
      margin: 0;
    }
    && > li > .what {
      grid-area: 2 / 1 / auto / -1;
      padding-block-start: 6px;
    }
    && > li > .amount {
      grid-area: 3 / 1 / auto / -1;
      justify-self: start;
    }
    && > li > .place {
      grid-area: 4 / 1;
      align-self: center;
      padding: 0;
    }
    && > li > .actions {
      grid-area: 4 / 2;
      padding-block: 12px;
    }
  }
`;

/** Where it was found, with its sign. */
export const From = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;

/** That something could not be loaded, and the way to try again. */
export const Retry = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding-block-start: 14px;
`;
