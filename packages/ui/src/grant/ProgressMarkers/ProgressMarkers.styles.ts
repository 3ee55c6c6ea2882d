import { css, keyframes, styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { threadStyles } from "./thread.styles.ts";

const rise = keyframes`
  from { opacity: 0; translate: 0 4px; }
`;

/** The frame: it leaves room for the tails, and its own width decides how much is written below the thread. */
export const Frame = styled.div`
  container-type: inline-size;
  inline-size: 100%;
  padding-inline: 30px 28px;
`;

const names = css`
  [data-part="name"] {
    position: absolute;
    inset-block-start: calc(var(--y) + 14px);
    inset-inline-start: 0;
    translate: var(--name-shift, -50%) 0;
    white-space: nowrap;
    font: var(--weight-text) var(--text-12) / var(--leading-12) var(--font-sans);
    color: var(--color-ink-faint);
    text-align: center;
  }
  [data-part="name"] small {
    display: block;
    font-size: inherit;
  }
  [data-part="name"] [data-part="ahead"] {
    display: none;
  }
  [data-part="name"]:dir(rtl) {
    translate: calc(-1 * var(--name-shift, -50%)) 0;
  }
  li[data-reached] [data-part="name"] {
    color: var(--color-ink-soft);
  }
  li[aria-current] [data-part="name"] {
    color: var(--color-ink);
    font-weight: var(--weight-strong);
  }
  li[aria-current] small {
    font-weight: var(--weight-text);
    color: var(--color-ink-soft);
  }
  li[data-open] small {
    color: var(--color-attention);
    font-weight: var(--weight-strong);
  }
  /* In the middle below their knots as the others are, and no further out than the frame. */
  li:first-child [data-part="name"] {
    --name-shift: max(-50%, -30px);
  }
  li:last-child [data-part="name"] {
    --name-shift: min(-50%, 28px - 100%);
  }
`;

const flag = css`
  [data-part="name"][data-flagged] {
    z-index: 1;
    margin-block-start: 3px;
    color: var(--color-ink);
  }
  [data-part="name"][data-flagged]::before {
    content: "";
    position: absolute;
    inset: -5px -10px;
    z-index: -1;
    border: 1px solid transparent;
    border-radius: var(--radius-float);
    background: var(--color-raised);
    box-shadow: var(--shadow-float);
    animation: ${rise} var(--slow) var(--ease);
  }
`;

/** In a narrow frame only the name of the current marker is written, kept inside the frame wherever its knot is. */
const narrow = css`
  @container (max-width: 34rem) {
    & {
      --lead-length: 68px;
    }
    &[data-notes] {
      block-size: 64px;
    }
    /* No name stands below the last marker, and no tail behind it: it ends where the page does. */
    &:not(:has(li:last-child[data-reached])) {
      --thread-end: 7px;

      margin-inline-end: calc(var(--thread-end) - 28px);
    }
    [data-part="lead"] {
      inline-size: 64px;
      block-size: 17px;
      inset-block-start: calc(var(--y) - 6px);
    }
    [data-part="slack"] {
      stroke-width: 5.8;
    }
    [data-part="lead"] [data-part="ply"] {
      stroke-width: 5.6;
      stroke-dasharray: 2.1 7.3;
    }
    [data-part="knot"] {
      scale: 0.86;
      transform-origin: 50% 78%;
    }
    li:not([aria-current]) [data-part="name"] {
      position: absolute;
      inset-inline: 0 auto;
      translate: none;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    li[aria-current] {
      position: static;
    }
    li[aria-current] :is([data-part="knot"], [data-part="hole"], [data-part="halo"], [data-part="tail"]) {
      margin-inline-start: calc(var(--at) * 1%);
    }
    li[aria-current] [data-part="name-line"] {
      position: absolute;
      inset-inline: -30px calc(-1 * var(--thread-end, 28px));
      inset-block-start: calc(var(--y) + 14px);
      display: flex;
    }
    li[aria-current] [data-part="name-line"]::before {
      content: "";
      flex: var(--at) 1 0;
    }
    li[aria-current] [data-part="name-line"]::after {
      content: "";
      flex: calc(100 - var(--at)) 1 0;
    }
    li[aria-current] [data-part="name"] {
      position: relative;
      inset: auto;
      translate: none;
      min-inline-size: 0;
      white-space: normal;
    }
    li[aria-current] [data-part="name"] small {
      display: inline;
    }
    li[aria-current] small::before {
      content: "\\00a0· ";
    }
  }
`;

/** The thread and its markers. `data-notes` keeps room for a second line below the names. */
export const Thread = styled.div`
  ${threadStyles}
  block-size: 58px;

  &[data-notes] {
    block-size: 74px;
  }
  ol {
    position: absolute;
    inset: 0;
  }
  li {
    position: absolute;
    inset-inline-start: calc(var(--at) * 1%);
    inset-block-start: 0;
  }

  ${names}
  ${flag}
  ${narrow}

  ${media.forcedColors} {
    [data-part="name"] {
      color: CanvasText;
    }
    [data-part="name"][data-flagged]::before {
      border-color: CanvasText;
    }
  }
`;
