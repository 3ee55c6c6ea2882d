import { media } from "@grantwright/ui";
import { styled } from "styled-components";
import { Sheets } from "../page/Sheets.styles.ts";

/** Title pages of proposals. One alone is as wide as the page, its thread and its dates in a row; on a phone what is next is as wide as its page. */
export const ProposalSheets = styled(Sheets)`
  @media (min-width: 641px) {
    &:not(:has(> :nth-child(2))) {
      --sheet-shape: auto;
      --sheet-height: 152px;
      --sheet-head: 8px;

      grid-template-columns: minmax(0, 1fr);

      footer {
        display: flex;
        align-items: center;
        gap: 32px;
      }
      footer > :has(+ time) {
        flex: 1;
      }
    }
  }
  ${media.small} {
    footer > div {
      grid-column: 1 / -1;
    }
    footer > div > a {
      inline-size: 100%;
    }
  }
`;
