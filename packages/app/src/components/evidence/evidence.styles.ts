import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** What is said before the files. */
export const About = styled.p`
  padding-block: 10px;
  border-block-end: 1px solid var(--color-line);
  font: 400 var(--text-12) / var(--leading-12) var(--font-sans);
  color: var(--color-ink-soft);
`;

/** A file's name, and what was read of it. */
export const FileTitle = styled.span`
  display: grid;
  gap: 2px;
  text-align: start;

  > small {
    font: 400 var(--text-12) / var(--leading-12) var(--font-sans);
    color: var(--color-ink-soft);
  }
  > small[data-attention] {
    color: var(--color-attention);
  }
`;

/** A file while it is looked at. */
export const FileSkeleton = styled.div`
  display: grid;
  gap: 8px;
  padding-block: 14px;
  border-block-end: 1px solid var(--color-line);
`;

/** What is in a file. */
export const FileBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 16px;

  > * {
    max-inline-size: 100%;
  }
`;

/** The sentences of a file. */
export const Sentences = styled.ul`
  display: grid;
  inline-size: 100%;
  gap: 10px;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 12px;
  }
  /* In the middle of the first line. */
  > li > button {
    margin-block-start: -2px;
  }
  ${media.touch} {
    > li > button {
      margin-block-start: -10px;
    }
  }
  p {
    font: 400 var(--text-16) / var(--leading-16) var(--font-serif);
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;

/** A fact: a line below says so as well as the colour. */
export const FactWords = styled.span`
  border-block-end: 2px dotted var(--color-edge);
`;

/** “used in” with links to the sections. */
export const UsedIn = styled.span`
  font: 400 var(--text-12) / var(--leading-12) var(--font-sans);
  color: var(--color-ink-soft);
  overflow-wrap: anywhere;

  a {
    color: var(--color-brand);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.touch} {
    a {
      display: inline-block;
      padding-block: 14px;
      margin-block: -9px;
    }
  }
`;

/** A table of a file: what has no room scrolls. */
export const TableFrame = styled.div`
  inline-size: 100%;
  overflow-x: auto;
  border-block: 1px solid var(--color-line);

  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font: 400 var(--text-14) / var(--leading-14) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  tr + tr,
  thead + tbody {
    border-block-start: 1px solid var(--color-line);
  }
  :is(th, td) {
    padding-block: 6px;
    padding-inline: 0 12px;
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
    min-inline-size: 3ch;
  }
  thead th {
    font-size: var(--text-12);
    color: var(--color-ink-soft);
    font-weight: var(--weight-label);
  }
  tbody th {
    font-weight: var(--weight-label);
    min-inline-size: 96px;
    overflow-wrap: anywhere;
  }
  tbody th > span {
    display: block;
  }
  /* However far it is scrolled, a row can be put in. */
  tr > :last-child:is([data-action]) {
    position: sticky;
    inset-inline-end: 0;
    padding-block: 2px;
    padding-inline: 4px 0;
    text-align: end;
    background: var(--color-ground);
  }
  ${media.medium} {
    tr > :last-child:is([data-action]) {
      background: var(--color-raised);
    }
  }
  ${media.touch} {
    tbody :is(th, td:not([data-action])) {
      padding-block: 14px;
    }
  }
`;

/** Words of a file that are not used. */
export const SetAside = styled.section`
  display: grid;
  gap: 8px;
  inline-size: 100%;
  padding: 12px 14px;
  background: var(--color-sunken);
  border-radius: var(--radius-flat);

  > h3 {
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
  }
  blockquote {
    padding-inline-start: 10px;
    border-inline-start: 2px solid var(--color-edge);
    font: italic 400 var(--text-14) / 1.45 var(--font-serif);
    color: var(--color-ink-soft);
    overflow-wrap: anywhere;
  }
`;
