import { styled } from "styled-components";

/** Where one is among the pages of a list, and the ways on. */
export const Pages = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 16px;
  padding-block-start: 32px;
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;

  > :last-child {
    justify-self: end;
  }
`;
