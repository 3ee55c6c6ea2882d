import { media } from "@grantwright/ui";
import { styled } from "styled-components";
import { wayBack } from "../../../components/page/wayBack.styles.ts";
import { besidePaper } from "./notes/besidePaper.ts";

/** Paper, and the rail beside it. */
export const View = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 776px) 304px;
  justify-content: center;
  gap: 64px;
  padding-block: 40px 96px;
  padding-inline: 40px 72px;

  @media ${besidePaper} {
    &[data-noted] {
      grid-template-columns: minmax(0, 952px) 264px;
      gap: 32px;
    }
  }
  /* As wide as the sheet of a draft. */
  ${media.medium} {
    grid-template-columns: minmax(0, 680px);
    gap: 32px;
    padding-inline: 40px;
  }
  ${media.small} {
    padding: 16px 0 96px;
  }
  /* While a section is edited, one button is filled: the one that keeps it. */
  &:has(form[data-part="edit"])
    :is([data-part="tools"], [data-part="rail"])
    button[data-variant="filled"]:not([data-hovered]) {
    border-color: var(--color-edge);
    background: none;
    color: var(--color-brand);
  }
  /* While somebody writes, the window's end is for what ends the writing, and nothing else stays over the text. */
  ${media.medium} {
    &:has(form[data-part="edit"]:focus-within) {
      [data-part="sheet"] {
        display: none;
      }
      form[data-part="edit"] {
        --edit-end: var(--shell-bottom, 0px);
      }
      [data-part="tools"] {
        position: static;
      }
    }
  }
`;

/** The way back, and which revision it is, above all that is said about it; beside notes as wide as the paper. */
export const TopLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-block-size: 24px;
  padding-block-end: 12px;
  color: var(--color-ink-soft);

  > a {
    ${wayBack}
    color: var(--color-ink);
  }
  > a:hover {
    color: var(--color-brand);
  }
  @media ${besidePaper} {
    [data-noted] & {
      margin-inline-end: 240px;
    }
  }
  ${media.small} {
    margin-block-start: -16px;
    padding: 0 16px;

    > a {
      min-block-size: var(--target-touch);
    }
  }
  @media print {
    display: none;
  }
`;

/** The note above the paper. */
export const ReviewNote = styled.div`
  display: grid;
  gap: 8px;
  padding-block-end: 20px;

  @media ${besidePaper} {
    [data-noted] & {
      margin-inline-end: 240px;
    }
  }
  ${media.small} {
    padding: 0 16px 16px;
  }
`;

/** The sheet. */
export const Paper = styled.article`
  padding: 72px 96px 96px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  font: 400 var(--text-18) / var(--leading-document) var(--font-serif);

  /* The sheet is what lies behind its words; notes stand beside it. */
  @media ${besidePaper} {
    [data-noted] & {
      position: relative;
      isolation: isolate;
      padding-inline: 64px 304px;
      background: none;
      border: 0;
    }
    [data-noted] &::before {
      content: "";
      position: absolute;
      inset-block: 0;
      inset-inline: 0 240px;
      z-index: -1;
      background: var(--color-sheet);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-flat);
    }
  }
  ${media.medium} {
    padding: 48px 64px 64px;
  }
  ${media.small} {
    padding: 24px 20px 48px;
    border-width: 1px 0;
    border-radius: 0;
  }
`;

/** The sheet while it loads. */
export const PaperSkeleton = styled.div`
  display: grid;
  align-content: start;
  gap: 20px;
  min-block-size: 80vh;
  padding: 72px 96px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);

  ${media.medium} {
    padding: 48px 64px;
  }
  ${media.small} {
    padding: 24px 20px;
  }
`;

/** Title of the document. */
export const PaperHead = styled.header`
  display: grid;
  gap: 12px;
  padding-block-end: 32px;

  > h1 + p {
    font: italic 400 var(--text-18) / var(--leading-18) var(--font-serif);
    color: var(--color-ink-soft);
  }
  ${media.small} {
    gap: 8px;
    padding-block-end: 16px;

    && > h1 {
      font-size: var(--text-28);
      line-height: var(--leading-28);
    }
    > h1 + p {
      font-size: var(--text-16);
    }
  }
`;

/** One section of the document. */
export const DocSection = styled.section`
  position: relative;
  padding-block: 24px 12px;
  scroll-margin-block-start: 24px;

  > header {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    padding-block-end: 8px;
  }
  /* What is still asked for begins where the text does, each in a line of its own. */
  p[data-open] {
    text-indent: 0;
  }
  p[data-open] > span {
    display: block;
  }
  p[data-open] mark {
    margin-inline-start: -2px;
  }
  p + p[data-open],
  p[data-open] > span + span {
    padding-block-start: 8px;
  }
  > header > span:first-child {
    position: absolute;
    inset-inline-start: -44px;
    inline-size: 28px;
    text-align: end;
    font: 400 var(--text-22) / var(--leading-22) var(--font-serif);
    font-variant-numeric: oldstyle-nums;
    color: var(--color-ink-faint);
  }
  > header > h2 {
    flex: 1 1 0;
    min-inline-size: min(100%, 200px);
  }
  /* What stands beside its title at rest. */
  @media (hover: hover) and (min-width: 641px) {
    > header:has([data-part="toggle"]) {
      padding-inline-end: 72px;
    }
  }
  ${media.small} {
    > header {
      align-items: start;
      gap: 4px 10px;
      padding-block-end: 0;
    }
    /* Their first line in the middle of the tools beside them, on the edge of the text. */
    > header > h2,
    > header > span:first-child {
      padding-block: calc((var(--target-touch) - var(--leading-22)) / 2);
    }
    > header > h2 {
      min-inline-size: 150px;
    }
    > header > span:first-child {
      position: static;
      inline-size: auto;
    }
  }
`;

