import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/**
 * The section list beside the sheet, and the ways to what is said about it. What hangs over its edges, a ring or a quiet button, is not cut. What is said of a section goes below
 * its title rather than break that up.
 */
export const Contents = styled.div`
  position: sticky;
  inset-block-start: 126px;
  align-self: start;
  max-block-size: calc(100dvh - 150px);
  margin-inline: -10px;
  padding-inline: 10px;
  overflow: auto;

  > div {
    margin-block-start: var(--space-5);
  }
  > nav > header {
    display: grid;
    gap: var(--space-1);
    padding-block-end: var(--space-2);
    border-block-end: 1px solid var(--color-line);
  }
  a {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px;
    padding-block: 8px;
    padding-inline-start: 24px;
    border-block-end: 1px solid var(--color-line);
    color: var(--color-ink-soft);
  }
  a:hover {
    color: var(--color-ink);
    background: var(--color-hover);
  }
  a[aria-current] {
    color: var(--color-ink);
    font-weight: var(--weight-strong);
  }
  a > span:first-child {
    flex: none;
    min-inline-size: 20px;
    margin-inline-start: -24px;
    color: var(--color-ink-faint);
    font-variant-numeric: tabular-nums;
  }
  a > span:nth-child(2) {
    flex: 1 1 5.5em;
    overflow-wrap: anywhere;
  }
  a > span:has(+ em) {
    flex-basis: auto;
  }
  em {
    color: var(--color-ink-faint);
    font: italic 400 var(--text-14) / 1rem var(--font-serif);
  }
  a[aria-current] em:not([data-tone]) {
    color: var(--color-brand);
  }
  em[data-tone] {
    color: var(--color-attention);
    font: normal 600 var(--text-12) / 1rem var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  em[data-tone="soft"] {
    color: var(--color-ink-soft);
    font-weight: 400;
  }
  em[data-tone="danger"] {
    color: var(--color-danger);
  }
  svg {
    align-self: center;
    color: var(--color-brand);
  }
  a[data-last] {
    color: var(--color-ink);
    font-weight: var(--weight-label);
  }
  [data-last] svg {
    inline-size: 16px;
    block-size: 16px;
    margin-inline: -24px 4px;
  }
  [data-add] {
    padding-block: 3px;
    border-block-end: 1px solid var(--color-line);
  }
  [data-add] > button {
    margin-inline-start: calc(var(--space-2) * -1);
  }
  /* Its mark on the edge of the list, its words on those of the titles. */
  [data-add] > button > svg {
    margin-inline: -4px 4px;
  }
  [data-add] > button ~ p {
    padding-block: 2px 4px;
  }
  ${media.medium} {
    display: none;
  }
`;

/** The section list where there is no room beside the sheet: a chooser. */
export const Chooser = styled.div`
  display: none;

  ${media.medium} {
    position: sticky;
    z-index: var(--layer-sticky);
    inset-block-start: var(--head-size);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    inline-size: 100%;
    max-inline-size: 680px;
    padding-block: 12px;
    background: var(--color-ground);
  }
  ${media.small} {
    position: static;
    padding: 12px 16px;
    background: none;

    /* Alone at the end of a page, its mark stands on the edge of the text. */
    > button:first-child {
      margin-inline-start: -4px;
    }
  }
  > p {
    flex-basis: 100%;
  }
  > div {
    flex: 1;
    padding-inline: 14px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-flat);
    background: var(--color-sheet);
  }
  > div:hover {
    border-color: var(--color-edge);
  }
  > div > svg {
    margin-inline-start: auto;
  }
  em {
    flex: none;
    color: var(--color-ink-soft);
    font: italic 400 var(--text-14) / 1rem var(--font-serif);
  }
  em > svg {
    color: var(--color-brand);
  }
  em[data-tone] {
    color: var(--color-attention);
    font: normal 600 var(--text-12) / 1rem var(--font-sans);
  }
  em[data-tone="soft"] {
    color: var(--color-ink-soft);
    font-weight: 400;
  }
  em[data-tone="danger"] {
    color: var(--color-danger);
  }
`;
