import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** A sheet of paper in the middle of the desk. */
export const Sheet = styled.div`
  inline-size: min(440px, 100% - 32px);
  margin: 72px auto;
  padding: 40px 48px 44px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);

  ${media.small} {
    margin-block: 24px;
    padding: 24px 20px 28px;
  }
`;

/** Parts the usual way from the others. */
export const Or = styled.hr`
  inline-size: 100%;
  margin: 12px 0 8px;
  border: 0;
  border-block-start: 1px solid var(--color-line);
`;
