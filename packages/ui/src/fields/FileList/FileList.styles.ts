import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const List = styled.ul`
  border-block-start: 1px solid var(--color-line);

  li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 2px 10px;
    min-block-size: 44px;
    padding-block: 6px;
    border-block-end: 1px solid var(--color-line);
    color: var(--color-ink-soft);
  }
  [data-part="name"] {
    color: var(--color-ink);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    /* In line with the rest of the page, and cut at its own end. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  [data-part="about"] {
    display: block;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  li[data-status="failed"] > svg,
  li[data-status="failed"] [data-part="about"] {
    color: var(--color-danger);
  }
  [data-part="text"] {
    display: grid;
    grid-column: 2;
  }
  li > button:last-of-type:not(:first-of-type),
  li:not([data-status="failed"]) > button {
    grid-column: 4;
  }
  [data-part="bar"] {
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    block-size: 2px;
    background: linear-gradient(var(--color-thread) 0 0) 0 0 / calc(var(--p) * 1%) 100% no-repeat;
    transition: background-size var(--slow) linear;
  }
  [data-part="bar"]:dir(rtl) {
    background-position: 100% 0;
  }
  ${media.forcedColors} {
    [data-part="bar"] {
      background-image: linear-gradient(Highlight 0 0);
      forced-color-adjust: none;
    }
  }
`;
