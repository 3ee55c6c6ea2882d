import { styled } from "styled-components";
import { leadingWords } from "../marginBlock.styles.ts";

/** One kind of what was found, below its heading. */
export const Group = styled.section`
  display: grid;
  gap: 10px;
  padding-block: 14px;
  border-block-end: 1px solid var(--color-line);

  &:last-of-type {
    border-block-end: 0;
  }
  > h3 {
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
  }
`;

/** What was found, one below the other. */
export const Found = styled.ul`
  display: grid;
  gap: 14px;

  > li {
    display: grid;
    gap: 6px;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  p {
    font-size: var(--text-14);
    line-height: var(--leading-14);
  }
  b {
    font-weight: var(--weight-label);
  }
`;

/** Words of the document that lead to where they stand. */
export const Places = styled.ul`
  display: grid;
  gap: 2px;
  inline-size: 100%;
  font-size: var(--text-14);

  button[data-variant] {
    ${leadingWords}
  }
`;
