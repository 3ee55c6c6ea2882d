import { styled } from "styled-components";

/** The chooser in the head: its words, and over them the list that opens. */
export const PageChooser = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  block-size: 44px;

  > small {
    flex: none;
    color: var(--color-ink-soft);
    font: var(--weight-text) var(--text-12) / 1 var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  > b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font: 480 var(--text-18) / 1.5rem var(--font-serif);
  }
  > svg {
    flex: none;
    color: var(--color-ink-soft);
  }
  > select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    font: inherit;
  }
  &:has(select:focus-visible) {
    outline: 2px solid var(--color-focus);
  }
`;

/** The bars below a section. */
export const Foot = styled.div`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: var(--layer-sidebar);
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-ground);

  /* The next step: a strip from edge to edge. */
  > :first-child {
    padding: 0;
  }
  > [data-hidden]:not(:focus-within) {
    display: none;
  }
  > :first-child > button {
    border-radius: 0;
  }
  > :first-child > button[type][type] {
    &,
    &[data-hovered],
    &:hover {
      background: var(--color-brand-wash);
      color: var(--color-brand);
    }
  }
  > :first-child > button:not(:first-child) {
    inline-size: 44px;
  }
`;

/** The sections before and after. */
export const Pager = styled.nav`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  block-size: 56px;
  padding: 6px 8px;

  > button {
    flex: 0 1 auto;
    min-inline-size: 0;
    font-size: var(--text-14);
  }
  > button > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [data-end] {
    margin-inline-start: auto;
  }
`;

/** The bar over the keyboard. */
export const KeyboardPlace = styled.div`
  position: fixed;
  inset-inline: 0;
  z-index: var(--layer-sidebar);
  display: flex;
  justify-content: flex-end;
  align-items: center;
  gap: 4px;
  block-size: 48px;
  margin-block-start: -48px;
  padding-inline: 8px;
  border-block-start: 1px solid var(--color-line);
  background: var(--color-ground);
`;
