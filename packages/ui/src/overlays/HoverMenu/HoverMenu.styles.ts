import { Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { floatStyles } from "../Popover/float.styles.ts";

export const Frame = styled(Disclosure)`
  position: relative;
  display: inline-grid;

  > button {
    display: grid;
    place-items: center;
    min-inline-size: var(--target-mouse);
    min-block-size: var(--target-mouse);
    border-radius: 50%;
  }
  ${media.touch} {
    > button {
      min-inline-size: var(--target-touch);
      min-block-size: var(--target-touch);
    }
  }
`;

export const Panel = styled(DisclosurePanel)`
  ${floatStyles}

  position: absolute;
  z-index: var(--layer-float);
  inline-size: var(--menu-width, 264px);
  max-inline-size: calc(100vw - 24px);
  max-block-size: calc(100dvh - 96px);
  overflow-y: auto;

  &[hidden] {
    display: none;
  }
  &[data-placement^="bottom"] {
    inset-block-start: calc(100% + 8px);
  }
  &[data-placement^="top"] {
    inset-block-end: calc(100% + 8px);
  }
  &[data-placement="end"] {
    inset-block-end: 0;
    inset-inline: calc(100% + var(--menu-gap, 8px)) auto;
  }
  &[data-placement$="start"] {
    inset-inline-start: 0;
  }
  &[data-placement$=" end"] {
    inset-inline-end: 0;
  }
`;
