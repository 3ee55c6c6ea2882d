import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

/** A choice stands below its name, as wide as the panel, so that it looks the same in a narrow panel and in a wide one. */
export const List = styled.ul`
  padding: 6px;

  > li > :is(a, button, div) {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    min-block-size: 36px;
    padding: 4px 10px;
    border-radius: 7px;
    overflow-wrap: anywhere;
  }
  > li > :is(a, button):hover {
    background: var(--color-hover);
  }
  > li > :is(a, button):focus-visible {
    outline-offset: -2px;
  }
  > li > [aria-current] {
    font-weight: var(--weight-strong);
  }
  > li > :is(a, button) > svg,
  > li > div > :only-child {
    color: var(--color-ink-soft);
  }
  > li > [aria-current] > svg:last-child {
    margin-inline-start: auto;
    color: var(--color-brand);
  }
  > li > div:has(> :nth-child(2)) {
    flex-wrap: wrap;
    gap: 6px;
    padding-block-end: 8px;
  }
  > li > div > :nth-child(2) {
    flex-basis: 100%;
  }
  > li > div label {
    flex: 1;
    text-align: center;
  }
  hr {
    margin: 6px 10px;
    border: 0;
    border-block-start: 1px solid var(--color-line);
  }
  ${media.touch} {
    > li > :is(a, button, div) {
      min-block-size: var(--target-touch);
    }
    /* What a finger presses here is drawn as high as it is. */
    > li > div [data-part="options"] {
      --slack: 0px;
    }
  }
`;
