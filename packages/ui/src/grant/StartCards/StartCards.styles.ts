import { styled } from "styled-components";

export const Frame = styled.section`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  background: var(--color-sheet);

  /* Three columns of two words a line say less than rows. */
  @media (max-width: 900px) {
    grid-auto-flow: row;
  }
`;
