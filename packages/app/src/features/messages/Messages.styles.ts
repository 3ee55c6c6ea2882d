import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The screen: as high as the window leaves, so that its two panes scroll by themselves. */
export const Desk = styled.div`
  block-size: calc(100dvh - var(--shell-bottom));
  min-block-size: 320px;

  ${media.small} {
    block-size: calc(100dvh - var(--shell-bottom) - 56px);
  }
`;

/** The list's pane: a head that stays, tabs, and the rows. */
export const ListFrame = styled.div`
  [role="tablist"] {
    margin-inline-end: 12px;
  }
  [data-part="row"] {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    min-block-size: 76px;
    padding-block-start: 16px;
    background: var(--color-ground);
  }
  [data-part="row"] > [data-part="heading"] {
    padding: 0 0 8px;
    padding-inline-start: 24px;
    white-space: nowrap;
  }
  ${media.small} {
    [data-part="row"] {
      padding-block-start: 8px;
    }
    [data-part="row"] > [data-part="heading"] {
      padding-inline-start: 16px;
    }
  }
`;

/** The search, and the button for a new message. */
export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 10px 20px 10px 24px;
  border-block-end: 1px solid var(--color-line);

  label {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
    color: var(--color-ink-soft);
  }
  label > svg {
    flex: none;
  }
  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 36px;
    padding: 0 4px;
    border: 0;
    border-radius: var(--radius-flat);
    background: none;
    color: var(--color-ink);
    font: var(--weight-text) var(--text-14) / var(--leading-14) var(--font-sans);
  }
  input::placeholder {
    color: var(--color-ink-faint);
    opacity: 1;
  }
  ${media.small} {
    padding-inline: 16px 8px;

    input {
      min-block-size: var(--target-touch);
      font-size: var(--text-16);
    }
  }
`;

/** The rows of a list. \`data-compact\` is set while a conversation is open: the read toggles go. */
export const Rows = styled.ul`
  li {
    position: relative;
    display: grid;
    grid-template: auto auto / 36px minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 12px;
    padding: 12px 20px 12px 24px;
    border-block-end: 1px solid var(--color-line);
    content-visibility: auto;
    contain-intrinsic-size: auto 69px;
  }
  li > :first-child {
    grid-row: 1 / 3;
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
    grid-column: 2 / -1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
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
  [data-unread] a::before {
    content: "";
    display: inline-block;
    inline-size: 7px;
    block-size: 7px;
    margin-inline-end: 7px;
    border-radius: 50%;
    background: var(--color-brand);
    vertical-align: 1px;
  }
  [data-part="from"] {
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
  ${media.small} {
    li {
      padding-inline: 16px;
    }
  }
  ${media.forcedColors} {
    [data-unread] a::before {
      background: CanvasText;
    }
  }
`;

/** Whether a message is read: a badge that is also the switch. */
export const ReadToggle = styled.button`
  min-block-size: var(--target-mouse);
  padding: 2px 8px;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-flat);
  background: var(--color-sheet);
  color: var(--color-ink-soft);
  font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);

  &[data-unread] {
    border-color: transparent;
    background: var(--color-brand-wash);
    color: var(--color-brand);
  }
  &:hover {
    color: var(--color-ink);
    text-decoration: underline;
  }
  ${media.small} {
    position: relative;

    /* A finger's breadth, without the looks of it. */
    &::after {
      content: "";
      position: absolute;
      inset: -10px -4px;
    }
  }
  ${media.forcedColors} {
    &[data-unread] {
      border-color: ButtonBorder;
    }
  }
`;

/** What stands in a pane instead of what is not there. */
export const Place = styled.div`
  padding: 40px 24px;
`;

/** The place of a row while the list loads. */
export const RowPlace = styled.div`
  display: grid;
  align-content: center;
  gap: 10px;
  block-size: 69px;
  padding: 0 20px 0 72px;
  border-block-end: 1px solid var(--color-line);
