import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** How something comes about: steps beside each other, under each other on a phone, and in small words on a tablet, too. Of many, each has its number above its name. */
export const Way = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px 48px;

  > li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    align-items: baseline;
    align-content: start;
    row-gap: 6px;
    padding-block-start: 16px;
    border-block-start: 1px solid var(--color-edge);
  }
  > li > span {
    color: var(--color-brand);
    font: 400 var(--text-22) / var(--leading-22) var(--font-serif);
  }
  > li > p {
    grid-column: 2;
    text-wrap: pretty;
  }
  &[data-many] {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    column-gap: 28px;

    > li {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 4px;
    }
    > li > * {
      grid-column: 1;
    }
  }
  ${media.medium} {
    column-gap: 32px;

    &[data-small] {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 14px;
    }
    &[data-small] > li {
      grid-template-columns: 1.75rem minmax(0, 1fr);
      padding-block-start: 12px;
      border-color: var(--color-line);
    }
    &[data-small] > li > :not(span) {
      grid-column: 2;
    }
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Such steps below a page on which there is nothing yet. */
export const WayPlace = styled.section`
  padding-block-start: 64px;

  > h2 {
    padding-block-end: 14px;
  }
  ${media.small} {
    padding-block-start: 44px;
  }
`;
