import { styled } from "styled-components";

/**
 * What stands in the place of content: a title, a few words, something to do. Under a headline its title is no second one; under one of a
 * part it begins where the part's content does.
 */
export const StateFrame = styled.div`
  padding: 28px 0 8px;
  overflow-wrap: anywhere;

  &:has(> h3) {
    padding-block-start: 0;
  }
  && > :is(h2, h3) {
    font: var(--weight-strong) var(--text-16) / var(--leading-16) var(--font-sans);
    letter-spacing: normal;
  }

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
