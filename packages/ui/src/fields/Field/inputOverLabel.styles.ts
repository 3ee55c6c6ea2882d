import { css } from "styled-components";

/**
 * A label of React Aria whose input lies unseen over all of it, where React Aria clips it to a pixel: a finger that explores
 * the screen and tools that press where an input is find it there. The clipping is inline and gives way to nothing less.
 */
export const inputOverLabel = css`
  position: relative;
  cursor: pointer;

  > span:first-child {
    inset: 0;
    inline-size: auto !important;
    block-size: auto !important;
    margin: 0 !important;
    clip: auto !important;
    clip-path: none !important;
  }
  > span:first-child > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
