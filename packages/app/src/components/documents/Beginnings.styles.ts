import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** What one can begin from: beside a sheet a list that begins on its top line, below others three columns. */
export const Formats = styled.section`
  &:not([data-below]) > header {
    padding-block-start: 16px;
    border-block-start: 1px solid var(--color-line);
  }
  &[data-below] {
    padding-block-start: 64px;
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    padding-block-end: 12px;
    border-block-end: 1px solid var(--color-line);
  }
  li {
    position: relative;
    padding-block: 14px;
    border-block-end: 1px solid var(--color-line);
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  li:hover {
    background: var(--color-hover);
  }
  li > a {
    font: 460 var(--text-18) / 1.5rem var(--font-serif);
    outline: none;
  }
  /* The whole row is the link. */
  li > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  li > a:focus-visible::after {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  li > span {
    color: var(--color-ink-soft);
  }
  &[data-below] > ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0 40px;
  }
  ${media.small} {
    &[data-below] {
      padding-block-start: 44px;
    }
    &[data-below] > ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
