import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** One piece of the sheet. */
export const Piece = styled.section`
  position: relative;
  padding-block: 28px 12px;
  padding-inline: 64px 56px;
  background: var(--color-sheet);
  border: solid var(--color-line);
  border-width: 0 1px;

  /* A section that nothing is to be done about: one line. */
  &[data-line] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    padding-block: 20px;

    > span:first-child {
      inset-block-start: 20px;
    }
  }
  &[data-place="first"] {
    padding-block-start: 48px;
    border-block-start-width: 1px;
    border-radius: var(--radius-flat) var(--radius-flat) 0 0;
  }
  /* So that most names take two lines of it. */
  &[data-place="first"] [data-variant="title"] :is(textarea, [data-part="mirror"]) {
    font-size: 2.125rem;
    line-height: 2.5rem;
    text-wrap: pretty;

    ${media.small} {
      font-size: var(--text-28);
      line-height: var(--leading-28);
    }
  }
  &[data-place="last"] {
    padding-block: 36px 48px;
    border-block-end-width: 1px;
    border-radius: 0 0 var(--radius-flat) var(--radius-flat);
  }
  ${media.small} {
    padding: 24px 20px 8px;
    border-width: 0;
    border-radius: 0;

    &[data-place="first"] {
      padding-block-start: 24px;
    }
    &[data-place="last"] {
      padding-block: 24px 32px;
      border-radius: 0;
    }
  }
`;

/** The number of a section, hung into the sheet's edge. */
export const Numeral = styled.span`
  position: absolute;
  inset-block-start: 28px;
  /* It grows to the start, away from the text. */
  inset-inline-end: calc(100% - 48px);
  font: 400 var(--text-22) / var(--leading-22) var(--font-serif);
  font-variant-numeric: oldstyle-nums tabular-nums;
  color: var(--color-ink-faint);

  ${media.small} {
    inset-block-start: 24px;
    inset-inline: 20px auto;
  }
`;

/** Title and word limits of a section. */
export const PieceHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;

  > h2 {
    flex: 1 1 0;
    min-inline-size: min(100%, 180px);
  }
  /* Between its title and what is asked for. */
  & + p {
    margin-block-start: 6px;
  }
  [data-line] > & + p {
    margin-block-start: 0;
  }
  ${media.small} {
    padding-inline-start: 34px;

    & + p {
      margin-block-start: 0;
    }
  }
`;

/**
 * The tools of a section, at the end of its head. At rest a mark stands in their place, and how much is said of it; they come while it is pointed at or
 * somebody is in it. Where there is nothing to point with all of them are there always.
 */
export const PieceTools = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  align-self: center;
  gap: 8px;
  /* However high its buttons are, the title stays beside its number. */
  margin-block: -4px;
  margin-inline-end: -8px;

  @media (hover: hover) and (min-width: 641px) {
    /* Where a finger may press as well nothing is there unseen. */
    @media not (any-pointer: coarse) {
      > * {
        transition: opacity var(--fast);
      }
      section:not(:hover, :focus-within) > header > & > :not(:has(> b)) {
        opacity: 0;
      }
      section:not(:hover, :focus-within) > header > &:has(button)::after {
        content: "⋯" / "";
        position: absolute;
        inset-inline-end: 8px;
        font-size: var(--text-18);
        color: var(--color-ink-faint);
        pointer-events: none;
      }
    }
  }
  /* Alone in their line: the first of them on the edge of the text. */
  ${media.small} {
    gap: 0;
    margin-block: 0;
    margin-inline: -14px 0;
  }
`;

/** What a section asks for, and in how many words: the last thing that is said of it, in its line. */
export const Asked = styled.p`
  color: var(--color-ink-soft);

  && > span:last-child:not([id]) {
    display: inline;
    padding: 0;
    border: 0;
    font-size: inherit;
    line-height: inherit;
  }
`;

/** The mark of a required section. */
export const Asterisk = styled.span`
  padding-inline-start: 3px;
  color: var(--color-danger);
  font: 400 var(--text-16) / 1 var(--font-sans);
`;

