import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** A page on which there is nothing yet, around its EmptyState: a sheet. */
export const EmptySheet = styled.div`
  max-inline-size: 560px;
  padding: 28px 40px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);

  /* Its title is as far from the sheet's edge as its end. */
  > div {
    padding-block-start: 0;
  }
  &&& h2 {
    font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
    letter-spacing: var(--track-title);
  }
  && p {
    max-inline-size: none;
    text-wrap: pretty;
  }
  ${media.small} {
    padding: 24px 20px 16px;
  }
`;

/** Such a sheet, with what one can begin from beside it. */
export const WithBeginnings = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 560px) minmax(260px, 1fr);
  align-items: start;
  gap: 40px 56px;

  /* How it goes on is told over the whole width; its own distance is enough. */
  > [data-way] {
    grid-column: 1 / -1;
    margin-block-start: -24px;
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      max-inline-size: none;
    }
  }
`;
