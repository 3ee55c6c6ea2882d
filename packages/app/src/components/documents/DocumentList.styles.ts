import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** What narrows and sorts a list of documents, and what was found. */
export const ListTools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 400px) auto minmax(0, 1fr);
  align-items: center;
  gap: 12px 32px;
  padding-block-end: 24px;

  > [role="status"] {
    color: var(--color-ink-soft);
    text-align: end;
    font-variant-numeric: tabular-nums lining-nums;
  }
  > [role="status"] > * {
    display: block;
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;

    > [role="status"] {
      grid-column: 1 / -1;
      text-align: start;
    }
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
    padding-block-end: 16px;
  }
`;

/** The order of a list, with its name before it. */
export const Sort = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;

  > span {
    color: var(--color-ink-soft);
  }
  ${media.small} {
    > span {
      flex-basis: 100%;
    }
  }
`;

/** The documents of a page. It takes the focus when the page was turned. */
export const Listed = styled.section`
  outline: none;
  scroll-margin-block-start: 16px;
`;
