import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

/**
 * What stands in the place of content: a title, a few words, something to do. Under the headline of a page it is a sheet with a thread that
 * has not begun; without anything to do its title is no second headline; under one of a part it begins where the part's content does.
 */
export const StateFrame = styled.div`
  padding: 28px 0 8px;
  overflow-wrap: anywhere;

  &:has(> h3) {
    padding-block-start: 0;
  }
  && > h3,
  &&:not(:has(> div)) > h2 {
    font: var(--weight-strong) var(--text-16) / var(--leading-16) var(--font-sans);
    letter-spacing: normal;
  }

  > p {
    max-inline-size: 44ch;
    padding-block-start: 4px;
    color: var(--color-ink-soft);
    text-wrap: balance;
  }
  > div {
    padding-block-start: 16px;
  }
  &:has(> h2):has(> div) {
    padding: 36px 40px;
    background: var(--color-sheet);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-flat);

    &::before {
      content: "";
      display: block;
      max-inline-size: 320px;
      block-size: 10px;
      margin-block-end: 24px;
      background:
        radial-gradient(circle at 5px, var(--color-sheet) 3.5px, var(--color-edge) 4px 4.5px, transparent 5px) 0 / 22%
          100%,
        linear-gradient(90deg, var(--color-edge) 2px, transparent 0) 0 / 6px 1px repeat-x;
    }
    > p {
      max-inline-size: none;
    }
    ${media.small} {
      padding: 24px 20px;
    }
  }
`;
