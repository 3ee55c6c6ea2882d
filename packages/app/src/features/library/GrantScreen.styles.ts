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

    h1[data-size] {
      font-size: var(--text-28);
      line-height: var(--leading-28);
    }
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

/** The facts of a grant, each with its name: beside each other, on a phone below. */
export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 40px;
  padding-block: 4px 12px;
  font-size: var(--text-16);
  line-height: var(--leading-16);
  font-variant-numeric: tabular-nums;

  > li {
    display: grid;
    align-content: start;
    gap: 2px;
    overflow-wrap: anywhere;
  }
  > li > small {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    line-height: var(--leading-14);
  }
  > li [data-state="anytime"] > span {
    color: inherit;
  }
  /* All of them in one row where there is hardly room for it. */
  ${media.medium} {
    column-gap: 20px;
  }
  ${media.small} {
    display: grid;
    gap: 2px;
    padding-block-start: 0;
    font-size: var(--text-14);
    line-height: var(--leading-14);

    > li {
      grid-template-columns: 72px minmax(0, 1fr);
      gap: 12px;
      align-items: baseline;
    }
    > li > small {
      font-size: inherit;
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
  > div > h2:first-child {
    padding-block-start: 0;
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
  text-wrap: pretty;
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
    text-wrap: pretty;
  }
`;

/** What is known of a funder's rules, and from where. */
export const Sources = styled(Aside)`
  color: var(--color-ink-soft);
  text-wrap: pretty;
  overflow-wrap: anywhere;

  > :is(p, ul) {
    display: grid;
    gap: 8px;
    padding-block-start: 9px;
  }
`;
