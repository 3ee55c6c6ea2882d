import { styled } from "styled-components";

/** The tools under the title, on one line between two hairlines. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
  margin-block-start: 4px;
  border-block: 1px solid var(--color-line);
  font: var(--weight-label) var(--text-14) / 1.15 var(--font-sans);

  > * {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 48px;
    padding-inline: 10px;
    color: var(--color-brand);
  }
  > button {
    color: var(--color-brand);
  }
  > :first-child {
    margin-inline: -10px auto;
    color: var(--color-ink);
  }
  > [aria-expanded="true"] > svg {
    rotate: 180deg;
  }
  > span:first-child {
    margin-inline-start: 0;
    padding-inline-start: 0;
  }
  > :last-child {
    margin-inline-end: -10px;
  }
  > a {
    border-radius: var(--radius-flat);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > a:hover {
    background: var(--color-hover);
  }
`;

/** The revisions to choose from, below the tools. */
export const Choice = styled.div`
  padding-block: 4px;
  border-block-end: 1px solid var(--color-line);

  ol {
    justify-content: flex-start;
    margin-inline-start: -10px;
  }
`;
