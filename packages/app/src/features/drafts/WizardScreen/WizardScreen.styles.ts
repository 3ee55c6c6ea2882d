import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The wizard's column. */
export const Page = styled.div`
  max-inline-size: 800px;
  margin-inline: auto;
  padding: 72px 40px 160px;

  ${media.small} {
    padding: 24px 16px 120px;
  }
  &[data-above-form] {
    padding-block-end: 24px;
  }
`;

/** The sheet that the description is written on. */
export const Paper = styled.div`
  padding: 28px 40px 14px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  --field-min: 240px;

  ${media.small} {
    padding: 16px 20px;
  }
`;

/** Dictation and attachments: their buttons on one line, what they have to say below it. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 4px;
  padding-block: 6px;

  > div {
    display: contents;
  }
  && > div > button {
    order: -1;
    margin-inline-start: 0;
  }
  /* The words of the first are in line with the text. */
  && > div:first-child > button {
    margin-inline-start: calc(var(--space-2) * -1);
  }
  > div > :not(button) {
    flex-basis: 100%;
    min-inline-size: 0;
  }
  /* Beside the button that cannot be pressed, and not below all of them. */
  && > div > [data-part="why"] {
    order: -1;
    flex-basis: auto;
    align-self: center;
    padding-inline-start: 6px;
  }
`;

/** Type and action on one line. */
export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding-block-start: 20px;

  ${media.small} {
    flex-direction: column;
    align-items: stretch;
  }
`;

/** Example prompts. */
export const Chips = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block-start: 36px;

  > h2 {
    inline-size: 100%;
    font: var(--weight-text) var(--text-12) / var(--leading-12) var(--font-sans);
    color: var(--color-ink-faint);
  }
`;

/** What the template says of itself, above the description. */
export const Template = styled.div`
  display: grid;
  gap: 8px;
  padding-block: 48px 24px;

  > p {
    max-inline-size: 68ch;
  }
`;

/** The quiet lines under the action. */
export const Notes = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding-block-start: 12px;

  > button {
    margin-inline-start: calc(var(--space-2) * -1);
  }
`;

/** The heading's intro. */
export const Intro = styled.div`
  padding-block: 6px 24px;
`;
