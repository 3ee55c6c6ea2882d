import { styled } from "styled-components";

/** Rows of a list: what each is, and at its end what can be done with it. */
export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 4px 12px;
    align-items: center;
    padding-block: 8px;
    border-block-end: 1px solid var(--color-line);
  }
  > li > div {
    display: grid;
    gap: 4px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
