import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** A conversation: its head, its messages, and the box for the answer, which stays at the bottom. */
export const Conversation = styled.div`
  --pane-edge: 56px;
  flex: 1;
  display: flex;
  flex-direction: column;

  > header {
    /* What it is about stands on the line of the list's name. */
    padding: 50px var(--pane-edge) 18px;
    overflow-wrap: anywhere;
  }
  > header > * {
    max-inline-size: 760px;
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

    /* What it is about stays in sight, however long what is read of it. */
    > header {
      position: sticky;
      z-index: 2;
      inset-block-start: 0;
      padding-block: 8px;
      border-block-end: 1px solid var(--color-line);
      background: var(--color-sheet);
    }
    > header > h2 {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
    }
    > [data-part="messages"] > :first-child {
      border: 0;
    }
    article,
    article :is(a, button) {
      scroll-margin-block-start: 136px;
    }
  }
  ${media.low} {
    > header {
      position: static;
    }
  }
`;

/**
 * One message of a conversation. `data-requested` marks the one that was asked for, `data-product` what the product wrote: its link is what
 * there is to do, and on a phone it stays whole above the bar, however long the message is.
 */
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
  > div > header + * {
    padding-block-start: 16px;
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
  &[data-product] p > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 40px;
    margin-block-start: var(--space-2);
    padding-inline: var(--space-5);
    border: 1px solid transparent;
    border-radius: var(--radius-flat);
    background: var(--color-brand);
    color: var(--color-on-brand);
    font: var(--weight-strong) var(--text-14) / var(--leading-14) var(--font-sans);
    text-decoration: none;

    &:hover {
      background: var(--color-brand-hover);
    }
    ${media.touch} {
      min-block-size: var(--target-touch);
    }
  }
  ul + p {
    padding-block-start: 14px;
  }
  > div > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 4px;
    padding-block-start: 8px;
    margin-inline-start: -8px;
  }
  /* What is listed by name has what there is to know of it below. */
  li:has(> a) {
    padding-block: 4px;
    font: var(--weight-text) var(--text-14) / 1.5 var(--font-sans);
    color: var(--color-ink-soft);
  }
  li > a {
    font: 460 var(--text-18) / 1.35 var(--font-serif);
  }
  details {
    flex: 1;
    min-inline-size: 0;
    padding-inline: 8px;
    border: 0;
    color: var(--color-ink-soft);
  }
  pre {
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
      min-block-size: 48px;
      align-content: center;
    }
    /* What stands below the act that is pinned is not hidden by it. */
    &[data-product] li a {
      scroll-margin-block-end: 96px;
    }
    &[data-product] p:last-child:has(> a:only-child) {
      position: sticky;
      inset-block-end: 0;
      padding-block-end: 16px;
      background: var(--color-sheet);
    }
    /* When it came stands below the name, and what is done with it at the end of that line. */
    header > :last-child {
      flex: 1 0 100%;
      flex-direction: row-reverse;
      justify-content: space-between;
    }
  }
  ${media.low} {
    &[data-product] p:last-child:has(> a:only-child) {
      position: static;
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
  padding-block: 14px 20px;
  padding-inline: var(--pane-edge) max(var(--pane-edge), 72px);
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
    padding: 10px var(--pane-edge);

    &:dir(rtl) {
      padding-inline: var(--pane-edge);
    }
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
