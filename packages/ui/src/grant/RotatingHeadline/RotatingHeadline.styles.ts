import { keyframes, styled } from "styled-components";
import { media } from "../../theme/media.ts";

const flipIn = keyframes`
  0%, 50% { transform: rotateX(90deg); opacity: 0; }
  50.01% { opacity: 1; }
  to { transform: none; }
`;

const flipOut = keyframes`
  from { transform: none; }
  50% { transform: rotateX(-90deg); opacity: 1; }
  50.01%, to { transform: rotateX(-90deg); opacity: 0; }
`;

const sew = keyframes`
  from { clip-path: inset(-8px 100% -8px -8px); }
  to { clip-path: inset(-8px -8px -8px -8px); }
`;

const lead = keyframes`
  from { inset-inline-start: -20px; }
`;

export const Root = styled.div`
  font: 400 var(--text-48) / 3.75rem var(--font-serif);
  letter-spacing: var(--track-display);

  h1 {
    display: inline;
    font: inherit;
  }
  [data-part="turn"] {
    position: relative;
    display: inline-block;
    color: var(--color-brand);
    font-style: italic;
    perspective: 480px;
    margin-inline-end: 52px;
    white-space: nowrap;
  }
  [data-part="word"] {
    display: inline-block;
    padding-inline: 0.04em;
    backface-visibility: hidden;
  }
  [data-part="word"][data-turn="in"] {
    animation: ${flipIn} 650ms var(--ease) both;
  }
  [data-part="word"][data-turn="out"] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    animation: ${flipOut} 650ms var(--ease) both;
  }
  svg[data-part] {
    position: absolute;
    overflow: visible;
    fill: none;
  }
  svg[data-part]:dir(rtl) {
    transform: scaleX(-1);
  }
  [data-part="thread"] {
    inset-inline-start: -4px;
    inset-block-end: -3px;
    inline-size: calc(100% + 4px);
    block-size: 14px;
    stroke: var(--color-thread);
    stroke-width: 2.4;
    stroke-linecap: round;
  }
  [data-part="thread"] path {
    vector-effect: non-scaling-stroke;
  }
  [data-part="needle"] {
    inset-inline-start: calc(100% - 5px);
    inset-block-end: -7px;
    inline-size: 58px;
    block-size: 20px;
  }
  [data-part="needle"] path {
    fill: var(--color-steel);
  }
  [data-part="thread"][data-turned] {
    animation: ${sew} 650ms var(--ease) both;
  }
  [data-part="needle"][data-turned] {
    animation: ${lead} 650ms var(--ease) both;
  }
  button {
    display: inline-grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    margin-inline-start: var(--space-3);
    vertical-align: 0.12em;
    border-radius: var(--radius-flat);
    color: var(--color-ink-faint);
  }
  button[data-hovered] {
    background: var(--color-hover);
    color: var(--color-ink);
  }
  ${media.small} {
    font-size: var(--text-36);
    line-height: 3rem;

    [data-part="turn"] {
      margin-inline-end: 40px;
    }
    [data-part="needle"] {
      inline-size: 44px;
      block-size: 15px;
    }
    button {
      inline-size: var(--target-touch);
      block-size: var(--target-touch);
      margin-block: -8px;
      margin-inline-start: var(--space-2);
    }
  }
  ${media.forcedColors} {
    [data-part="thread"] {
      stroke: CanvasText;
    }
    [data-part="needle"] path {
      fill: CanvasText;
    }
  }
`;
