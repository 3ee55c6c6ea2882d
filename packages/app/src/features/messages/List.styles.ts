import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The list's pane: its name, tabs that stay, and the rows. */
export const ListFrame = styled.div`
  [role="tablist"] {
    margin-inline: 12px;
  }
  /* The drawing of the first tab stands where its word does. */
  &[data-compact] [role="tablist"] {
    margin-inline: 14px;
  }
  [data-part="row"] {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    background: var(--color-ground);
  }
  ${media.small} {
    [role="tablist"] {
      margin-inline: 4px;
    }
  }
`;

/** The name of the screen, where other screens have theirs. */
export const ListHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: 12px;
  padding-block: 48px 12px;
  padding-inline: 24px 20px;

  /* Its words end where the search does. */
  > button {
    margin-inline-end: calc(var(--space-2) * -1);
    text-decoration: underline 1px color-mix(in oklch, currentColor 35%, transparent);
    text-underline-offset: 3px;
  }

  > h1 {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.small} {
    padding-block: 24px 8px;
    padding-inline: 16px;
  }
`;

/** The search, and the button for a new message: under the rule of the tabs, with air on both sides. */
export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block: 16px;
  padding-inline: 24px 20px;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  ${media.small} {
    padding-inline: 16px 8px;

    &:has(> :only-child) {
      padding-inline-end: 16px;
    }
  }
`;

/** The rows of a list. \`data-compact\` is set while a conversation is open: the read toggles go. */
export const Rows = styled.ul`
  container-type: inline-size;

  li {
    position: relative;
    display: grid;
    grid-template: auto auto auto / 36px minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 12px;
    padding-block: 12px;
    padding-inline: 24px 20px;
    border-block-end: 1px solid var(--color-line);
    content-visibility: auto;
    contain-intrinsic-size: auto 89px;
  }
  li > :first-child {
    grid-row: 1 / 4;
  }
  li:hover {
    background: var(--color-hover);
  }
  [data-current] {
    background: var(--color-sheet);
    box-shadow: inset 3px 0 var(--color-brand);

    &:dir(rtl) {
      box-shadow: inset -3px 0 var(--color-brand);
    }
  }
  a {
    /* Two lines: the first has the name of a document, and what happened to it is to be read, too. */
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    grid-column: 2 / -1;
    overflow: hidden;
    overflow-wrap: anywhere;
    text-wrap: pretty;
    unicode-bidi: plaintext;
    outline: none;
  }
  /* The whole row is the link. */
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  a:focus-visible::after {
    outline: 2px solid var(--color-focus);
    outline-offset: -3px;
  }
  [data-unread] a {
    font-weight: var(--weight-strong);
  }
  /* In the margin, where the eye goes down the rows. */
  [data-unread] a::before {
    content: "";
    position: absolute;
    inset-block-start: calc(50% - 4px);
    inset-inline-start: 9px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--color-brand);
  }
  [data-part="text"] {
    grid-column: 2 / -1;
  }
  [data-part="from"] {
    font-size: var(--text-12);
  }
  :is([data-part="text"], [data-part="from"]) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: plaintext;
    color: var(--color-ink-soft);
  }
  [data-part="end"] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: var(--target-mouse);
    color: var(--color-ink-faint);
    font-size: var(--text-12);
    white-space: nowrap;
  }
  [data-unread] [data-part="end"] {
    color: var(--color-ink-soft);
  }
  [data-toggle] {
    position: relative;
    z-index: 1;
  }
  [data-compact] & [data-toggle] {
    display: none;
  }
  /* As many as there are rows: quiet until one of them is meant. */
  [data-toggle]:not(:hover, :focus-visible) > u {
    text-decoration: none;
  }
  /* With a mouse it comes to the row that is pointed at, and takes no room from the sender before; a finger has nothing to point with. */
  @media (hover: hover) {
    li:not(:hover, :focus-within) [data-toggle] {
      position: absolute;
      opacity: 0;
    }
  }
  /* In a pane drawn narrow, the date and what stands before it go below the name. */
  @container (width < 300px) {
    li {
      row-gap: 4px;
      padding-inline: 16px 12px;
    }
    [data-unread] a::before {
      inset-inline-start: 4px;
    }
    li > :first-child {
      grid-row: 1 / 5;
    }
    [data-part="from"],
    [data-part="end"] {
      grid-column: 2 / -1;
    }
    [data-part="end"] {
      flex-wrap: wrap;
      row-gap: 4px;
    }
  }
  /* Its words would leave the sender no room: a letter that is opened or shut says it. */
  [data-toggle] > svg {
    display: none;
  }
  ${media.small} {
    li {
      padding-inline: 16px;
    }
    /* Before the subject, in its first line. */
    [data-unread] a {
      text-indent: 16px;
    }
    [data-unread] a::before {
      inset-block-start: calc(12px + (var(--leading-14) - 8px) / 2);
      inset-inline-start: 64px;
    }
    /* The time ends the first line, and what presses the line of the sender. */
    a {
      grid-column: 2;
    }
    [data-part="end"] {
      display: contents;
    }
    time {
      grid-area: 1 / 3;
      place-self: start end;
      line-height: var(--leading-14);
    }
    [data-part="end"] > :first-child:not(button, time) {
      grid-area: 3 / 3;
      justify-self: end;
      margin-inline-end: 32px;
    }
    /* What marks it ends the line of the sender. */
    [data-toggle] > u {
      display: none;
    }
    [data-toggle] > svg {
      display: block;
    }
    [data-toggle] {
      position: absolute;
      inset-block-end: 8px;
      inset-inline-end: 12px;
      justify-content: center;
      inline-size: 24px;
      color: var(--color-ink-faint);
    }
    [data-toggle]::after {
      inset-inline: -10px;
    }
    li:not(:hover, :focus-within) [data-toggle] {
      opacity: 1;
    }
  }
  ${media.forcedColors} {
    [data-unread] a::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/** What pressing it makes of a message; one that is unread has a badge before, where there is room for it. */
export const ReadToggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: var(--target-mouse);
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-ink-soft);
  font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);

  > u {
    text-decoration: underline 1px var(--color-edge);
    text-underline-offset: 3px;
  }
  > span {
    padding: 2px 8px;
    border-radius: var(--radius-flat);
    background: var(--color-sunken);
  }
  &[data-unread] > span {
    background: var(--color-brand-wash);
    color: var(--color-brand);
  }
  &:hover {
    color: var(--color-ink);
  }
  &:hover > u {
    text-decoration-color: currentColor;
  }
  ${media.touch} {
    position: relative;

    /* A finger's breadth, without the looks of it. */
    &::after {
      content: "";
      position: absolute;
      inset: -12px -4px;
    }
  }
`;

/** The place of a row while the list loads. */
export const RowPlace = styled.div`
  display: grid;
  align-content: center;
  gap: 10px;
  block-size: 89px;
  padding-block: 0;
  padding-inline: 72px 20px;
  border-block-end: 1px solid var(--color-line);
`;