/** What is said of an auto section in place of a field. */
export const Auto = styled.p`
  color: var(--color-ink-soft);
  font: italic 400 var(--text-16) / var(--leading-16) var(--font-serif);

  ${media.small} {
    padding-inline-start: 34px;
  }
`;

/** How an auto section begins. */
export const Opening = styled.div`
  flex: 1 0 100%;
  min-inline-size: 0;
  padding-block-start: 4px;

  > b {
    font-weight: var(--weight-label);
  }
`;

/** The funder's criteria side by side. */
export const Criteria = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px 32px;
  margin-block-start: 20px;
  padding-block: 16px 14px;
  border-block-start: 1px solid var(--color-line);

  /* Both end on one line, however long the words of one are. */
  > div {
    display: flex;
    flex-direction: column;
  }
  label {
    display: block;
    padding-block-end: 4px;
    font-weight: var(--weight-label);
  }
  textarea {
    display: block;
    inline-size: calc(100% + 16px);
    flex: 1 0 auto;
    min-block-size: 44px;
    margin-inline: -8px;
    padding: 4px 8px;
    resize: none;
    border: 0;
    border-radius: var(--radius-flat);
    /* As a field of paper has it: what is written stands on it. */
    background: linear-gradient(var(--color-edge) 0 0) 50% 100% / calc(100% - 16px) 1px no-repeat;
    color: var(--color-ink-soft);
    font: inherit;
    field-sizing: content;
    overflow: hidden;
  }
  /* Beside a text of many lines an empty one is no empty page. */
  textarea:placeholder-shown {
    max-block-size: 160px;
  }
  textarea:hover {
    background-color: var(--color-hover);
  }
  textarea:focus-visible {
    outline: 2px solid var(--color-focus);
    background: none;
    color: var(--color-ink);
  }
  ${media.small} {
    grid-template-columns: 1fr;
  }
`;

/** The last piece, apart from the sections: what is missing, and the generation. */
export const Generate = styled.div`
  display: grid;
  justify-items: start;
  gap: 20px;
  padding-block-start: 48px;
  border-block-start: 1px solid var(--color-line);

  ${media.small} {
    padding-block-start: 0;
    border: 0;
  }

  > p {
    max-inline-size: 60ch;
  }
  /* What is done about the sentence above it. */
  > p + button {
    margin-block-start: -8px;
  }
`;

/** What is chosen before the proposal is made: as far from each other with a mouse as where both are as high as a finger. */
export const Choices = styled.div`
  display: grid;
  justify-items: start;
  gap: 20px;

  ${media.touch} {
    gap: 4px;
  }
`;

/** A field of the paper, with what helps to fill it at the end of the line that counts its words. */
export const Written = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;

  && > :not([role="group"]) {
    display: contents;
  }
  > * > *,
  > [role="group"] {
    grid-column: 1 / -1;
  }
  /* As far from what is asked for as its frame is seen to be. */
  && [data-part="page"] {
    margin-block-start: 14px;
  }
  && > * > [data-part="footer"] {
    grid-area: 2 / 1;
  }
  && > * + * > button:first-child {
    grid-area: 2 / 2;
    margin-block-start: -4px;
    margin-inline: 12px -9px;
  }
  [data-part="words"] {
    white-space: nowrap;
  }
  > [role="group"] {
    grid-row: 3;
  }
  /* On a phone what is done about a place stands right under the words, over what counts them. */
  ${media.small} {
    > [role="group"] {
      grid-row: 2;
      margin-block: 4px 0;
    }
    &&:has(> [role="group"]) > * > [data-part="footer"] {
      grid-row: 3;
    }
    &&:has(> [role="group"]) > * + * > button:first-child {
      grid-row: 3;
    }
  }
`;

/** The generate button, and beside it what it waits for; below it where there is no room. */
export const GenerateAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;

  /* Why it cannot be pressed stands beside it, or at the box: a bubble would lie over the box. */
  > button + span {
    display: none;
  }
  ${media.small} {
    display: grid;
    justify-self: stretch;
  }
`;
