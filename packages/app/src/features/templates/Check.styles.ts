import { media } from "@grantwright/ui";
import { styled } from "styled-components";
import { DeadlineParts, Folded } from "./TemplateParts.styles.ts";

/** What waits for the person, in words that lead there. */
export const Needs = styled.div`
  > button[data-variant] {
    justify-content: start;
    padding-inline: 0;
    color: var(--color-attention);
    text-align: start;
    text-decoration: underline 1px color-mix(in oklch, currentColor 40%, transparent);
    text-underline-offset: 3px;
  }
`;

/** Findings, a row each. The last of all ends at the line of what stands below. */
export const Findings = styled.ul`
  border-block-start: 1px solid var(--color-line);

  section:last-of-type > & > :last-child {
    border-block-end: 0;
  }
`;

/**
 * A finding: its name, its field, the line that it was read from and the way to leave it out, in the same columns in every row. With less
 * room the line stands under the field; on a small screen the field under its name.
 */
export const FindingLine = styled.li`
  display: grid;
  grid-template-columns: 152px minmax(0, 5fr) minmax(0, 4fr) 72px;
  align-items: start;
  gap: 0 32px;
  padding-block: 12px;
  border-block-end: 1px solid var(--color-line);

  /* Level with the first line of the field. */
  > b,
  > figure,
  > div > p {
    padding-block: 12px;
  }
  > b {
    font-weight: var(--weight-label);
    overflow-wrap: anywhere;
  }
  > :is(div, figure) {
    display: grid;
    align-content: start;
    gap: 8px;
    min-inline-size: 0;
    margin: 0;
  }
  > figure {
    gap: 4px;
    color: var(--color-ink-soft);
  }
  > button {
    justify-self: end;
    margin-block: 6px;
    margin-inline-end: calc(var(--space-2) * -1);
    /* As wide as its words, which end where the row does. */
    max-inline-size: none;
    white-space: nowrap;
    color: var(--color-ink-soft);
    font-weight: var(--weight-text);
    text-underline-offset: 3px;
  }
  > button:is(:hover, :focus-visible) {
    text-decoration: underline 1px var(--color-edge);
  }
  /* What waits for the person is on the ground of what asks for somebody. */
  &[data-needed] {
    margin-inline: -16px;
    padding: 12px 16px 20px;
    background: var(--color-attention-wash);
  }
  blockquote {
    max-block-size: 220px;
    overflow: auto;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    color: var(--color-ink);
    font: 400 var(--text-16) / var(--leading-16) var(--font-serif);
  }
  > div:has(> ${Folded}) {
    gap: 0;
  }
  > div:has(> ${DeadlineParts}) {
    padding-block-start: 12px;
  }
  &[data-dropped] > :is(b, figure),
  &[data-dropped] blockquote {
    color: var(--color-ink-faint);
  }
  &[data-dropped] > b {
    text-decoration: line-through;
  }
  ${media.touch} {
    > button[data-size] {
      margin-block: 0;
    }
  }
  ${media.medium} {
    grid-template-columns: 120px minmax(0, 1fr) 72px;
    gap: 0 20px;

    > figure {
      grid-area: 2 / 2;
      padding-block: 8px 4px;
    }
    > button {
      grid-area: 1 / 3;
    }
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: 4px 12px;

    &[data-needed] {
      padding-block: 8px 16px;
    }
    > b {
      grid-area: 1 / 1;
    }
    > button {
      grid-area: 1 / 2;
    }
    > :is(div, figure) {
      grid-column: 1 / -1;
      grid-row: auto;
    }
    > div > p,
    > div:has(> ${DeadlineParts}) {
      padding-block: 0;
    }
  }
`;

/** A paper that was read, and whether it has to be there, in one row. */
export const PaperFinding = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 8px 16px;

  /* At the first line of its name. */
  > :last-child {
    display: grid;
    align-content: center;
    min-block-size: var(--target-touch);
  }
`;

/** How long a section may be, and whether it has to be written, in one row. */
export const Limits = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 8px 24px;

  > :has(> input[type="text"]) {
    inline-size: 140px;
  }
  /* In the middle of the fields' height. */
  > :last-child {
    display: grid;
    align-content: center;
    min-block-size: var(--target-touch);
  }
`;

/** What goes on with what was checked, in sight all the time. */
export const CheckFoot = styled.div`
  position: sticky;
  inset-block-end: var(--shell-bottom, 0px);
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-block-start: 16px;
  padding-block: 12px;
  border-block-start: 1px solid var(--color-line);
  background: var(--color-ground);

  /* What is gone to by Tab is not left under it. */
  html:has(&) {
    scroll-padding-block-end: 180px;
  }
  > p {
    color: var(--color-ink-soft);
  }
  /* On a phone both buttons share its one line; that nothing was left out needs no other. */
  ${media.small} {
    margin-inline: -16px;
    padding: 8px 16px;

    > button {
      flex: 1;
    }
    > :is(p, div) {
      flex-basis: 100%;
    }
    > div {
      margin-block: -8px;
    }
    > [data-all] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${media.low} {
    position: static;

    html:has(&) {
      scroll-padding-block-end: 0;
    }
  }
`;
