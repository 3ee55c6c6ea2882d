import { media } from "@grantwright/ui";
import { styled } from "styled-components";
import { readableHints } from "../readableHints.styles.ts";

/** The moments, and beside them the text of the one that was chosen. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: 24px;
  align-items: start;

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The moments. On small screens the text below them stays in reach. */
export const Entries = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  max-block-size: 52dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 4px 4px 24px;
  margin: -4px;
  /* That there is more below is seen. */
  mask-image: linear-gradient(black calc(100% - 24px), transparent);

  ${readableHints}
  ${media.small} {
    max-block-size: 32dvh;
  }
`;

/** The text of a moment. */
export const EntryText = styled.section`
  max-block-size: 52dvh;
  overflow-y: auto;
  padding: 16px 20px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  background: var(--color-sheet);
  font: 400 var(--text-16) / var(--leading-document) var(--font-serif);

  ${media.small} {
    max-block-size: none;
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

/** A text as it is, with its paragraphs. */
export const Whole = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** What of the history is listed. */
export const Whose = styled.div`
  max-inline-size: 280px;
  padding-block: 12px 16px;
`;

/** What is shown of a moment, below the choice of that. */
export const Wide = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  min-inline-size: 0;

  > section {
    inline-size: 100%;
  }
`;

/** A text as it was beside what it is; one below the other on small screens. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 8px 20px;
  padding-block: 4px 16px;
  margin-block-end: 16px;
  border-block-end: 1px solid var(--color-line);

  > header {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** One of the two. */
export const BesideText = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > h4 {
    font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
    color: var(--color-ink-soft);
  }
`;
