import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The specimen's sheet and its margin. */
export const SpecimenGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 680px) minmax(0, 1fr);
  gap: 40px;
  margin-block: 8px 64px;

  > div {
    padding-block-start: 28px;
  }
  > div > article > p {
    max-inline-size: 40ch;
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;

    > div {
      padding-block-start: 8px;
    }
  }
  ${media.small} {
    margin-block-end: 44px;
  }
`;

/** The specimen's sheet. */
export const SpecimenSheet = styled.article`
  position: relative;
  padding-block: 28px 32px;
  padding-inline: 64px 56px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  font: 400 var(--text-18) / var(--leading-document) var(--font-serif);

  > span {
    position: absolute;
    inset-block-start: 28px;
    inset-inline-start: 24px;
    inline-size: 24px;
    text-align: end;
    font-size: var(--text-22);
    line-height: var(--leading-22);
    color: var(--color-ink-faint);
  }
  > h3 {
    padding-block-end: 8px;
  }
  > p + p {
    text-indent: 1.5em;
  }
  ${media.small} {
    padding: 20px;

    > span {
      position: static;
      float: inline-start;
      inline-size: auto;
      padding-inline-end: 10px;
    }
  }
`;