/**
 * Actions of a section, at the end of its head: the pencil and the mark of more stand there, and while it is pointed at or somebody is in it the others
 * stand before them, so that nothing moves under the pointer; where there is nothing to point with, all of them always.
 */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  margin-inline-end: -8px;
  font: 400 var(--text-12) / var(--leading-12) var(--font-sans);

  > [data-part="more"] {
    display: contents;
  }
  > [data-part="toggle"] {
    display: none;
  }
  @media (hover: hover) and (min-width: 641px) {
    position: absolute;
    inset-inline-end: 0;
    inset-block-start: 0;
    flex-wrap: nowrap;
    padding-inline-start: 24px;
    pointer-events: none;

    > * {
      pointer-events: auto;
    }
    > button:first-child {
      flex-direction: row-reverse;
      color: var(--color-ink-faint);
    }
    > [data-part="more"] {
      display: flex;
      gap: 2px;
      order: -1;
      transition: opacity var(--fast);
    }
    /* A mark of what comes with the pointer or the focus; no button, for it has nothing to do. */
    &:has(> [data-part="toggle"])::after {
      content: "⋯" / "";
      padding-inline: 8px;
      font-size: var(--text-18);
      color: var(--color-ink-faint);
    }
    section:not(:hover, :focus-within) > header > & {
      > button:first-child > span {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      /* Where a finger may press as well nothing is there unseen. */
      @media not (any-pointer: coarse) {
        > [data-part="more"]:is([data-folded], :first-child) {
          opacity: 0;
        }
      }
    }
    section:is(:hover, :focus-within) > header > & {
      background: linear-gradient(to left, var(--color-sheet) calc(100% - 24px), transparent);

      &:dir(rtl) {
        background: linear-gradient(to right, var(--color-sheet) calc(100% - 24px), transparent);
      }
      > button:first-child {
        color: var(--color-ink-soft);
      }
      &::after {
        visibility: hidden;
      }
    }
  }
  ${media.small} {
    display: contents;

    /* Beside the title Edit is its mark, and the rest is folded away below. */
    > button:first-child {
      min-inline-size: 44px;
      padding-inline: 0;
      margin-inline-start: auto;

      > span {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
    > [data-part="toggle"] {
      display: inline;
      margin-inline-start: -10px;
      margin-inline-end: -14px;
    }
    > [data-part="more"] {
      display: flex;
      align-items: center;
      gap: 8px;
      flex-basis: 100%;
      margin-inline-start: -10px;
    }
    /* The one tool that there is stands beside the title. */
    > [data-part="more"]:first-child {
      flex-basis: auto;
      margin-inline: auto -14px;
    }
    > [data-part="more"][data-folded],
    > [data-part="more"]:empty {
      display: none;
    }
  }
`;

/** How long a section is, at its foot. */
export const Counts = styled.p`
  padding-block-start: 6px;
  font: 400 var(--text-12) / var(--leading-12) var(--font-sans);
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-faint);
`;

/** The line of an optional section that was left empty. */
export const LeftOut = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  padding-block: 8px;
  scroll-margin-block-start: 24px;
  font: 400 var(--text-14) / var(--leading-14) var(--font-sans);
  color: var(--color-ink-soft);

  button {
    color: var(--color-brand);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** The form in which a section is edited. */
export const EditForm = styled.form`
  --edit-end: 0px;

  display: grid;
  gap: 12px;

  /* Above the bars that stand at the end of the window. */
  ${media.medium} {
    --edit-end: calc(var(--shell-bottom, 0px) + 49px);
  }

  > [role="status"]:empty {
    margin-block-start: -12px;
  }
  && [data-part="page"] {
    margin-block-start: 2px;
  }

  /* What ends the editing stays in sight while the text is longer than the window; it ends where the frame of the field does. */
  > div:last-child {
    position: sticky;
    inset-block-end: var(--edit-end);
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 8px 12px;
    justify-content: flex-end;
    margin-block-start: -12px;
    margin-inline: -12px;
    padding-block-end: 10px;
    background: var(--color-sheet);

    ${media.small} {
      margin-inline: -10px;
    }

    ${media.low} {
      position: static;
    }
  }
  /* So does how much there is, right above it, and clear of the frame of the field. */
  && [data-part="footer"] {
    margin-block-start: 3px;
    padding-block-start: 5px;
    position: sticky;
    inset-block-end: calc(var(--edit-end) + 42px);
    z-index: 1;
    background: var(--color-sheet);

    ${media.touch} {
      inset-block-end: calc(var(--edit-end) + 54px);
    }
    ${media.low} {
      position: static;
    }
  }
`;

/** What stands beside the paper. Where it goes on below the window it ends with a line, as its last row does. */
export const Rail = styled.aside`
  position: sticky;
  inset-block-start: 40px;
  align-self: start;
  max-block-size: calc(100dvh - 40px);
  overflow: auto;
  scroll-padding-block: 8px 32px;
  scrollbar-width: thin;
  scrollbar-color: var(--color-edge) transparent;
  display: flex;
  flex-direction: column;
  gap: 16px;

  > * {
    flex: none;
  }
  &::after {
    content: "";
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    flex: none;
    margin-block-start: -17px;
    border-block-end: 1px solid var(--color-line);
    pointer-events: none;
  }

  /* Something stands over it: nobody sees or reaches it meanwhile. */
  [data-covered] & {
    visibility: hidden;
  }
  ${media.medium} {
    display: none;
  }
`;

/** Between the page and the sheet over it: a press on it folds the sheet. */
export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--layer-float);
  background: var(--color-scrim);

  ${media.low} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** What stands beside the paper, where it is in a sheet from the bottom. */
export const InSheet = styled.div`
  display: grid;
  gap: 28px;
  padding-block: 4px 32px;

  /* The sheet has a title: what stands in it has the smaller ones of parts. */
  section > h2,
  section > header > h2 {
    font: var(--weight-label) var(--text-16) / var(--leading-16) var(--font-sans);
  }
  /* Opened to send it is headed by what it is for, and what is to be done before stands in one line. */
  &[data-sending] {
    gap: 16px;
    padding-block-start: 0;
  }
  &[data-sending] > :first-child > button {
    border-block-start: 1px solid var(--color-line);
  }
  &[data-to-do] > section:first-child > ul {
    border-block-start: 1px solid var(--color-line);
  }
  &[data-to-do] > section:first-child > h2,
  &[data-sending] > :first-child section > h2,
  &[data-sending] > [data-part="send"] > header {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  ${media.small} {
    [data-part="files"] > a {
      flex: 1;
    }
    [data-part="sent"] > button {
      flex: 1 1 40%;
    }
  }
`;

/** The switches at the head of the rail. */
export const RailHead = styled.div`
  display: grid;

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 40px;
    border-block-end: 1px solid var(--color-line);
    font-weight: var(--weight-label);

    ${media.touch} {
      min-block-size: var(--target-touch);
    }
  }
  > div:first-child {
    border-block-start: 1px solid var(--color-line);
  }
  > div > a[data-variant] {
    justify-content: space-between;
    inline-size: 100%;
    padding-inline: 0;
    border: 0;
    border-radius: 0;
    color: var(--color-ink);
    font-weight: var(--weight-label);
  }
  ul {
    display: flex;
    gap: 4px;
  }
  ul a {
    display: grid;
    place-items: center;
    min-block-size: 32px;
    padding-inline: 10px;
    border-radius: var(--radius-flat);
    color: var(--color-brand);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ul a:hover {
    background: var(--color-hover);
  }
  ${media.small} {
    ul a {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
`;

/** The tools of a proposal in one list, a line between two of them, the last ones folded or not. */
export const RailGroup = styled.div`
  > ${RailHead}:not(:empty) + *,
  > div + :is([data-rac], ${RailHead} > div:first-child) {
    border-block-start: 0;
  }
  > ${RailHead}:not(:first-child) > div:first-child {
    border-block-start: 0;
  }
`;

/** The numbers of the revisions. */
export const RevisionNumbers = styled.ol`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 2px;

  a {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--radius-flat);
    color: var(--color-ink-soft);
    font: 400 var(--text-18) / 1 var(--font-serif);
    font-variant-numeric: tabular-nums;
  }
  a:hover {
    background: var(--color-hover);
  }
  a[aria-current] {
    color: var(--color-brand);
    background: var(--color-brand-wash);
    font-weight: 480;
  }
  ${media.small} {
    a {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`;

/** Why a file is not all it could be. */
export const FileNote = styled.p`
  padding-block-start: 8px;
  font: 400 var(--text-14) / var(--leading-14) var(--font-sans);
  color: var(--color-attention);
`;

/** The suggestions of the assessment. */
export const Results = styled.section`
  > h2 {
    padding-block-end: 8px;
    border-block-end: 1px solid var(--color-line);
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
  }
`;

/** The text of a section, with marks beneath the words that are talked about: the browser paints them. */
export const Talked = styled.div`
  outline: none;

  &::highlight(commented),
  & *::highlight(commented) {
    text-decoration: underline 1.5px var(--color-brand);
    text-underline-offset: 4px;
  }
  &::highlight(commented-active),
  & *::highlight(commented-active) {
    background-color: var(--color-brand-wash);
    text-decoration: underline 1.5px var(--color-brand);
    text-underline-offset: 4px;
  }
`;
