import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { onePane } from "./onePane.ts";

/** Two panes as high as their place, styled in place by their library. `--split` is the list's width in percent; `data-shown` is the pane of small screens. */
export const Frame = styled.div`
  position: relative;
  block-size: 100%;
  min-block-size: 0;
  min-inline-size: 0;

  [data-pane] {
    position: relative;
    overflow: auto !important;
    outline: none;
  }
  &[data-collapsed] [data-pane="list"] {
    visibility: hidden;
  }
  [data-pane]:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  [data-pane="thread"] {
    background: var(--color-sheet);
  }
  [data-pane="thread"] > div {
    display: flex;
    flex-direction: column;
  }
  [data-part="nothing"] {
    flex: 1;
    display: grid;
    place-content: center;
    justify-items: center;
    padding: 24px;
    text-align: center;
  }
  [data-part="back"] {
    display: none;
  }

  [role="separator"] {
    position: relative;
    inline-size: 1px;
    background: var(--color-line);
    cursor: col-resize;
    outline: none;
    user-select: none;
  }
  [role="separator"]::before {
    content: "";
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline: -5px;
  }
  [role="separator"]::after {
    content: "";
    position: absolute;
    z-index: 1;
    inset-inline-start: -3px;
    inset-block-start: calc(50% - 18px);
    inline-size: 7px;
    block-size: 36px;
    border: 1px solid var(--color-edge);
    border-radius: 4px;
    background: var(--color-ground);
  }
  [role="separator"]:is(:hover, [data-separator="active"]) {
    background: var(--color-edge);
  }
  [role="separator"][data-separator="active"]::after {
    border-color: var(--color-brand);
    background: var(--color-brand);
  }
  [role="separator"]:focus-visible::after {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }

  @media ${onePane} {
    [role="separator"],
    &[data-shown="list"] [data-pane="thread"],
    &[data-shown="thread"] [data-pane="list"] {
      display: none !important;
    }
    &[data-collapsed] [data-pane="list"] {
      flex-grow: 1 !important;
      visibility: visible;
    }
    [data-part="back"] {
      display: block;
      padding: 4px 8px 0;
    }
  }
  ${media.forcedColors} {
    [role="separator"] {
      background: CanvasText;
    }
    [role="separator"][data-separator="active"]::after {
      background: Highlight;
    }
  }
`;

/**
 * The buttons above and below the handle. They come when the pointer is on the edge or the edge has the focus, and stand
 * there always where nothing can hover, beside the handle, since the list's own text ends at the edge.
 */
export const Steps = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: calc(50% - 46px);
  inset-inline-start: calc(var(--split) / 100 * (100% - 1px) - 12px);
  display: grid;
  gap: 44px;
  pointer-events: none;

  > button {
    inline-size: 25px;
    block-size: 24px;
    border: 1px solid var(--color-edge);
    border-radius: var(--radius-float);
    background: var(--color-raised);
    opacity: 0;
    transition: opacity var(--fast) var(--ease);
  }
  > button:hover:not([aria-disabled="true"]) {
    background: var(--color-sunken);
  }
  :has(> [data-group] > [role="separator"]:is(:hover, :focus-visible)) > & > button,
  &:is(:hover, :focus-within) > button {
    opacity: 1;
    pointer-events: auto;
  }
  @media (hover: none) {
    gap: 4px;
    inset-block-start: calc(50% - 46px);
    inset-inline-start: calc(var(--split) / 100 * (100% - 1px) + 8px);

    > button {
      inline-size: var(--target-touch);
      block-size: var(--target-touch);
      opacity: 1;
      pointer-events: auto;
    }
  }
  @media ${onePane} {
    display: none;
  }
`;
