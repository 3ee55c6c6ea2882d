import { styled } from "styled-components";
import { endsWithBookmark } from "../endsWith.styles.ts";
import { media } from "../../theme/media.ts";
import { coverStyles } from "../../actions/Link/cover.styles.ts";

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  block-size: 100%;
  padding: 20px 24px 18px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  background: var(--color-sheet);
  font-variant-numeric: tabular-nums lining-nums;
  transition: border-color var(--fast) var(--ease);

  &:hover {
    border-color: var(--color-edge);
  }
  > header {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 28px;
  }
  > header > div {
    position: relative;
    z-index: 1;
    margin-block: -8px;
    margin-inline-start: auto;
    ${endsWithBookmark}
  }
  .when {
    color: var(--color-ink-soft);
    font: 400 var(--text-16) / 1 var(--font-serif);
  }
  > header > p {
    min-inline-size: 0;
    color: var(--color-ink-soft);
    overflow-wrap: anywhere;
  }
  .when > b {
    color: var(--color-ink);
    padding-inline-end: 2px;
    font: 400 var(--text-28) / 1 var(--font-serif);
    letter-spacing: -0.01em;
  }
  > h3 {
    padding-block: 14px 2px;
    font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
    letter-spacing: var(--track-title);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  &:hover > h3 {
    color: var(--color-brand);
  }
  > h3 > a {
    ${coverStyles}
  }
  > :is(h3, .from) {
    /* In line with the rest of the page, and cut at its own end. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  > .from {
    display: grid;
    color: var(--color-ink-soft);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  > .about {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    margin-block-start: 12px;
    font: 400 var(--text-16) / var(--leading-16) var(--font-serif);
    overflow-wrap: anywhere;
  }
  > .about:not(:last-child) {
    margin-block-end: 18px;
  }
  > .from:not(:last-child) {
    margin-block-end: 12px;
  }
  > .from + .about {
    margin-block-start: 0;
  }
  > footer {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 12px;
    margin-block-start: auto;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--color-line);
  }
  > footer > b {
    font-weight: var(--weight-strong);
    white-space: nowrap;
  }
  > footer > span {
    min-inline-size: 0;
    margin-inline-start: auto;
    color: var(--color-ink-soft);
    font-size: var(--text-12);
    line-height: var(--leading-12);
    overflow-wrap: anywhere;
    text-align: end;
  }
  &[data-state="soon"] .when,
  &[data-state="soon"] .when > b {
    color: var(--color-attention);
  }
  /* Nothing presses: it is said, and the name of the grant is what is read first. */
  &[data-state="anytime"] .when,
  &[data-state="anytime"] .when > b {
    padding: 0;
    color: var(--color-ink-soft);
    font: var(--weight-text) var(--text-14) / var(--leading-14) var(--font-sans);
    letter-spacing: normal;
  }
  &[data-state="past"] {
    background: transparent;
  }
  &[data-state="past"] :is(h3, .when > b, .about) {
    color: var(--color-ink-soft);
  }
  &[data-state="past"] h3 {
    font-weight: 400;
  }
  ${media.small} {
    padding: 18px 20px 16px;
  }
`;
