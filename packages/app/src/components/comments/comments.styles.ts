import { media } from "@grantwright/ui";
import { css, styled } from "styled-components";
import { leadingWords } from "../marginBlock.styles.ts";

/** Who said something, and when. */
const whoAndWhen = css`
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-soft);
  }
  > header > b {
    font-weight: var(--weight-label);
    font-size: var(--text-14);
    color: var(--color-ink);
    overflow-wrap: anywhere;
  }
`;

/** What is said about one section, below its name. */
export const SectionGroup = styled.div`
  display: grid;
  gap: 8px;

  > button {
    justify-self: start;
  }
  padding-block: 14px 10px;
  border-block-end: 1px solid var(--color-line);
  scroll-margin-block-start: 64px;

  &:last-child {
    border-block-end: 0;
  }
  > h3 {
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
    overflow-wrap: anywhere;
  }
`;

/** That nothing is said about a section yet, apart from the field in which the first is written. */
export const NoneHere = styled.p`
  padding-block-start: 16px;
  color: var(--color-ink-soft);
`;

/** What is said about one part of a text. */
export const Thread = styled.article`
  display: grid;
  gap: 8px;
  margin-inline: -12px;
  padding: 10px 12px;
  border-radius: var(--radius-flat);
  outline: none;
  scroll-margin-block: 64px 24px;

  &[data-active] {
    background: var(--color-brand-wash);
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  ${whoAndWhen}
  > blockquote {
    font: 400 var(--text-14) / var(--leading-14) var(--font-sans);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > button[data-variant] {
    ${leadingWords}
    font: italic 400 var(--text-14) / var(--leading-14) var(--font-serif);
    color: var(--color-ink-soft);
  }
  > p {
    color: var(--color-ink-soft);
  }
  > p > del {
    font: italic 400 var(--text-14) / var(--leading-14) var(--font-serif);
    overflow-wrap: anywhere;
  }
  > ol {
    display: grid;
    gap: 12px;
  }
  > [data-part="foot"] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  &&& > [data-part="foot"] > [data-variant="quiet"] {
    font-size: var(--text-14);
  }
  > [data-part="foot"] > [data-variant="quiet"]:first-child {
    margin-inline-start: -8px;
  }
`;

/** One thing that somebody said. */
export const SaidItem = styled.li`
  display: grid;
  gap: 2px;

  ${whoAndWhen}
  > p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font: 400 var(--text-14) / var(--leading-14) var(--font-sans);
  }
  > p[data-gone] {
    color: var(--color-ink-soft);
    font-style: italic;
  }
  > p > b {
    font-weight: var(--weight-label);
    color: var(--color-brand);
  }
  > [data-part="own"] {
    display: flex;
    gap: 4px;
    margin-inline-start: -8px;
  }
  &&& > [data-part="own"] > button {
    font-size: var(--text-14);
  }
`;

/** Where a comment is written. */
export const Composer = styled.form`
  display: grid;
  gap: 12px;

  [data-part="label"] {
    padding-block-end: 4px;
  }
  > [data-part="buttons"] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;

    ${media.small} {
      > button {
        flex: 1;
      }
    }
  }
`;

/** Who can be brought in. */
export const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;

  > span {
    color: var(--color-ink-soft);
  }
  ${media.touch} {
    gap: 8px;
  }
`;

/** Which of several people with one name are brought in. */
export const Brought = styled.p`
  overflow-wrap: anywhere;
  color: var(--color-ink-soft);
`;

/** Why it was not sent. */
export const Refused = styled.p`
  color: var(--color-danger);
  font-size: var(--text-14);
  line-height: var(--leading-14);
`;

/** A new comment, with the words that it is about. */
export const NewThread = styled.div`
  display: grid;
  gap: 12px;

  > button[data-variant="quiet"] {
    justify-self: start;
    margin-inline-start: -9px;
    text-decoration: underline;
    text-decoration-color: var(--color-edge);
    text-underline-offset: 4px;
  }
  > q {
    font: italic 400 var(--text-14) / var(--leading-14) var(--font-serif);
    color: var(--color-ink-soft);
    overflow-wrap: anywhere;
    quotes: none;
  }
`;

/** What is over the list: what can be shown besides. */
export const Above = styled.div`
  padding-block: 12px 4px;
`;

/** All that is said. */
export const SaidList = styled.div`
  outline: none;

  /* Who writes with a finger has no such keys. */
  ${media.touch} {
    [data-part="keys"] {
      display: none;
    }
  }
`;

/** A piece of what is proposed, as it stands in a document. */
export const Proposed = styled.div`
  font: 400 var(--text-16) / var(--leading-16) var(--font-serif);
  overflow-wrap: anywhere;
`;
