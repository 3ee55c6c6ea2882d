import { media } from "@grantwright/ui";
import { css, keyframes, styled } from "styled-components";
import { held } from "../../../components/page/held.styles.ts";

/** The wizard's column. What goes on under the bar of the app fades out over it, so that no line of it is cut in half. */
export const Page = styled.div`
  max-inline-size: 800px;
  margin-inline: auto;
  padding: 56px 40px 160px;

  ${media.small} {
    padding: 20px 16px 120px;
  }
  &[data-above-form] {
    padding-block-end: 24px;
  }
  /* One button is filled: what makes the outline. The card that welcomes a visitor has the second one. */
  html:has(&) aside[data-place] button[data-variant="filled"]:not(:hover, [data-hovered]) {
    border-color: var(--color-edge);
    background: none;
    color: var(--color-brand);
  }
  ${media.small} {
    &:not([data-above-form])::after {
      content: "";
      position: fixed;
      inset: auto 0 var(--shell-bottom, 0px);
      block-size: 28px;
      background: linear-gradient(to top, var(--color-ground), transparent);
      pointer-events: none;
    }
  }
`;

/**
 * The sheet that the description is written on. Its edge is the field's: it shows where one writes, and there is no second one. The
 * ways to add to it, and how much there is of it, are on one line.
 */
export const Paper = styled.div`
  padding: 14px 40px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);

  &:has(textarea:focus) {
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
  }
  && [data-part="page"],
  && [data-part="page"]:focus-within:focus-within {
    --rule: transparent;
    outline: none;
    background-color: transparent;
  }
  && [data-invalid] [data-part="page"] {
    --rule: var(--color-danger-mark);
    --rule-width: 2px;
  }
  textarea {
    min-block-size: calc(7 * 1lh + 20px);
  }
  && [data-part="footer"] {
    align-items: start;
    column-gap: 8px;
    padding-block: 0;
  }
  && [data-part="actions"] {
    display: contents;
  }
  /* Right below the words that it is about, over the whole width. */
  [data-part="stops"] {
    grid-column: 1 / -1;
  }
  [data-part="stops"]:empty {
    margin-block-start: -4px;
  }
  && [data-part="footer"] > :last-child {
    min-block-size: 44px;

    ${media.touch} {
      min-block-size: 56px;
    }
  }
  ${media.small} {
    padding: 4px 16px;

    && [data-part="footer"] > :last-child {
      min-block-size: 44px;
    }
    textarea {
      min-block-size: 5lh;
      padding-block: 0;
    }
    /* What it becomes and what is done with it stay in sight: a long text scrolls in its place, whose height is whole lines. */
    && [data-part="page"] {
      --room: 50dvh - 156px;
      max-block-size: round(down, max(var(--room), 8rem), var(--text-18) * var(--leading-document));
      margin-block: 18px 12px;
      overflow-y: auto;
    }
    &&:has([data-part="stops"]:not(:empty)) [data-part="page"] {
      --room: 50dvh - 216px;
    }
  }
`;

/** Dictation and attachments: their buttons on one line, the words of the first in line with the text, and what they have to say below it. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 4px;
  padding-block: 6px;

  > div {
    display: contents;
  }
  && > div > :is(button, p) {
    order: -1;
    margin-inline-start: 0;
    border-color: transparent;
  }
  && > div:first-child > button {
    margin-inline-start: calc(var(--space-2) * -1);
  }
  > div > :not(button, p) {
    flex-basis: 100%;
    min-inline-size: 0;
  }
  ${media.small} {
    padding-block-start: 0;
  }
`;

const whole = keyframes`
  from { opacity: 0; }
`;

/** On a phone a line of small print is seen above what fades out over the bar, or not at all; a browser without such timelines shows it fading. */
const aboveTheBar = css`
  ${media.small} {
    &:not(:focus-within) {
      animation: ${whole} step-end both;
      animation-timeline: view(block 0px calc(var(--shell-bottom, 0px) + 20px));
      animation-range: entry;
    }
  }
  ${media.low} {
    &:not(:focus-within) {
      animation: none;
    }
  }
`;

/**
 * What kind of text it becomes. Where the bar of Way is held above it, it is seen with its choices or not at all; a browser without
 * such timelines shows it as it is.
 */
export const Types = styled.div`
  padding-block-start: 28px;

  /* They are chosen from; the examples below are only offered. */
  && [data-part="options"] label:not([data-selected]) {
    border-color: var(--color-edge);
  }

  ${media.small} {
    padding-block-start: 20px;

    &:has(+ [data-held]):not(:focus-within) {
      animation: ${whole} linear both;
      animation-timeline: view(block 0px calc(var(--shell-bottom, 0px) + 70px));
      animation-range: entry 80% entry 100%;
    }
  }
  ${media.low} {
    &&& {
      animation: none;
    }
  }
`;

/** What is done with the description. Once there are words it stays in sight on a phone, above the bar. */
export const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding-block: 24px 8px;

  > :last-child {
    text-decoration: underline;
    text-underline-offset: 3px;
    text-decoration-color: var(--color-edge);
  }
  ${media.small} {
    > :first-child {
      flex: 1 0 auto;
    }
    &[data-held] {
      ${held}
      margin-block-start: 12px;
      margin-inline: -16px;
      padding: 12px 16px;
      border-block-start: 1px solid var(--color-line);
      background: var(--color-ground);
    }
  }
  ${media.low} {
    &[data-held] {
      position: static;
    }
  }
`;

/** A sentence and an action on one line. */
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

/** Example prompts below what they are, two and two where their words let them; on a phone in one line, which goes on past the edge. */
export const Chips = styled.section`
  padding-block-start: 36px;

  > [aria-expanded] {
    margin-block: -20px 8px;
    margin-inline-start: -9px;
    text-decoration: underline;
  }
  > h2 {
    padding-block-end: 8px;
    font: var(--weight-text) var(--text-12) / var(--leading-12) var(--font-sans);
    color: var(--color-ink-faint);
  }
  > * {
    ${aboveTheBar}
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    max-inline-size: 36rem;
  }
  > div > button[data-variant] {
    border-color: var(--color-line);
    font-weight: var(--weight-text);
  }
  ${media.small} {
    > div {
      flex-wrap: nowrap;
      margin-inline: -16px;
      padding: 4px 16px;
      overflow-x: auto;
      scrollbar-width: none;
      scroll-padding-inline: 16px;
    }
    > div > button[data-variant] {
      max-inline-size: none;
      white-space: nowrap;
    }
  }
`;

/** What the template says of itself, above the description. */
export const Template = styled.div`
  display: grid;
  gap: 8px;
  padding-block: 48px 24px;
  scroll-margin-block-start: 16px;
  outline: none;

  > p {
    max-inline-size: 68ch;
  }
`;

/** The quiet lines under the action. */
export const Notes = styled.div`
  display: grid;
  gap: 8px;
  padding-block-start: 4px;

  > * {
    ${aboveTheBar}
  }
`;

/** What is written for, and how. */
export const Intro = styled.div`
  display: grid;
  gap: 4px;
  padding-block: 6px 20px;
`;
