import { styled } from "styled-components";
import { endsWithDots } from "../endsWith.styles.ts";
import { media } from "../../theme/media.ts";
import { coverStyles } from "../../actions/Link/cover.styles.ts";

export const Page = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  /* A page's shape at least, where what it stands in asks for no other; a long title, larger letters and more room between them make it longer, and its row in a grid with it. */
  aspect-ratio: var(--sheet-shape, 1 / 1.08);
  min-block-size: var(--sheet-height, 0);
  place-self: stretch;
  padding: 20px 24px 18px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  --thread-ground: var(--color-sheet);
  transition: border-color var(--fast) var(--ease);

  &:has([aria-expanded="true"]) {
    z-index: 1;
  }
  &:hover {
    border-color: var(--color-edge);
  }
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 28px;
    font-size: var(--text-14);
    line-height: var(--leading-14);
    color: var(--color-ink-soft);
  }
  > header > div {
    position: relative;
    z-index: 1;
    margin-block: -2px;
    ${endsWithDots}
  }
  > :is(h2, h3) {
    flex: none;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    overflow: hidden;
    margin-block-start: var(--sheet-head, 12%);
    font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
    letter-spacing: var(--track-title);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  &:hover > :is(h2, h3) {
    color: var(--color-brand);
  }
  > :is(h2, h3) > a {
    ${coverStyles}
  }
  > p {
    padding-block-start: 6px;
    font: italic 400 var(--text-16) / var(--leading-16) var(--font-serif);
    color: var(--color-ink-soft);
    overflow-wrap: anywhere;
  }
  > footer {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 10px;
    margin-block-start: auto;
    padding-block-start: 16px;
  }
  > footer > :not(div, time:not(:last-child)) {
    grid-column: 1 / -1;
  }
  > footer > div {
    position: relative;
    z-index: 1;
  }
  > footer > [data-due] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums lining-nums;
  }
  > footer > [data-due="soon"] time {
    color: var(--color-ink);
    font-weight: var(--weight-label);
  }
  > footer > time {
    font-size: var(--text-12);
    line-height: var(--leading-12);
    font-variant-numeric: tabular-nums;
    color: var(--color-ink-soft);
  }
  ${media.medium} {
    aspect-ratio: auto;
    min-block-size: var(--sheet-height, 220px);
  }
  ${media.small} {
    min-block-size: var(--sheet-height, 196px);
    padding: 14px;

    > header > div {
      margin-block: -8px;
    }

    > :is(h2, h3) {
      -webkit-line-clamp: 6;
      margin-block-start: var(--sheet-head, 12px);
      font-size: var(--text-18);
      line-height: 1.5rem;
    }
    > p {
      font-size: var(--text-14);
      line-height: var(--leading-14);
    }
  }
`;
