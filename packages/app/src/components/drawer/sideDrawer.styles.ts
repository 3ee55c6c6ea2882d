import { styled } from "styled-components";

/** Beside the text, in the place of its margin. A page with a head over it says in --drawer-start how high that is. */
export const Beside = styled.aside`
  position: fixed;
  inset-block: var(--drawer-start, 0px) 0;
  inset-inline-end: 0;
  z-index: var(--layer-sticky);
  /* Its rule stands on the edge of the sheet, and its words on those of the margin that it covers. */
  inline-size: calc(369px + var(--drawer-gap, 40px));
  /* The side actions float beside it, and on nothing of it. */
  padding-block: 0 48px;
  padding-inline: var(--drawer-gap, 40px) 72px;
  background: var(--color-ground);
  border-inline-start: 1px solid var(--color-line);
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 84px 24px;
  outline: none;

  > header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-inline: calc(-1 * var(--drawer-gap, 40px)) -24px;
    padding-block: 32px 8px;
    padding-inline: var(--drawer-gap, 40px) 14px;
    background: inherit;
  }
  > header::after {
    content: "";
    position: absolute;
    inset-inline: var(--drawer-gap, 40px) 24px;
    inset-block-end: 0;
    border-block-end: 1px solid var(--color-line);
  }
  @media print {
    display: none;
  }
`;

/** What is in the sheet from the bottom: as high as it asks for, and never so low that little is seen to come. */
export const InSheet = styled.div`
  min-block-size: min(280px, 70vh - 70px);
  padding-block: 4px 12px;
  outline: none;
`;
