import { styled } from "styled-components";
import { besidePaper } from "./besidePaper.ts";

/** A section with the notes on it. */
export const Noted = styled.div`
  @media ${besidePaper} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 216px;
    column-gap: 88px;
    margin-inline-end: -304px;
  }
`;

/** The notes on one section. */
export const MarginNotes = styled.aside`
  --lead: 24px;

  font: var(--weight-text) var(--text-14) / var(--leading-14) var(--font-sans);

  @media ${besidePaper} {
    display: grid;
    align-content: start;
    gap: 8px;
    padding-block: 34px 12px;

    /* Something stands over the margin: nobody sees or reaches it meanwhile. */
    [data-covered] & {
      visibility: hidden;
    }
  }
  @media print {
    display: none;
  }
`;

/** Notes by their names, each the way to where it is mended. */
export const NoteLinks = styled.ul`
  li > a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    padding-block: 8px;
    border-block-end: 1px solid var(--color-line);
  }
  li > a:hover {
    background: var(--color-hover);
  }
  li > a > strong {
    font-weight: var(--weight-label);
    overflow-wrap: anywhere;
  }
  li > a > b {
    font: var(--weight-strong) var(--text-12) / 1.5rem var(--font-sans);
    color: var(--color-ink-soft);
  }
  li > [data-priority="high"] > b {
    color: var(--color-danger);
  }
  li > [data-priority="medium"] > b {
    color: var(--color-attention);
  }
  li > a > span {
    grid-column: 1 / -1;
    color: var(--color-ink-soft);
  }
`;
