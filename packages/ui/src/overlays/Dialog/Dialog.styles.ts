import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { keyframes, styled } from "styled-components";
import { media } from "../../theme/media.ts";

const appear = keyframes`
  from { background: transparent; }
`;

const rise = keyframes`
  from { translate: 0 12px; }
`;

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--layer-dialog);
  display: grid;
  grid-template-columns: minmax(0, auto);
  place-content: center;
  block-size: var(--visual-viewport-height, 100dvh);
  padding-block: 24px;
  padding-inline: calc(16px + var(--page-start, 0px)) 16px;
  background: var(--color-scrim);

  animation: ${appear} var(--fast) var(--ease);

  ${media.small} {
    place-content: end stretch;
    padding: 24px 0 0;
  }
`;

export const Box = styled(Modal)`
  --thread-ground: var(--color-raised);

  display: grid;
  inline-size: 600px;
  max-inline-size: 100%;
  max-block-size: calc(var(--visual-viewport-height, 100dvh) - 48px);
  border: 1px solid transparent;
  border-radius: var(--radius-float);
  background: var(--color-raised);
  box-shadow: var(--shadow-float);
  overflow: hidden;

  &[data-size="small"] {
    inline-size: 440px;
  }
  &[data-size="large"] {
    inline-size: 800px;
  }
  animation: ${rise} var(--steady) var(--ease);

  ${media.small} {
    &[data-size] {
      inline-size: 100%;
    }
    max-block-size: calc(var(--visual-viewport-height, 100dvh) - 24px);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-block-end: env(safe-area-inset-bottom);
  }
`;

/**
 * It scrolls as a whole, so that a keyboard can scroll it, beneath its title and behind its actions. What closes it stands in the
 * middle of the title's first line.
 */
export const Content = styled(Dialog)`
  --inset: 48px;
  --above: 36px;
  --below: 28px;

  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
  overflow-wrap: anywhere;

  [data-size="small"] > & {
    --inset: 28px;
    --above: 28px;
  }
  > header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 16px;
    padding: var(--above) var(--inset) 4px;
    background: var(--color-raised);
  }
  > header > h2 {
    outline: none;
  }
  > header > button {
    margin-block: 2px;
    margin-inline: 0 -12px;
  }
  [data-size="small"] > & > header > button {
    margin-block: -2px;
  }
  > .body {
    padding-inline: var(--inset);
  }
  > .body:last-child {
    padding-block-end: var(--below);
  }
  > .body > .description {
    color: var(--color-ink-soft);
    text-wrap: pretty;
  }
  > .body > .description + * {
    margin-block-start: 12px;
  }
  > footer {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 8px;
    padding: 16px var(--inset) var(--below);
    background: var(--color-raised);
  }
  ${media.touch} {
    > header > button {
      margin-block: -4px;
    }
    [data-size="small"] > & > header > button {
      margin-block: -8px;
    }
  }
  ${media.small} {
    &,
    [data-size="small"] > & {
      --inset: 20px;
      --above: 24px;
      --below: 20px;
    }
    > header > button {
      margin-block: -8px;
    }
    > footer > button:not(:only-child) {
      flex: 1;
    }
  }
`;
