import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Card = styled.article`
  padding: 24px 28px 20px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  background: var(--color-sheet);
  overflow-wrap: anywhere;

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-block-size: 28px;
  }
  /* The amount stands at the end, whatever stands before it. */
  header > b {
    margin-inline-start: auto;
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .title {
    padding-block: 12px 2px;
    font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
    letter-spacing: var(--track-title);
    text-wrap: balance;
  }
  .from {
    color: var(--color-ink-soft);
  }
  .reason {
    margin-block: 16px;
    font: 400 var(--text-16) / var(--leading-16) var(--font-serif);
  }
  .reason > b {
    display: block;
    padding-block-end: 4px;
    color: var(--color-ink-soft);
    font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
  }
  [role="group"] :is(p, blockquote) {
    margin: 0;
    max-inline-size: 68ch;
    font: 400 var(--text-16) / var(--leading-16) var(--font-serif);
    white-space: pre-line;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
    padding-block-start: 16px;
  }
  /* Under the date, where the eye goes down, with what was decided. */
  ${media.medium} {
    header > :first-child {
      flex-basis: 100%;
    }
    header > b {
      margin-inline-start: 0;
    }
  }
  ${media.small} {
    padding: 20px 16px 16px;
  }
`;
