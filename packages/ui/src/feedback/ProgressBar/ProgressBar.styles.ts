import { ProgressBar } from "react-aria-components/ProgressBar";
import { keyframes, styled } from "styled-components";
import { media } from "../../theme/media.ts";

const pass = keyframes`
  from { inset-inline-start: -30%; }
  to { inset-inline-start: 100%; }
`;

export const Frame = styled(ProgressBar)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 12px;
  font-size: var(--text-12);
  line-height: var(--leading-12);

  .value {
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums;
  }
  .track {
    position: relative;
    grid-column: 1 / -1;
    block-size: 4px;
    overflow: hidden;
    border-radius: 2px;
    background: var(--color-sunken);
    box-shadow: inset 0 0 0 1px var(--color-line);
  }
  .track::before {
    content: "";
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: calc(var(--filled) * 1%);
    border-radius: inherit;
    background: var(--color-thread);
    transition: inline-size var(--slow) var(--ease);
  }
  [data-unknown].track::before {
    inline-size: 30%;
    animation: ${pass} 1400ms linear infinite;
  }
  ${media.still} {
    [data-unknown].track::before {
      inline-size: 100%;
      animation: none;
      opacity: 0.5;
    }
  }
  ${media.forcedColors} {
    .track {
      border: 1px solid CanvasText;
    }
    .track::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
