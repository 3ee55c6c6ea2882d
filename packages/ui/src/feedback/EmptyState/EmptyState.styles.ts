import { styled } from "styled-components";

/** What stands in the place of content: a title, a few words, something to do. */
export const StateFrame = styled.div`
  padding: 28px 0 8px;
  overflow-wrap: anywhere;

  > p {
    max-inline-size: 40ch;
    padding-block-start: 4px;
    color: var(--color-ink-soft);
    text-wrap: balance;
  }
  > div {
    padding-block-start: 16px;
  }
`;
