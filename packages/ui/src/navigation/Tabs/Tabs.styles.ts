import { Tabs } from "react-aria-components/Tabs";
import { styled } from "styled-components";
import { goesOnStyles, media } from "../../theme/media.ts";

/**
 * A row of words with a rule, as wide as they are, beneath those that are shown, and the panel below. Each is as wide as when it is bold,
 * so that a choice moves nothing; where there is hardly any room the words matter more than their icons.
 */
export const Root = styled(Tabs)`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  [data-part="row"] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 0 16px;
    flex: none;
    border-block-end: 1px solid var(--color-line);
    container-type: inline-size;
  }
  [data-part="row"] > [data-part="heading"] {
    min-inline-size: 0;
  }
  [role="tablist"] {
    display: flex;
    gap: 4px;
    max-inline-size: 100%;
    margin-block-end: -1px;
    ${goesOnStyles}
  }
  [role="tab"] {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    flex: none;
    min-inline-size: 40px;
    block-size: 40px;
    --room: 12px;
    padding-inline: var(--room);
    border-radius: var(--radius-flat);
    color: var(--color-ink-soft);
    font-weight: var(--weight-label);
    white-space: nowrap;
    cursor: pointer;
    transition:
      background var(--fast) var(--ease),
      color var(--fast) var(--ease);
  }
  &[data-labels="hidden"] [role="tab"] {
    --room: 10px;
  }
  @container (max-inline-size: 260px) {
    &:not([data-labels="hidden"]) [role="tab"] {
      --room: 8px;
    }
    &:not([data-labels="hidden"]) [role="tab"] > svg {
      display: none;
    }
  }
  [role="tab"][data-hovered] {
    background: var(--color-hover);
    color: var(--color-ink);
  }
  [role="tab"][data-selected] {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    color: var(--color-brand);
    font-weight: var(--weight-strong);
  }
  [role="tab"][data-selected]::before {
    content: "";
    position: absolute;
    inset-inline: var(--room);
    inset-block-end: 0;
    block-size: 2px;
    background: var(--color-brand);
  }
  [role="tab"][data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
    border-radius: var(--radius-flat);
  }
  [data-part="count"] {
    font: var(--weight-strong) var(--text-12) / var(--leading-12) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  [data-part="text"]::after {
    content: attr(data-text);
    display: block;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: var(--weight-strong);
  }
  > :not([data-part]) {
    flex: 1;
    min-block-size: 0;
  }
  > [role="tabpanel"]:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  > [data-inert] {
    display: none;
  }

  ${media.touch} {
    [role="tab"] {
      min-inline-size: var(--target-touch);
      block-size: var(--target-touch);
    }
  }
  ${media.forcedColors} {
    [role="tab"][data-selected] {
      border-block-end: 3px solid Highlight;
    }
  }
`;
