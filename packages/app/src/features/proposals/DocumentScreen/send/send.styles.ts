import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** What has to be looked at, a line each. The papers unfold below the line that counts them, which is their heading. */
export const Checks = styled.section`
  > h2 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding-block-end: 8px;
    border-block-end: 1px solid var(--color-line);
    font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
  }
  h2 > small {
    font: var(--weight-text) var(--text-14) / 1 var(--font-sans);
    color: var(--color-ink-soft);
  }
  > ul > li {
    position: relative;
    display: grid;
    grid-template: minmax(40px, 1fr) / 20px minmax(min-content, 1fr) auto;
    align-items: center;
    column-gap: 8px;
    min-block-size: 40px;
    border-block-end: 1px solid var(--color-line);
  }
  /* The sections in which it is, below; each a way of its own. */
  > ul > li > p {
    grid-column: 2 / -1;
    padding-block-end: 10px;
    margin-block-start: -4px;
    color: var(--color-ink-soft);
    overflow-wrap: anywhere;
  }
  > ul > li > p > a {
    color: var(--color-ink);
    font-weight: var(--weight-text);
    text-decoration-color: var(--color-edge);
  }
  > ul > li > p > a,
  [data-part="papers"] {
    position: relative;
    z-index: 1;
  }
  /* The whole line leads there. */
  > ul > li > button::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  /* A finger leaves no mark behind. */
  @media (hover: hover) {
    > ul > li:not([data-open]):has(> button):hover {
      background: var(--color-hover);
    }
  }
  &&& > ul > li > button[data-variant="quiet"] {
    justify-content: flex-end;
    margin-inline-end: -5px;
    padding-inline: 4px 0;
    background: none;
  }
  > ul > li:has(> [data-variant="filled"]) {
    grid-template-rows: minmax(52px, 1fr);
  }
  > ul > li:has(> [data-variant="filled"]) > p {
    margin-block-start: 0;
  }
  > ul > [data-open] > button > svg {
    rotate: 180deg;
  }
  > ul > [data-open] > span:nth-child(2) {
    font-weight: var(--weight-label);
  }
  /* Below their line, where its words begin. */
  [data-part="papers"] {
    grid-column: 2 / -1;
    color: var(--color-ink);
  }
  [data-part="papers"] h2 {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  [data-part="papers"] ul {
    border-block-start: 1px solid var(--color-line);
  }
  [data-part="papers"] li:last-child {
    border: 0;
  }
  [data-done] {
    color: var(--color-ink-soft);
  }
  [data-done] > svg {
    color: var(--color-brand);
  }
  [data-part="dot"] {
    inline-size: 7px;
    block-size: 7px;
    margin-inline-start: 4px;
    border-radius: 50%;
    background: var(--color-attention-mark);
  }
  ${media.touch} {
    > ul > li {
      min-block-size: 44px;
    }
    > ul > li > button {
      min-inline-size: 44px;
    }
    > ul > li:has(> [data-variant="filled"]) {
      grid-template-rows: minmax(60px, 1fr);
    }
  }
  ${media.forcedColors} {
    [data-part="dot"] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/** How much is left to do, with the mark that each of it has. */
export const ToDoLine = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;

  &[data-left]::before {
    content: "";
    flex: none;
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: var(--color-attention-mark);
  }
  ${media.forcedColors} {
    &[data-left]::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/** Where the proposal goes out: the one cloth of the screen once nothing is left to do or it went, a sheet before. */
export const Panel = styled.section`
  --color-thread: var(--color-on-cloth);
  --color-line: color-mix(in oklch, var(--color-on-cloth) 40%, transparent);
  --color-edge: var(--color-on-cloth-soft);
  --color-focus: var(--color-on-cloth);

  position: relative;
  padding-block: 16px 20px;
  padding-inline: 40px 20px;
  border: 1px solid transparent;
  border-radius: var(--radius-flat);
  background: var(--color-cloth);
  color: var(--color-on-cloth);

  &::before {
    content: "";
    position: absolute;
    inset-block: 12px;
    inset-inline-start: 18px;
    inline-size: 2px;
    background: repeating-linear-gradient(var(--color-on-cloth-soft) 0 9px, transparent 9px 15px);
  }
  &:not([data-ready]) {
    --color-cloth: var(--color-sheet);
    --color-cloth-hover: var(--color-hover);
    --color-on-cloth: var(--color-ink);
    --color-on-cloth-soft: var(--color-ink-soft);
    --color-thread: var(--color-brand);

    border-color: color-mix(in oklch, var(--color-ink) 16%, transparent);

    && input {
      color-scheme: inherit;
    }
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
  }
  h2 {
    font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
  }
  small {
    color: var(--color-on-cloth-soft);
    font: var(--weight-text) var(--text-14) / var(--leading-14) var(--font-sans);
  }
  li {
    border-block-start: 1px solid color-mix(in oklch, var(--color-on-cloth) 24%, transparent);
  }
  li > :is(a, button[type]) {
    display: flex;
    align-items: center;
    inline-size: 100%;
    justify-content: flex-start;
    min-block-size: 40px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: var(--weight-label);
    text-align: start;
  }
  li:not([data-part]) > button[type] {
    text-decoration: underline;
    text-decoration-color: var(--color-line);
    text-underline-offset: 4px;
  }
  li > button[type]:hover,
  && li > button[type][data-variant][data-hovered] {
    background: none;
    color: inherit;
    text-decoration-color: currentColor;
  }
  /* What one comes for: the file. */
  li[data-part="files"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding-block: 8px 12px;
    border-block-start: 0;
  }
  li > a[download]:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [data-part="files"] > span {
    margin-inline-end: auto;
    font-weight: var(--weight-label);
  }
  li[data-part="files"] > a[href] {
    inline-size: auto;
    justify-content: center;
    padding-inline: 16px;
    border: 1px solid var(--color-on-cloth-soft);
    border-radius: var(--radius-flat);
    font-weight: var(--weight-strong);
  }
  /* They come forward once nothing is left to do. */
  li[data-ready] > a[href] {
    background: var(--color-on-cloth);
    color: var(--color-cloth);
  }
  > [role="status"]:not(:empty) {
    padding-block-start: 12px;
    border-block-start: 1px solid color-mix(in oklch, var(--color-on-cloth) 24%, transparent);
  }
  [data-part="sent"] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-block: 12px;
  }
  > [role="status"]:empty + [data-part="sent"] {
    border-block-start: 1px solid color-mix(in oklch, var(--color-on-cloth) 24%, transparent);
  }
  [data-part="sent"] > button {
    border-color: var(--color-on-cloth-soft);
    color: var(--color-on-cloth);
  }
  [data-part="sent"] > button:is(:hover, [data-hovered]) {
    background: var(--color-cloth-hover);
  }
  input {
    min-block-size: 40px;
    padding-inline: 8px;
    border: 1px solid var(--color-on-cloth-soft);
    border-radius: var(--radius-flat);
    background: transparent;
    color: inherit;
    color-scheme: dark;
    font: inherit;
  }
  ${media.touch} {
    li > :is(a, button[type]) {
      min-block-size: 44px;
    }
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;

    [data-part="files"] > a {
      border: 1px solid LinkText;
    }
  }
`;
