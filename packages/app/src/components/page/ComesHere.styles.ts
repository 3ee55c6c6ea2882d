import { styled } from "styled-components";

/** What will come to an empty place, in a few words each. */
export const ComesHere = styled.ul`
  display: grid;
  gap: 6px;
  padding-block-start: 12px;

  > li {
    display: flex;
    align-items: baseline;
    gap: 10px;
    color: var(--color-ink-soft);
    text-wrap: balance;
  }
  > li::before {
    content: "";
    flex: none;
    inline-size: 5px;
    block-size: 5px;
    border-radius: 50%;
    background: var(--color-ink-faint);
    translate: 0 -3px;
  }
`;
