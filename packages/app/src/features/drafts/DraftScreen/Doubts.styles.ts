import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** Sentences that may belong elsewhere, below the field that they stand in, under the question about them. */
export const DoubtGroup = styled.div`
  margin-block: 10px 12px;

  > h3 {
    padding-block-end: 6px;
    color: var(--color-attention);
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
  }
  /* What can be done about each stands under the same of the others: the likeliest act is as wide as the longest of them. */
  > div {
    display: grid;
    grid-template-columns: minmax(min-content, max-content) minmax(min-content, max-content) minmax(min-content, 1fr);
    column-gap: 4px;

    ${media.small} {
      display: block;
    }
  }
`;

/** One of them: what it says, and what can be done about it. */
export const DoubtRow = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  padding-block: 10px 8px;
  border-block-start: 1px solid var(--color-line);

  > * {
    grid-column: 1 / -1;
  }
  > p {
    padding-block-end: 6px;
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    line-height: var(--leading-14);
    overflow-wrap: anywhere;
  }
  q {
    quotes: none;
    color: var(--color-ink);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 4px;
  }
  button[type][data-variant] {
    font-size: var(--text-14);
  }
  button[type][data-variant="line"] {
    margin-inline-end: 4px;
  }
  button[type][data-variant="quiet"] {
    color: var(--color-ink-soft);
    font-weight: var(--weight-text);
  }
  button[type][data-variant="quiet"]:hover {
    color: var(--color-ink);
  }
  > div + div {
    margin-inline-start: -8px;
  }
  /* The first row of acts is in the columns. */
  > p + div {
    display: grid;
    grid-template-columns: subgrid;
    justify-items: start;

    > [data-variant="line"] {
      justify-self: stretch;
    }
    > :last-child {
      grid-column: -2;
    }
  }
  ${media.small} {
    display: block;

    > p + div {
      display: flex;
      gap: 4px;
    }
    /* The likeliest act has the line, and what else can be done stands below it, on the edge of the text. */
    > p + div > [data-variant="line"] {
      flex: 1 0 100%;
      margin-inline-end: 0;
    }
    > p + div > [data-variant="line"] + button {
      margin-inline-start: -8px;
    }
  }
`;
