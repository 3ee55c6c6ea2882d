import { Disclosure } from "react-aria-components/Disclosure";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Frame = styled(Disclosure)`
  position: fixed;
  inset-inline: var(--shell-start, 0px) 0;
  inset-block-end: var(--shell-bottom, 0px);
  z-index: var(--layer-float);
  max-inline-size: 680px;
  max-block-size: 70vh;
  margin-inline: auto;
  border: 1px solid transparent;
  border-block-end: 0;
  border-start-start-radius: var(--radius-float);
  border-start-end-radius: var(--radius-float);
  background: var(--color-raised);
  box-shadow: var(--shadow-float);
  overflow-y: auto;
  overscroll-behavior: contain;

  > button {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 8px;
    inline-size: 100%;
    min-block-size: 48px;
    padding: 8px 20px;
    background: inherit;
    font-weight: var(--weight-label);
  }
  > button[data-focus-visible] {
    outline-offset: -3px;
  }
  > button > :first-child {
    margin-inline-end: auto;
  }
  > button::before {
    content: "";
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: calc(50% - 18px);
    inline-size: 36px;
    block-size: 4px;
    border-radius: 2px;
    background: var(--color-edge);
  }
  > [role="group"] {
    block-size: var(--disclosure-panel-height);
    padding-inline: 20px;
    overflow: clip;
    transition: block-size var(--steady) var(--ease);
  }
  /* Also where it is never told that it has folded, as something hid it on the way: nothing in it can have the focus. */
  > [role="group"][aria-hidden="true"]:not([hidden]) {
    visibility: hidden;
    transition-property: block-size, visibility;
  }
  &[data-expanded] > [role="group"] {
    padding-block-end: 20px;
  }
  ${media.low} {
    position: static;
    max-block-size: none;
  }
  @media print {
    display: none;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;
