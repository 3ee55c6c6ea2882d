import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** What a day is for, and the day. */
export const KeyDateLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(176px, auto);
  align-items: start;
  gap: 8px 16px;
  min-inline-size: 0;

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A day in the list of a template. */
export const KeyDateEntry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 8px 16px;
  padding-block: 12px;

  > figure {
    grid-column: 1 / -1;
    margin-block-start: -4px;
  }
  > button {
    margin-block: 6px;
  }
  ${media.touch} {
    > button {
      margin-block: 0;
    }
  }
`;
