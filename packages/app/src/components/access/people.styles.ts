import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** What can be done with somebody, at the end of their row; below it where that is much (`data-below`), or there is no room. */
export const RowTools = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  justify-content: end;

  &[data-below] {
    grid-column: 1 / -1;
    justify-content: start;
  }
  ${media.small} {
    grid-column: 1 / -1;
    justify-content: start;
  }
`;
