import { styled } from "styled-components";
import { media } from "@grantwright/ui";

/** The parts of the dialog, one below the other. */
export const Parts = styled.div`
  display: grid;
  gap: 24px;

  > div {
    display: grid;
    gap: 8px;
  }
`;

/** Who is let in. */
export const InviteForm = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;

  > :first-child {
    justify-self: stretch;
  }
`;

/** What can be done with somebody, at the end of their row; below it where there is no room. */
export const RowTools = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  justify-content: end;

  ${media.small} {
    grid-column: 1 / -1;
    justify-content: start;
  }
`;
