import { keyframes, styled } from "styled-components";
import { media } from "../../theme/media.ts";

const rise = keyframes`
  from { translate: 0 12px; }
`;

/** Bottom end of the page, beside the side actions where there are any; at the top of small screens, over the bar for as long as it stands. */
export const Region = styled.section`
  position: fixed;
  inset-inline-end: 20px;
  inset-block-end: calc(20px + env(safe-area-inset-bottom));
  z-index: var(--layer-toast);
  inline-size: 380px;
  max-inline-size: calc(100vw - 24px);
  border-radius: var(--radius-float);

  &:not([data-open]) {
    pointer-events: none;
  }
  :root[data-side-actions] & {
    inset-inline-end: 72px;
  }
  ${media.small} {
    &,
    :root[data-side-actions] & {
      inset-block: calc(8px + env(safe-area-inset-top)) auto;
      inset-inline: 12px;
      inline-size: auto;
    }
  }
  @media print {
    display: none;
  }

  .card {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 4px 12px;
    border-radius: var(--radius-float);
    touch-action: pan-y;
  }
  &[data-open] .card {
    padding: 14px 16px;
    border: 1px solid transparent;
    background: var(--color-raised);
    box-shadow: var(--shadow-float);
    animation: ${rise} var(--steady) var(--ease);
    transform: translateX(var(--swipe));
    overflow-wrap: anywhere;
  }
  .card > svg {
    margin-block-start: 1px;
  }
  &[data-tone="danger"] .card > svg {
    color: var(--color-danger);
  }
  &[data-tone="success"] .card > svg {
    color: var(--color-brand);
  }
  .words {
    grid-area: 1 / 2;
  }
  b {
    display: block;
    font-weight: var(--weight-strong);
  }
  .description {
    color: var(--color-ink-soft);
  }
  .action {
    grid-area: 2 / 2;
    padding-block-start: 6px;
  }
  .close {
    grid-area: 1 / 3;
    margin-block: -6px;
    margin-inline: 0 -8px;
  }
  ${media.small} {
    .close {
      margin-block: -12px;
    }
  }
`;
