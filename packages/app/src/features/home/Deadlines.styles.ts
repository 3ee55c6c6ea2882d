import { media } from "@grantwright/ui";
import { styled } from "styled-components";
import { Rows } from "../../components/page/Page.styles.ts";

/** Rows of a ledger that say where each was found, and what is to be done next. */
export const DueRows = styled(Rows)`
  && > li {
    grid-template-columns: 92px minmax(0, 1fr) 120px 104px minmax(140px, auto);
  }
  && .amount {
    display: none;
  }
  && .actions {
    margin-inline-end: 0;
    text-align: end;
  }
  ${media.medium} {
    && > li {
      grid-template-columns: 92px minmax(0, 1fr) 104px auto;
    }
    && .place {
      display: block;
      grid-area: 2 / 2;
      padding-block-start: 2px;
    }
  }
  ${media.small} {
    && > li {
      grid-template: none / 64px minmax(0, 1fr) auto;
      row-gap: 2px;
    }
    && .when {
      grid-row: 1 / 4;
    }
    && .left {
      grid-area: 1 / 3;
    }
    && .place {
      grid-area: 2 / 2 / auto / -1;
    }
    && .actions {
      grid-area: 3 / 2 / auto / -1;
      padding-block: 6px;
      text-align: start;
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
