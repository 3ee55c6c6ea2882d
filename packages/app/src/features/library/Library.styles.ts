import { goesOnStyles, media } from "@grantwright/ui";
import { styled } from "styled-components";

/** What a page of the library offers, beside its name. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 28px;
`;

/** The categories, below the search. */
export const Categories = styled.nav`
  padding-block-start: 16px;

  /* One after the other, as words: in one row where there is room for all. */
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
  }
  li {
    min-inline-size: 0;
  }
  a {
    display: inline-flex;
    gap: 4px;
    padding-block: 4px;
    border-block-end: 2px solid transparent;
    color: var(--color-ink-soft);
    font-weight: var(--weight-label);
    overflow-wrap: anywhere;
  }
  a:hover {
    color: var(--color-brand);
  }
  a[aria-current] {
    border-color: var(--color-brand);
    color: var(--color-brand);
  }
  span {
    color: var(--color-ink-faint);
    font-weight: var(--weight-text);
    font-variant-numeric: tabular-nums;
  }
  ${media.small} {
    ${goesOnStyles}
    margin-inline: -16px;
    padding-block-start: 2px;

    ul {
      flex-wrap: nowrap;
      gap: 20px;
      inline-size: max-content;
      padding-block: 2px;
      padding-inline: 16px;
    }
    a {
      padding-block: 11px;
      white-space: nowrap;
    }
  }
`;

/** How many a search found. */
export const Found = styled.p`
  padding-block-start: 20px;
  color: var(--color-ink-soft);

  &:empty {
    padding: 0;
  }
`;

/** What one's own templates are, and the search for one of them. */
export const OwnSearch = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 400px);

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What one can do here besides looking, where it stands after all that is found. */
export const AfterAll = styled.div`
  margin-block-start: 48px;
  padding-block-start: 20px;
  border-block-start: 1px solid var(--color-line);
`;

/** A part of the library. It takes the focus when what had it is gone. */
export const Part = styled.section`
  padding-block-start: 48px;
  outline: none;
  scroll-margin-block-start: 16px;

  > p {
    max-inline-size: 100ch;
    text-wrap: pretty;
    margin-block-start: -8px;
    padding-block-end: 20px;
  }
  ${media.small} {
    padding-block-start: 36px;
  }
`;

/** Cards, three in a row. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;

  && h3 {
    text-wrap: pretty;
  }
  /* Where it can be spent is one line of its own; all of it stands on the page of the grant. */
  && .from {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 4px;

    > :nth-child(2) {
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }
  }

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

/** The place of a card while it loads. */
export const CardPlace = styled.li`
  display: grid;
  align-content: space-between;
  block-size: 242px;
  padding: 20px 24px 18px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  background: var(--color-sheet);
`;

/** A MoreCard below rows, or among tiles, with room around it. */
export const MorePlace = styled.li`
  padding-block: 12px;

  &[data-tile] {
    padding-inline-start: 24px;
  }
  ${media.small} {
    &[data-tile] {
      padding-inline-start: 0;
    }
  }
`;
