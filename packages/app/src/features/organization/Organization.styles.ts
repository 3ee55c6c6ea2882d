import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** A page of settings: one column of parts, which begins where lists do. */
export const Column = styled.div`
  max-inline-size: 1232px;
  margin-inline: auto;
  padding-block: 0 96px;
  padding-inline: 40px 72px;

  > header p {
    max-inline-size: 64ch;
    padding-block-start: 8px;
  }
  ${media.small} {
    padding: 0 16px 40px;
  }
`;

/** A part of the page: its name, and beside it what it is for and what is in it. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  align-items: start;
  column-gap: 40px;
  padding-block: 32px;
  border-block-start: 1px solid var(--color-line);

  > * {
    grid-column: 2;
    min-inline-size: 0;
  }
  > :first-child {
    grid-area: 1 / 1 / span 9;
  }
  > * + * + * {
    margin-block-start: 16px;
  }
  > p {
    max-inline-size: 60ch;
    color: var(--color-ink-soft);
  }
  > ul {
    border-block-start: 1px solid var(--color-line);
  }
  ${media.medium} {
    display: block;
    padding-block: 24px;

    > * + * {
      margin-block-start: 12px;
    }
  }
  > [data-part="row"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 20px;
  }
`;

/** A person, an invitation or a team in a list. */
export const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 4px 16px;
  min-block-size: 64px;
  padding-block: 10px;
  border-block-end: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  > div > p:first-child {
    font-weight: var(--weight-label);
  }
  > div > p + p {
    color: var(--color-ink-soft);
    font: 400 var(--text-14) / var(--leading-14) var(--font-sans);
  }
  > [data-part="end"] {
    grid-column: -2;
    min-inline-size: 32px;
    text-align: end;
  }
  &[data-plain] {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
`;

/** What there is, and what it is for: the names in one column, hairlines between. */
export const Uses = styled.dl`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 160px) minmax(0, 1fr);
    gap: 2px 24px;
    padding-block: 12px;
  }
  > div:first-child {
    padding-block-start: 4px;
  }
  > div + div {
    border-block-start: 1px solid var(--color-line);
  }
  dt {
    font-weight: var(--weight-label);
  }
  dd {
    margin: 0;
    color: var(--color-ink-soft);
    text-wrap: pretty;
  }
  ${media.small} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** What happened, with its time at the end. */
export const Happening = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 24px;
  padding-block: 10px;
  border-block-end: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  > time,
  > span + span {
    color: var(--color-ink-soft);
  }
`;

/** Fields one below the other, the buttons last. */
export const Fields = styled.form`
  display: grid;
  gap: 16px;
  max-inline-size: 560px;

  > [data-part="role"] > p {
    padding-block-start: 8px;
    color: var(--color-ink-soft);
  }
  > [data-part="buttons"] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;

/** The page of an invitation. */
export const Invitation = styled.div`
  max-inline-size: 560px;
  margin: 96px auto;
  padding-inline: 24px;

  > p {
    padding-block-start: 12px;
    color: var(--color-ink-soft);
  }
  > div {
    display: grid;
    justify-items: start;
    gap: 16px;
    padding-block-start: 28px;
  }

  ${media.small} {
    margin-block: 48px;
  }
`;
