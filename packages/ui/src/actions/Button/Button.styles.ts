import { Button } from "react-aria-components/Button";
import { css, keyframes, styled } from "styled-components";
import { media } from "../../theme/media.ts";

/** What a button looks like, for the elements that look like one. Native buttons and links alike. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: 40px;
  padding: 0 var(--space-5);
  border: 1px solid transparent;
  border-radius: var(--radius-flat);
  font: var(--weight-label) var(--text-14) / 1.15 var(--font-sans);
  color: var(--color-ink);
  /* In one line wherever its place is as wide; never wider than its place. */
  flex-shrink: 0;
  max-inline-size: 100%;
  text-align: center;
  cursor: pointer;
  transition:
    background var(--fast) var(--ease),
    border-color var(--fast) var(--ease),
    color var(--fast) var(--ease);

  &[data-size="small"] {
    min-block-size: 32px;
    padding-inline: var(--space-3);
  }
  &[data-variant="filled"] {
    background: var(--color-brand);
    color: var(--color-on-brand);
    font-weight: var(--weight-strong);
  }
  &[data-variant="line"] {
    border-color: var(--color-edge);
  }
  &[data-variant="quiet"] {
    min-block-size: 32px;
    padding-inline: var(--space-2);
    color: var(--color-ink-soft);
  }
  &[data-tone="brand"][data-variant="quiet"] {
    color: var(--color-brand);
  }
  &[data-tone="danger"][data-variant="filled"] {
    background: var(--color-danger);
    color: var(--color-on-danger);
  }
  &[data-tone="danger"]:not([data-variant="filled"]) {
    color: var(--color-danger);
  }
  &[data-size="small"][data-variant="quiet"] {
    font-size: var(--text-12);
    min-block-size: 28px;
    gap: 5px;
  }
  &[data-hovered]:not([aria-disabled="true"]) {
    &[data-variant="filled"] {
      background: var(--color-brand-hover);
    }
    &[data-variant="filled"][data-tone="danger"] {
      background: color-mix(in oklch, var(--color-danger) 88%, var(--color-ink));
    }
    &:not([data-variant="filled"]) {
      background: var(--color-hover);
    }
    &[data-variant="quiet"]:not([data-tone]) {
      color: var(--color-ink);
    }
  }
  &[data-pressed]:not([aria-disabled="true"]):is([data-variant="line"], [data-variant="quiet"]) {
    background: var(--color-sunken);
  }
  &[data-unavailable] {
    background: transparent;
    border: 1px dashed var(--color-edge);
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
  &[data-pending] {
    cursor: progress;
  }
  ${media.touch} {
    &[data-variant][data-size] {
      min-block-size: var(--target-touch);
    }
  }
  ${media.forcedColors} {
    &[data-variant="filled"] {
      border-color: ButtonText;
    }
    &[data-unavailable] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;

const run = keyframes`
  to { background-position: 14px 0; }
`;

/** The element itself. */
export const StyledButton = styled(Button)`
  ${buttonStyles}

  &[data-pending]::after {
    content: "";
    position: absolute;
    inset-inline: 8px;
    inset-block-end: 4px;
    block-size: 2px;
    background: linear-gradient(90deg, currentColor 8px, transparent 8px) 0 0 / 14px 2px repeat-x;
    animation: ${run} 700ms linear infinite;
  }
  ${media.still} {
    &[data-pending]::after {
      animation: none;
    }
  }
  ${media.forcedColors} {
    &[data-pending]::after {
      color: ButtonText;
      forced-color-adjust: none;
    }
  }
`;
