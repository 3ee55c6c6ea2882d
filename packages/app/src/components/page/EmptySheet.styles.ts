import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** A page on which there is nothing yet, around its EmptyState: a sheet, where something is to be written with a thread that has not begun. */
export const EmptySheet = styled.div`
  max-inline-size: 560px;
  padding: 36px 40px 32px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);

  &[data-thread]::before {
    content: "";
    display: block;
    margin-block-end: 8px;
    inline-size: 234px;
    block-size: 10px;
    background:
      radial-gradient(circle at 5px, var(--color-sheet) 3.5px, var(--color-edge) 4px 4.5px, transparent 5px) 0 / 56px
        100%,
      linear-gradient(90deg, var(--color-edge) 2px, transparent 0) 0 / 6px 1px repeat-x;
  }
  /* With nothing above its title it is as far from the sheet's edge as its end. */
  &:not([data-thread]) > div {
    padding-block-start: 0;
  }
  &&& h2 {
    font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
    letter-spacing: var(--track-title);
  }
  && p {
    max-inline-size: none;
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

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
