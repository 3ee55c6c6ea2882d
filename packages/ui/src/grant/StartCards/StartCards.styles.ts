import { styled } from "styled-components";

/** The ways to begin: rows, where three columns would have two words a line. */
export const Frame = styled.section`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  background: var(--color-sheet);

  @media (max-width: 900px) {
    grid-auto-flow: row;
  }
`;
