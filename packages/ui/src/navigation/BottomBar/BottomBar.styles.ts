import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Bar = styled.nav`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: var(--layer-sidebar);
  display: none;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-ground);

  ${media.small} {
    display: block;
  }
  ${media.low} {
    position: static;
  }
  @media print {
    display: none;
  }
  ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    block-size: 63px;
  }
  a {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--space-1);
    block-size: 100%;
    padding-inline: 1px;
    color: var(--color-ink-soft);
    font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a[aria-current] {
    color: var(--color-brand);
  }
  a[aria-current]::before {
    content: "";
    position: absolute;
    inset-block-start: -1px;
    inset-inline: 22%;
    block-size: 3px;
    border-end-start-radius: 2px;
    border-end-end-radius: 2px;
    background: var(--color-brand);
  }
  svg {
    inline-size: 20px;
    block-size: 20px;
  }
  a > span:not(:last-child),
  a > span:only-of-type {
    max-inline-size: 100%;
    overflow: hidden;
    unicode-bidi: plaintext;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: calc(50% + 4px);
    box-shadow: 0 0 0 2px var(--color-ground);
  }
  ${media.forcedColors} {
    a[aria-current]::before {
      background: Highlight;
    }
  }
`;
