import { media } from "@grantwright/ui";
import { styled } from "styled-components";
import { held } from "../../components/page/held.styles.ts";

/** What a grant is, and what one can do with it. */
export const GrantHead = styled.header`
  display: grid;
  gap: 12px;
  padding-block: 40px 8px;

  > div:first-of-type {
    display: flex;
    align-items: start;
    gap: 12px;
  }
  > div:first-of-type > button {
    margin-block-start: 6px;
  }
  > :is(a, p) {
    justify-self: start;
  }
  ${media.small} {
    padding-block: 20px 4px;

    > div:first-of-type {
      justify-content: space-between;
    }
    /* At the first line of the name, its drawing at the page's margin. */
    > div:first-of-type > button {
      margin-block-start: 0;
      margin-inline-end: -16px;
    }
  }
`;

/** The facts of a grant in one line: when it closes, how much it gives, what it is. On a phone the three that matter most, each with its name. */
export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  overflow-x: clip;
  padding-block: 0 12px;
  color: var(--color-ink-soft);
  font-size: var(--text-16);
  line-height: var(--leading-16);
  font-variant-numeric: tabular-nums;

  /* Between two of a line: before the first of one it lies outside, and is cut off. */
  > li {
    position: relative;
  }
  > li:not(:first-child)::before {
    content: "·";
    position: absolute;
    inset-inline-start: -12px;
  }
  > li > small {
    display: none;
  }
  ${media.small} {
    display: grid;
    gap: 2px;
    font-size: var(--text-14);
    line-height: var(--leading-14);

    > li {
      display: grid;
      grid-template-columns: 72px minmax(0, 1fr);
      gap: 12px;
      align-items: baseline;
      color: var(--color-ink);
      overflow-wrap: anywhere;
    }
    > li:not(:first-child)::before {
      content: none;
    }
    > li > small {
      display: block;
      font-size: inherit;
      color: var(--color-ink-soft);
    }
  }
`;

/** The way to begin, pinned above the bar of a phone. */
export const Pinned = styled.div`
  display: none;

  ${media.small} {
    ${held}
    display: grid;
    margin-block: 32px -40px;
    margin-inline: -16px;
    padding: 12px 16px;
    border-block-start: 1px solid var(--color-line);
    background: var(--color-ground);

    > a {
      min-block-size: 44px;
    }
  }
  ${media.low} {
    position: static;
  }
`;

/** The grant, and what belongs to it beside. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 304px;
  gap: 64px;
  padding-block-start: 32px;

  > div > h2 {
    padding-block: 40px 12px;
  }
  > aside {
    display: grid;
    align-content: start;
    gap: 32px;
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
`;

/** What a funder says, as it was written. */
export const Prose = styled.p`
  max-inline-size: 68ch;
  font: 400 var(--text-18) / var(--leading-document) var(--font-serif);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** A part beside the grant, under its name. */
const Aside = styled.section`
  h2 {
    padding-block-end: 8px;
    border-block-end: 1px solid var(--color-line);
    color: var(--color-ink);
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
    letter-spacing: normal;
  }
`;

/** The papers that a funder wants beside the text. */
export const Papers = Aside;

/** One paper. */
export const Paper = styled.li`
  padding-block: 9px;
  border-block-end: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  small {
    padding-inline-start: 8px;
    color: var(--color-ink-soft);
    font-size: var(--text-12);
  }
  p {
    color: var(--color-ink-soft);
  }
`;

/** What is known of a funder's rules, and from where. */
export const Sources = styled(Aside)`
  color: var(--color-ink-soft);
  overflow-wrap: anywhere;

  > :is(p, ul) {
    display: grid;
    gap: 8px;
    padding-block-start: 9px;
  }
`;
