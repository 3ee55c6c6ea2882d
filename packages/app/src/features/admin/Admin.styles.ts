import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The tabs: their words begin where the page does, and on a phone they run out of its edge. */
export const Views = styled.div`
  [role="tablist"] {
    max-inline-size: none;
    margin-inline-start: -12px;
  }
  ${media.small} {
    [role="tablist"] {
      inline-size: calc(100% + 32px);
      margin-inline: -16px;
      padding-inline: 4px;
      flex: none;
    }
  }
`;

/** What stands below a tab. */
export const Pane = styled.div`
  display: grid;
  gap: 20px;
  padding-block-start: 24px;

  > [data-part="tools"] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 12px 24px;
  }
  /* Fields begin on one line, whatever stands below one of them. */
  > [data-part="tools"] > div {
    align-self: start;
  }
  > [data-part="tools"] > div:first-child {
    flex: 0 1 380px;
  }
  > [data-part="tools"] > p {
    color: var(--color-ink-soft);
  }
`;

/** The first and the last day of what is shown, side by side. */
export const DayRange = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;

  > * {
    inline-size: 190px;
  }
  ${media.small} {
    inline-size: 100%;

    > * {
      inline-size: 100%;
    }
  }
`;

/** Figures in rows; it scrolls sideways where there is little room. */
export const Table = styled.div`
  overflow-x: auto;

  > table {
    inline-size: 100%;
    border-collapse: collapse;
    text-align: start;
  }
  th,
  td {
    padding-block: 12px;
    padding-inline: 0 16px;
    border-block-end: 1px solid var(--color-line);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: var(--color-ink-soft);
    font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
    white-space: nowrap;
  }
  tbody th {
    min-inline-size: 200px;
    font-weight: var(--weight-label);
    overflow-wrap: anywhere;
  }
  tbody th > p + p,
  td > p + p {
    color: var(--color-ink-soft);
    font: 400 var(--text-14) / var(--leading-14) var(--font-sans);
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 4px;
  }
  [data-part="marks"] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
`;

/** The cell of what can be done with a row. */
export const ActionCell = styled.td`
  inline-size: 1px;
  white-space: nowrap;
`;

/** Things to read and decide about, one below the other. */
export const Cards = styled.ul`
  border-block-start: 1px solid var(--color-line);

  > li {
    display: grid;
    gap: 8px;
    padding-block: 20px;
    border-block-end: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  [data-part="meta"] {
    color: var(--color-ink-soft);
    font: 400 var(--text-14) / var(--leading-14) var(--font-sans);
  }
  [data-part="buttons"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
  }
`;

/** Groups of figures side by side. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: 36px 48px;

  dl {
    margin-block-start: 10px;
    border-block-start: 1px solid var(--color-line);
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 9px;
    border-block-end: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  dt {
    color: var(--color-ink-soft);
  }
  dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  dd[data-tone="danger"] {
    color: var(--color-danger);
    font-weight: var(--weight-strong);
  }
`;

/** How many views each day had, as bars with the number in words. */
export const Days = styled.ol`
  display: flex;
  align-items: end;
  gap: 3px;
  block-size: 120px;
  padding-block-start: 12px;
  border-block-end: 1px solid var(--color-line-strong);

  > li {
    flex: 1 1 0;
    min-inline-size: 2px;
    block-size: max(1px, calc(var(--share) * 100%));
    background: var(--color-brand);
    border-start-start-radius: 2px;
    border-start-end-radius: 2px;
  }
  ${media.forcedColors} {
    > li {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/** One help request: what was written, and the place for an answer. */
export const HelpThread = styled.article`
  display: grid;
  gap: 20px;
  max-inline-size: 720px;

  > ol {
    border-block-start: 1px solid var(--color-line);
  }
  > ol > li {
    padding-block: 18px;
    border-block-end: 1px solid var(--color-line);
  }
  > ol > li > p {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block-end: 8px;
    color: var(--color-ink-soft);
  }
  > form {
    display: grid;
    justify-items: start;
    gap: 12px;
  }
  > form > :first-child {
    inline-size: 100%;
  }
`;
