import { styled } from "styled-components";

export const Frame = styled.section`
  inline-size: 100%;

  > h2 {
    padding-block-end: 8px;
    border-block-end: 1px solid var(--color-line);
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
    letter-spacing: normal;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    padding-block: 9px;
    overflow-wrap: anywhere;
    border-block-end: 1px solid var(--color-line);
  }
  b {
    font-weight: var(--weight-label);
  }
  span {
    font-variant-numeric: tabular-nums;
    color: var(--color-ink-soft);
  }
  small {
    grid-column: 1 / -1;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-faint);
  }
`;
