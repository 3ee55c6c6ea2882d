import { css, styled } from "styled-components";

/** A part of what stands beside a text, under its heading. */
export const MarginBlock = styled.section`
  display: grid;
  gap: 10px;
  justify-items: start;

  > h2 {
    inline-size: 100%;
    padding-block-end: 8px;
    border-block-end: 1px solid var(--color-line);
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
  }
`;

/** A button in a list, whose words lead somewhere: set as a line of text, and underlined. */
export const leadingWords = css`
  justify-content: start;
  margin-inline: -4px;
  padding-inline: 4px;
  text-align: start;
  overflow-wrap: anywhere;
  text-decoration: underline;
  text-decoration-color: var(--color-line);
  text-underline-offset: 4px;
`;

/** Ways to what stands beside a document, two in a line where there is room for both. */
export const SideLinks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  inline-size: 100%;
  border-block-start: 1px solid var(--color-line);

  /* One below the other, whatever holds them. */
  && {
    gap: 0 16px;
  }
  /* One that is left over has its line alone. */
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  > button[data-variant] {
    justify-content: start;
    min-block-size: 40px;
    padding-inline: 0;
    border-width: 0 0 1px;
    border-color: var(--color-line);
    border-radius: 0;
    text-align: start;
  }
`;
