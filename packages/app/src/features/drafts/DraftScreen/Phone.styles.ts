import { styled } from "styled-components";

/** The chooser in the head: its words, and over them the list that opens. */
export const PageChooser = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  max-inline-size: 100%;
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

/** Which draft it is, over its first section. */
export const NameOfDraft = styled.p`
  display: grid;
  padding: 16px 20px 4px;
  overflow-wrap: anywhere;

  > small {
    color: var(--color-ink-soft);
    font: var(--weight-text) var(--text-14) / var(--leading-14) var(--font-sans);
  }
  > b {
    font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
    text-wrap: pretty;
  }
`;

/** The bar below a section: the next step, between the ways to the sections before and after. */
export const Foot = styled.nav`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: var(--layer-sidebar);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  min-block-size: 60px;
  padding-inline: 8px;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-ground);

  > [data-before] {
    grid-column: 1;
  }
  > [data-after] {
    grid-column: 3;
  }
  > [data-before],
  > [data-after] {
    grid-row: 1;
    min-inline-size: 44px;
    padding-inline: 8px;
    font-size: var(--text-14);
  }
  > button > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The next step has the middle, and the marks alone lead on; one leads to the next of several open places, too. */
  > [data-next] {
    grid-area: 1 / 2;
    align-self: center;
    padding: 0;
  }
  > [data-next] > button:first-child {
    justify-content: center;
    border-radius: var(--radius-flat);
  }
  > [data-next] > button:not(:first-child),
  &:has(> [data-next]:not([data-hidden])) > button > span,
  &:has(> [data-next]:focus-within) > button > span {
    display: none;
  }
  > [data-next][data-hidden]:not(:focus-within) {
    display: none;
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
