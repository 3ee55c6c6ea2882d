import { styled } from "styled-components";

/** Sentences that may belong elsewhere, below the field that they stand in. */
export const DoubtList = styled.div`
  display: grid;
  margin-block: -4px 12px;
`;

/** One of them: what it says, and what can be done about it. */
export const DoubtRow = styled.div`
  padding-block: 8px 0;

  p {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    line-height: var(--leading-14);
    overflow-wrap: anywhere;
  }
  b {
    color: var(--color-attention);
    font-weight: var(--weight-label);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 4px;
    margin-inline-start: -8px;
  }
  button[type][data-variant] {
    font-size: var(--text-14);
    text-decoration: underline;
    text-decoration-color: var(--color-edge);
    text-underline-offset: 4px;
  }
`;
