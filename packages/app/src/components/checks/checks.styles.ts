import { media } from "@grantwright/ui";
import { css, styled } from "styled-components";
import { leadingWords } from "../marginBlock.styles.ts";

/** What the list rests on, below the head of its drawer. */
export const About = styled.p`
  padding-block-start: 12px;
  font-size: var(--text-12);
  line-height: var(--leading-12);
  color: var(--color-ink-soft);

  ${media.medium} {
    padding-block-start: 0;
  }
`;

/** One kind of what was found, below its heading. */
export const Group = styled.section`
  display: grid;
  gap: 10px;
  padding-block: 14px;
  border-block-end: 1px solid var(--color-line);

  &:last-of-type {
    border-block-end: 0;
  }
  > h3 {
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
  }
`;

/** What was found, one below the other. */
export const Found = styled.ul`
  display: grid;
  gap: 14px;

  > li {
    display: grid;
    gap: 6px;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  p {
    font-size: var(--text-14);
    line-height: var(--leading-14);
  }
  b {
    font-weight: var(--weight-label);
  }
`;

/** At a finger's end each way is a row as wide as the list, with a line below it. */
const rows = css`
  ${media.small} {
    > li {
      border-block-end: 1px solid var(--color-line);
    }
    > li:first-child {
      border-block-start: 1px solid var(--color-line);
    }
    button[data-variant] {
      justify-content: space-between;
      inline-size: 100%;
      margin-inline: 0;
      padding-inline: 0;
      text-decoration: none;
    }
  }
`;

/** Words of the document that lead to where they stand. */
export const Places = styled.ul`
  display: grid;
  gap: 2px;
  inline-size: 100%;
  font-size: var(--text-14);

  button[data-variant] {
    ${leadingWords}
    font-size: var(--text-14);
    text-decoration-color: var(--color-edge);
  }
  svg {
    display: none;
    flex: none;
    color: var(--color-ink-soft);
  }
  ${rows}
  ${media.small} {
    gap: 0;

    svg {
      display: block;
    }
  }
`;

/** A sum: its figures below each other at the end of their rows, a rule over what they come to, and apart from that what is said of them. */
export const SumRows = styled.ul`
  inline-size: 100%;
  max-inline-size: 400px;
  padding-block-start: 6px;
  font-variant-numeric: tabular-nums;

  > li > :is(span, button[data-variant]) {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 28px;
    padding: 4px 0;
    border: 0;
    text-align: start;
    color: var(--color-ink);
  }
  small {
    font-size: var(--text-14);
    color: var(--color-ink-soft);
    overflow-wrap: anywhere;
  }
  b {
    flex: none;
    font-size: var(--text-14);
    font-weight: var(--weight-text);
  }
  button b {
    text-decoration: underline;
    text-decoration-color: var(--color-edge);
    text-underline-offset: 4px;
  }
  > [data-part="sum"] {
    border-block-start: 1px solid var(--color-ink);
  }
  > [data-part="total"] {
    margin-block-start: 12px;
  }
  > :is([data-part="sum"], [data-part="total"], [data-part="difference"]) b {
    font-weight: var(--weight-strong);
  }
  > [data-part="total"] small {
    color: var(--color-ink);
  }
  > [data-part="difference"] :is(small, b) {
    color: var(--color-attention);
  }
  > [data-part="section"] > span {
    font-size: var(--text-14);
    font-weight: var(--weight-label);
  }
  > [data-part="act"] > button[data-variant] {
    inline-size: auto;
    min-block-size: 40px;
    margin-block: 8px;
    padding-inline: 16px;
    border: 1px solid var(--color-edge);
    font-size: var(--text-14);
  }
  ${media.touch} {
    > li > :is(span, button[data-variant]) {
      align-items: center;
      min-block-size: 44px;
    }
    > [data-part="section"] > span {
      min-block-size: 28px;
    }
  }
  ${media.small} {
    max-inline-size: none;

    > [data-part="act"] > button[data-variant] {
      justify-content: center;
      inline-size: 100%;
    }
    > li:not([data-part]):has(+ li:not([data-part])),
    > :is([data-part="section"], [data-part="total"], [data-part="difference"]) {
      border-block-end: 1px solid var(--color-line);
    }
    > li:first-child:not([data-part]),
    > [data-part="total"] {
      border-block-start: 1px solid var(--color-line);
    }
  }
`;
