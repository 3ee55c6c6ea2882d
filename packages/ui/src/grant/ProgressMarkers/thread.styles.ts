import { css, keyframes } from "styled-components";
import { media } from "../../theme/media.ts";

const tie = keyframes`
  from { stroke-dashoffset: 100; }
  to { stroke-dashoffset: 0; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const fade = keyframes`
  0%, 60% { opacity: 1; }
  to { opacity: 0; }
`;

/**
 * The thread: `--p` is how far it goes, in percent; `--at` where a marker stands; `--y` the height of the line;
 * `--strand-end` where the taut part ends; `--thread-ground` the colour of what it lies on.
 */
export const threadStyles = css`
  --y: 26px;
  --lead-length: 124px;
  position: relative;

  [data-part="guide"] {
    position: absolute;
    /* It goes on where the thread ends: what has a thread over it needs no dots. */
    inset-inline: calc(var(--strand-end) + var(--lead-length) - 2px) 0;
    inset-block-start: calc(var(--y) - 1px);
    block-size: 2px;
    transition: inset-inline-start var(--slow) var(--ease);
    background: radial-gradient(circle at 1px 1px, var(--color-edge) 0.9px, transparent 1.15px) 0 0 / 8px 2px repeat-x;
  }
  [data-part="strand"] {
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: calc(var(--y) - 2px);
    inline-size: var(--strand-end);
    block-size: 4px;
    border-radius: 2px;
    background: repeating-linear-gradient(118deg, var(--color-thread) 0 3.6px, var(--color-thread-ply) 3.6px 5px);
    box-shadow: 0 0 0 2px var(--thread-ground, var(--color-ground));
    transition: inline-size var(--slow) var(--ease);
  }
  svg {
    position: absolute;
    overflow: visible;
    fill: none;
    stroke-linecap: round;
  }
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
  [data-part="lead"] {
    inset-inline-start: var(--strand-end);
    inset-block-start: calc(var(--y) - 11px);
    inline-size: 120px;
    block-size: 32px;
    transition: inset-inline-start var(--slow) var(--ease);
  }
  [data-part="slack"] {
    stroke: var(--color-thread);
    stroke-width: 3.6;
  }
  [data-part="needle"] {
    fill: var(--color-steel);
  }
  [data-part="knot"] {
    inset-inline-start: -16px;
    inset-block-start: calc(var(--y) - 23.5px);
    inline-size: 32px;
    block-size: 30px;
    stroke: var(--color-thread);
    stroke-width: 3.6;
  }
  [data-part="gap"] {
    fill: var(--thread-ground, var(--color-ground));
    stroke: none;
  }
  [data-part="ply"] {
    stroke: var(--color-thread-ply);
    stroke-width: 3.4;
    stroke-dasharray: 1.15 3.85;
    stroke-linecap: butt;
  }
  [data-part="tail"] {
    inset-block-start: calc(var(--y) - 4px);
    inline-size: 16px;
    block-size: 14px;
    stroke: var(--color-thread);
    stroke-width: 3.2;
  }
  [data-part="tail"][data-end="start"] {
    inset-inline-start: -29px;
  }
  [data-part="tail"][data-end="end"] {
    inset-inline-start: 14px;
  }
  [data-part="hole"] {
    position: absolute;
    inset-inline-start: -6px;
    inset-block-start: calc(var(--y) - 6px);
    inline-size: 12px;
    block-size: 12px;
    border: 1.5px solid var(--color-edge);
    border-radius: 50%;
    background: var(--thread-ground, var(--color-ground));
  }
  [data-open] > [data-part="hole"] {
    border: 2.5px solid var(--color-attention-mark);
  }

  [data-just] [data-part="knot"] path:not([data-part]) {
    stroke-dasharray: 100;
    animation: ${tie} var(--slow) var(--ease) both;
  }
  [data-just] [data-part="ply"] {
    animation: ${appear} var(--slow) step-end both;
  }
  [data-part="halo"] {
    position: absolute;
    inset-inline-start: -16px;
    inset-block-start: calc(var(--y) - 23px);
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
    background: var(--color-brand-wash);
    animation: ${fade} 1200ms linear forwards;
  }

  ${media.still} {
    [data-just] [data-part="knot"] path:not([data-part]),
    [data-just] [data-part="ply"] {
      animation: none;
    }
    [data-part="halo"] {
      display: none;
    }
  }
  ${media.forcedColors} {
    [data-part="strand"] {
      background: CanvasText;
    }
    [data-part="needle"] {
      fill: CanvasText;
    }
    [data-part="gap"] {
      fill: Canvas;
    }
    [data-part="ply"] {
      stroke: none;
    }
    [data-part="slack"],
    [data-part="tail"],
    [data-part="knot"] {
      stroke: CanvasText;
    }
    [data-part="hole"] {
      border-color: CanvasText;
    }
    [data-part="guide"] {
      background: none;
      border-block-start: 2px dotted CanvasText;
    }
  }
`;
