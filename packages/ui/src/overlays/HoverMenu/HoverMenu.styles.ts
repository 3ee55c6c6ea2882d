import { styled } from "styled-components";
import { floatStyles } from "../Popover/float.styles.ts";

export const Frame = styled.div`
  position: relative;
  display: inline-grid;

  > button {
    display: grid;
    place-items: center;
    min-inline-size: var(--target-mouse);
    min-block-size: var(--target-mouse);
    border-radius: 50%;
  }
`;

export const Panel = styled.div`
  ${floatStyles}

  position: absolute;
  z-index: var(--layer-float);
  inline-size: 264px;
  max-inline-size: calc(100vw - 24px);
  max-block-size: calc(100dvh - 96px);
  overflow-y: auto;

  &[data-placement^="bottom"] {
    inset-block-start: calc(100% + 8px);
  }
  &[data-placement^="top"] {
    inset-block-end: calc(100% + 8px);
  }
  &[data-placement$="start"] {
    inset-inline-start: 0;
  }
  &[data-placement$="end"] {
    inset-inline-end: 0;
  }
`;
