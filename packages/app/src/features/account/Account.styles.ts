import { media } from "@grantwright/ui";
import { styled } from "styled-components";
import { noRoom } from "./SectionLinks.styles.ts";

/** One column of settings, which begins where lists do. */
export const Page = styled.div`
  max-inline-size: 1232px;
  margin-inline: auto;
  padding-block: 0 96px;
  padding-inline: 40px 72px;

  > header {
    padding-block: 48px 24px;
  }
  ${media.small} {
    padding: 0 16px 96px;

    > header {
      padding-block: 24px 16px;
    }
  }
`;

/** Settings that belong together, under their name, with a rule above it. Where the names of the groups stand in a line above them, the first one is not said twice. */
export const Group = styled.section`
  outline: none;

  & + & {
    margin-block-start: 40px;
  }
  > h2 {
    padding-block: 20px 0;
    border-block-start: 1px solid var(--color-edge);
  }
  > h2 + section {
    border: 0;
  }
  &:first-child > h2 {
    border: 0;
    padding-block-start: 12px;
  }
  @media ${noRoom} {
    &:first-child > h2 {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      padding: 0;
    }
    &:first-child > h2 + section {
      padding-block-start: 0;
    }
  }
  ${media.small} {
    & + & {
      margin-block-start: 24px;
    }
  }
`;

/** One setting: its name, and beside it what can be done. A field that nobody can write into looks like the text that it holds. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  align-items: baseline;
  gap: 12px 40px;
  padding-block: 32px;
  border-block-start: 1px solid var(--color-line);
  outline: none;

  > div,
  form {
    display: grid;
    gap: 16px;
    justify-items: start;
    min-inline-size: 0;
  }
  form {
    inline-size: 100%;
  }
  form > :not(button) {
    inline-size: 100%;
    max-inline-size: 420px;
  }
  p {
    max-inline-size: 60ch;
    color: var(--color-ink-soft);
  }
  && h3 {
    font: var(--weight-strong) var(--text-16) / var(--leading-16) var(--font-sans);
    letter-spacing: normal;
  }
  [data-part="email"] {
    inline-size: min(100%, 420px);
  }
  [data-part="email"] input {
    min-block-size: 0;
    block-size: auto;
    padding: 0;
    border-color: transparent;
    background: transparent;
  }
  p > b {
    display: block;
    color: var(--color-ink);
    padding-block-end: 2px;
    font: var(--weight-strong) var(--text-16) / var(--leading-16) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 24px;

    form > :not(button) {
      max-inline-size: none;
    }
  }
`;

/** What is said before the account is deleted, and the fields below. */
export const DeletionForm = styled.form`
  display: grid;
  gap: 16px;

  ul {
    padding-inline-start: 1.2em;
    list-style: disc;
    color: var(--color-ink-soft);
    overflow-wrap: anywhere;
  }
  li + li {
    padding-block-start: 4px;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
`;
