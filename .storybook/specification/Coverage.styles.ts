import { styled } from "styled-components";
import { media } from "../../packages/ui/src/theme/media.ts";

/** The page: 1120 px of content. */
export const Page = styled.main`
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: 48px 40px 96px;

  ${media.small} {
    padding: 24px 16px 48px;
  }
`;

/** The headline with what the page is for. */
export const Head = styled.header`
  display: grid;
  gap: 8px;
  max-inline-size: var(--measure);
  padding-block-end: 28px;
`;

/** How many lines of each kind stand where. */
export const TotalsTable = styled.table`
  border-collapse: collapse;
  font-variant-numeric: tabular-nums lining-nums;

  th,
  td {
    padding: 6px 24px 6px 0;
    border-block-end: 1px solid var(--color-line);
    text-align: end;
    font-weight: var(--weight-text);
  }
  th:first-child {
    min-inline-size: 120px;
    text-align: start;
  }
  thead th {
    color: var(--color-ink-soft);
  }
  tfoot th,
  tfoot td {
    border-block-end: 0;
    font-weight: var(--weight-strong);
  }
  ${media.small} {
    inline-size: 100%;

    th,
    td {
      padding-inline-end: 8px;
    }
    th:first-child {
      min-inline-size: 0;
    }
  }
`;

/** The choice of what is listed; it stays in view. */
export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--layer-sticky);
  margin-block-start: 28px;
  padding-block: 4px;
  background: var(--color-ground);
  border-block-end: 1px solid var(--color-line);
`;

/** One of the documents. */
export const Document = styled.section`
  padding-block-start: 44px;
`;

/** One section of a document. */
export const Section = styled.section`
  padding-block-start: 32px;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 24px;
    padding-block-end: 10px;
    border-block-end: 1px solid var(--color-edge);
  }
`;

/** The lines of a section, one under the other. Styled from here, since there are hundreds. */
export const Lines = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 88px 72px minmax(0, 1fr);
    gap: 4px 24px;
    padding-block: 10px;
    border-block-end: 1px solid var(--color-line);
    content-visibility: auto;
    contain-intrinsic-size: auto 64px;
  }
  code {
    display: block;
    font: var(--weight-text) var(--text-12) / var(--leading-12) var(--font-sans);
    color: var(--color-ink-faint);
    overflow-wrap: anywhere;
  }
  [data-part="kind"] {
    color: var(--color-ink-soft);
  }
  [data-part="proofs"] {
    display: grid;
    gap: 2px;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  ${media.small} {
    > li {
      grid-template-columns: auto 1fr;
    }
    > li > :first-child,
    [data-part="proofs"] {
      grid-column: 1 / -1;
    }
    [data-part="proofs"] {
      gap: 24px;
      padding-block: 12px;
    }
    [data-part="proofs"]:empty {
      display: none;
    }
  }
`;
