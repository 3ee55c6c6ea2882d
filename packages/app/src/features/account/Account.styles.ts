import { media } from "@grantwright/ui";
import { styled } from "styled-components";

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

/** Settings that belong together, under their name. */
export const Group = styled.section`
  outline: none;

  > h2 {
    padding-block: 40px 16px;
  }
  &:first-child > h2 {
    padding-block-start: 0;
  }
  ${media.small} {
    > h2 {
      padding-block: 32px 12px;
    }
  }
`;

/** One setting: its name, and beside it what can be done. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
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
  [data-part="email"] {
    inline-size: min(100%, 420px);
  }
  p > b {
    display: block;
    color: var(--color-ink);
    padding-block-end: 4px;
    font: 460 var(--text-18) / var(--leading-18) var(--font-serif);
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