`;

/** A conversation: its head, its messages, and the box for the answer, which stays at the bottom. */
export const Conversation = styled.div`
  --pane-edge: 56px;
  flex: 1;
  display: flex;
  flex-direction: column;

  > header {
    padding: 28px var(--pane-edge) 18px;
    overflow-wrap: anywhere;
  }
  > header > p {
    padding-block-start: 2px;
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums;
  }
  > [data-part="messages"] {
    flex: 1;
    padding: 0 var(--pane-edge) 40px;
  }
  ${media.medium} {
    --pane-edge: 32px;
  }
  ${media.small} {
    --pane-edge: 16px;

    > header {
      padding-block: 8px 14px;
    }
  }
`;

/** One message of a conversation. \`data-requested\` marks the one that was asked for. */
export const MessageFrame = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: 16px;
  max-inline-size: 760px;
  padding-block: 20px;
  border-block-start: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  > * {
    position: relative;
  }
  &[data-requested]::before {
    content: "";
    position: absolute;
    inset: 8px -20px;
    border-radius: var(--radius-flat);
    background: color-mix(in oklch, var(--color-brand-wash) 58%, var(--color-sheet));
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    min-block-size: 36px;
    color: var(--color-ink-soft);
  }
  header b {
    color: var(--color-ink);
    font-weight: var(--weight-strong);
  }
  header > :last-child {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-inline-start: auto;
  }
  time {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-requested] [data-unread] {
    background: var(--color-sheet);
  }
  > div > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px;
    padding-block-start: 8px;
    margin-inline-start: -8px;
  }
  details {
    flex: 1;
    min-inline-size: 0;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    inline-size: fit-content;
    min-block-size: 40px;
    padding-inline: 8px;
    border-radius: var(--radius-flat);
    color: var(--color-ink-soft);
    font-weight: var(--weight-label);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    background: var(--color-hover);
    color: var(--color-ink);
  }
  [open] > summary > svg {
    rotate: 180deg;
  }
  pre {
    margin: 4px 8px 0;
    padding: 12px;
    overflow-x: auto;
    border-radius: var(--radius-flat);
    background: var(--color-sunken);
    font:
      400 var(--text-12) / 1.5 ui-monospace,
      monospace;
    white-space: pre-wrap;
  }
  ${media.small} {
    gap: 4px 12px;

    &[data-requested]::before {
      inset-inline: -10px;
    }
    /* The text has the whole width, below the avatar and the names. */
    > div {
      display: contents;
    }
    > div > :not(header) {
      position: relative;
      grid-column: 1 / -1;
    }
    header {
      position: relative;
    }
    summary {
      min-block-size: var(--target-touch);
    }
  }
`;

/** The box for the answer, at the bottom of its pane. It leaves room for the side menu. */
export const ReplyForm = styled.form`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 16px;
  padding: 14px max(var(--pane-edge), 72px) 20px var(--pane-edge);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-sheet);

  &:dir(rtl) {
    padding-inline: var(--pane-edge) max(var(--pane-edge), 72px);
  }
  > div {
    flex: 1;
    min-inline-size: 0;
  }
  > [data-part="notice"] {
    flex: 1 0 100%;
    padding-block: 0;
  }
  > button {
    block-size: 44px;
  }
  textarea {
    display: block;
    inline-size: 100%;
    min-block-size: 44px;
    max-block-size: 40dvh;
    padding: 9px 14px;
    border: 1px solid var(--color-edge);
    border-radius: var(--radius-flat);
    background: transparent;
    color: var(--color-ink);
    font: 400 var(--text-18) / 1.5rem var(--font-serif);
    resize: none;
    field-sizing: content;
  }
  &[data-open] textarea {
    min-block-size: 116px;
  }
  textarea::placeholder {
    color: var(--color-ink-faint);
    opacity: 1;
  }
  textarea:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
  }
  [role="alert"] {
    padding-block-start: 6px;
    color: var(--color-danger);
  }
  ${media.small} {
    gap: 8px;
    padding-block: 10px;
  }
`;

/** The reply as it will be sent, in the question before it is. */
export const Preview = styled.p`
  max-block-size: 30dvh;
  overflow: auto;
  overflow-wrap: anywhere;
  font: italic 400 var(--text-18) / var(--leading-document) var(--font-serif);
  white-space: pre-wrap;
`;
