import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The head that stays in view: the way back, whether it is saved. */
export const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--layer-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-block-size: 52px;
  background: var(--color-ground);
  border-block-end: 1px solid var(--color-line);

  > div {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;

/** Two fields side by side where there is room: the one grid of these pages. In a row their inputs stand level, whatever is told above them. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: 12px 24px;

  label > span,
  > label {
    font-weight: var(--weight-label);
  }
  > [data-whole] {
    grid-column: 1 / -1;
  }
  &:not([data-short]) {
    row-gap: 6px;
    margin-block-end: calc(6px - var(--between, 28px));
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr);

    /* Numbers and short words have room enough in half of a small screen. */
    &[data-short] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 12px 16px;
    }
  }
`;

/** A deadline, and its zone beside it where that is asked for. */
export const DeadlineParts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  align-items: end;
  gap: 12px 24px;

  > p {
    grid-column: 1 / -1;
  }
`;

/** What was read from a call, under what was made of it: quieter than that, one block with a rule at its side. */
export const Quoted = styled.figure`
  align-self: start;
  min-inline-size: 0;
  margin: 0;
  padding-inline-start: 12px;
  border-inline-start: 2px solid var(--color-line);
  color: var(--color-ink-soft);
  font: var(--weight-text) var(--text-14) / var(--leading-14) var(--font-sans);
  overflow-wrap: anywhere;

  > :is(figcaption, blockquote) {
    display: inline;
  }
  > figcaption:not(:last-child)::after {
    content: ": ";
  }
  > small {
    display: block;
    font-size: var(--text-12);
  }
`;

/** That a field was looked for, and nothing taken. */
export const NotFound = styled.small`
  color: var(--color-ink-soft);
  font-size: var(--text-14);
  line-height: var(--leading-14);
`;

/** A field with what it was read from under it; in a Pair both stand level with their neighbours. */
export const Read = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
  min-inline-size: 0;

  ${Pair} > & {
    grid-row: span 2;
    grid-template-rows: subgrid;
    align-self: stretch;
  }
  ${Pair} > & > :first-child {
    align-self: end;
  }
  ${Pair}[data-short] > & > figure {
    padding-block-end: 4px;
  }
  /* The pair's rows are as near as a field and its line are; what keeps fields apart stands below both. */
  ${Pair}:not([data-short]) > & {
    padding-block-end: calc(var(--between, 28px) - 6px);
  }
  ${media.small} {
    ${Pair}:not([data-short]) > & {
      grid-row: auto;
      grid-template-rows: none;
    }
  }
`;

/** Entries in an order that can be changed. */
export const Entries = styled.ol`
  border-block-start: 1px solid var(--color-line);

  > li {
    border-block-end: 1px solid var(--color-line);
    background: var(--color-ground);
  }
  > li[data-dragging] {
    position: relative;
    z-index: 1;
    background: var(--color-raised);
    box-shadow: var(--shadow-float);
  }
`;

/** One entry in a line: handle, number, title, what can be done with it. */
export const EntryLine = styled.div`
  display: grid;
  grid-template-columns: 24px 24px minmax(0, 1fr) auto;
  align-items: start;
  gap: 8px;
  padding-block-start: 8px;

  /* The whole place before the title is to be taken hold of, 44 px wide at the least. */
  > [data-handle] {
    display: grid;
    grid-area: 1 / 1 / 2 / 3;
    grid-template-columns: 24px;
    place-items: center;
    justify-content: start;
    block-size: 44px;
    color: var(--color-ink-faint);
    cursor: grab;
    touch-action: none;
    user-select: none;
  }
  > [data-handle]:active {
    cursor: grabbing;
  }
  > [data-number] {
    grid-area: 1 / 2;
    padding-block-start: 11px;
    text-align: end;
    color: var(--color-ink-faint);
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  /* In the middle of the title's first line. */
  > button {
    margin-block-start: 6px;
  }
  ${media.small} {
    grid-template-columns: 18px 18px minmax(0, 1fr) auto;
    gap: 4px;

    > [data-handle] {
      grid-template-columns: 18px;
      margin-inline: -2px;
    }
    > [data-number] {
      text-align: center;
    }
  }
  ${media.touch} {
    > button {
      margin-block-start: 1px;
    }
  }
`;

/** What unfolds, quieter than what stands around it. */
export const Folded = styled.div`
  > div {
    border-block-end: 0;
  }
  > div > button {
    min-block-size: 32px;
    padding-block: 4px;
    color: var(--color-ink-soft);
    font-weight: var(--weight-text);
  }
  > div > button small {
    margin-inline-start: auto;
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  > div > [role="group"] > div {
    display: grid;
    gap: 16px;
  }
  ${media.touch} {
    > div > button {
      min-block-size: var(--target-touch);
    }
  }
`;

/** A part of the form that can be a line: closed ones are rows of one list, with hairlines between. */
export const Fold = styled(Folded)`
  &[data-closed] {
    border-block: 1px solid var(--color-line);
  }
  &[data-closed] + &[data-closed] {
    margin-block-start: calc(-1px - var(--between, 20px));
  }
  > div > button {
    min-block-size: 44px;
  }
  /* Open, it heads its fields. */
  &:not([data-closed]) > div > button {
    color: var(--color-ink);
  }
  > div > [role="group"] > div {
    gap: var(--between, 16px);
    padding-block: 8px 0;
  }
`;

/** What belongs to an entry, under it. */
export const EntryBody = styled.div`
  padding-inline-start: 64px;
  padding-block-end: 4px;

  ${media.small} {
    padding-inline-start: 44px;
    padding-block-end: 0;
  }
`;

/** A paper of the checklist. */
export const PaperLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 160px auto auto;
  align-items: start;
  gap: 8px 16px;
  padding-block: 12px;

  /* In the middle of its first line. */
  > :nth-last-child(2) {
    place-content: center start;
    align-items: center;
    min-block-size: var(--target-touch);
    row-gap: 0;
  }
  > button {
    margin-block: 6px;
  }
  ${media.touch} {
    > button {
      margin-block: 0;
    }
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    column-gap: 12px;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** What the other version says. */
export const Others = styled.dl`
  display: grid;
  gap: 8px;
  max-block-size: 320px;
  margin-block: 8px 12px;
  overflow: auto;

  dt {
    font-weight: var(--weight-label);
  }
  dd {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** Ticks one below the other, or side by side where there is room. */
export const Ticks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
`;

/** A section that is only looked at. */
export const Shown = styled.li`
  display: grid;
  justify-items: start;
  gap: 6px;
  padding-block: 14px;
`;
