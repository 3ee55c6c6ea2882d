import { styled } from "styled-components";
import { endsWithDots } from "../endsWith.styles.ts";
import { media } from "../../theme/media.ts";
import { coverStyles } from "../../actions/Link/cover.styles.ts";

export const Row = styled.li`
  --state-size: 92px;

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--state-size) auto;
  align-items: center;
  column-gap: 20px;
  padding-block: 16px;
  border-block-end: 1px solid var(--color-line);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 76px;

  /* What is skipped off screen is also clipped: not while a menu or a focus ring reaches out of the row. */
  &:has([aria-expanded="true"]),
  &:is(:hover, :focus-within) {
    z-index: 1;
    content-visibility: visible;
  }

  :is(h2, h3) {
    /* In line with the rest of the page, and cut at its own end. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    font: 480 var(--text-18) / 1.5rem var(--font-serif);
  }
  &:hover :is(h2, h3) {
    color: var(--color-brand);
  }
  /* As tall as its line: on its own, too, big enough to be hit. */
  a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  a {
    --cover-ring: -2px;

    ${coverStyles}
  }
  p {
    overflow-wrap: anywhere;
    color: var(--color-ink-soft);
  }
  &[data-dated] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 220px) var(--state-size) auto;
  }
  > [data-due] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    font-variant-numeric: tabular-nums lining-nums;
  }
  > [data-due="soon"] time {
    color: var(--color-ink);
    font-weight: var(--weight-label);
  }
  > .state {
    display: grid;
    gap: 8px;
  }
  &[data-staged] {
    --state-size: 240px;
  }
  &[data-staged] > .state {
    grid-template-columns: minmax(0, 1fr) 92px;
    align-items: center;
    column-gap: 12px;
  }
  > .state > .thread {
    display: contents;
  }
  > .state > .stage {
    overflow: hidden;
    text-overflow: ellipsis;
    text-align: end;
    white-space: nowrap;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-soft);
  }
  &[data-staged] > .state time {
    grid-column: 2;
  }
  > .state time {
    white-space: nowrap;
    text-align: end;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    font-variant-numeric: tabular-nums;
    color: var(--color-ink-faint);
  }
  > .actions {
    position: relative;
    ${endsWithDots}
  }
  /* Below the rest of the words, in one line. */
  ${media.medium} {
    &[data-dated] {
      grid-template-columns: minmax(0, 1fr) var(--state-size) auto;
    }
    > [data-due] {
      grid-area: 2 / 1 / auto / -1;
    }
  }
  /* The title has the line to itself, and the thread one of its own. */
  @media (max-width: 25em) {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: 8px;

    &[data-dated] {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    > .state {
      grid-area: 3 / 1 / auto / -1;
      grid-template-columns: 120px 1fr;
      align-items: center;
    }
    &:not([data-staged]) {
      padding-block-end: 8px;
    }
    /* What it is tells its stage already: the day ends that line, and no thread takes another. */
    &:not([data-staged]) > .state {
      grid-template-columns: auto;
      place-self: start end;
      margin-block-start: calc(-8px - var(--leading-14));
    }
    &:not([data-staged], [data-dated]) > .state {
      grid-row: 2;
    }
    &:not([data-staged]) > .state time {
      line-height: var(--leading-14);
    }
    &:not([data-staged]) > .state > .thread {
      display: none;
    }
    &:not([data-staged]) :is(p, [data-due]) {
      padding-inline-end: 3em;
    }
    &:not([data-staged]) > [data-due] {
      padding-inline-end: 7em;
    }
    /* In one line: the thread, then its stage, and the day at the end. */
    &[data-staged] > .state {
      grid-template-columns: 120px minmax(0, 1fr) auto;
    }
    &[data-staged] > .state > .stage {
      grid-area: 1 / 2;
      text-align: start;
    }
    &[data-staged] > .state time {
      grid-column: 3;
    }
    /* The middle of its dots in that of the title's first line. */
    > .actions {
      align-self: start;
      margin-block: -10px;
    }
  }
`;
