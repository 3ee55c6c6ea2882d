import { styled } from "styled-components";

/** A part of what stands beside a text, under its heading. */
export const MarginBlock = styled.section`
  display: grid;
  gap: 10px;
  justify-items: start;

  > h2 {
    inline-size: 100%;
    padding-block-end: 8px;
    border-block-end: 1px solid var(--color-line);
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
  }
`;
