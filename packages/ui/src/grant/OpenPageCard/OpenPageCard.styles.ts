import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Page = styled.article`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: 28px 40px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  --thread-ground: var(--color-sheet);

  > header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding-block-end: 6px;
    color: var(--color-ink-soft);
  }
  > h3 {
    font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
    letter-spacing: var(--track-title);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  > h3 > a:hover {
    color: var(--color-brand);
  }
  > p {
    display: flex;
    align-items: end;
    max-inline-size: var(--measure);
    max-block-size: 11em;
    overflow: hidden;
    padding-block: 14px 22px;
    font: 400 var(--text-18) / var(--leading-document) var(--font-serif);
    color: var(--color-ink);
    text-wrap: pretty;
    overflow-wrap: anywhere;
    mask-image: linear-gradient(transparent -10px, black 52px);
  }
  > p > span::after {
    content: "";
    display: inline-block;
    inline-size: 2px;
    block-size: 1.15em;
    margin-inline-start: 1px;
    vertical-align: -0.22em;
    background: var(--color-brand);
  }
  > h3:has(+ footer) {
    padding-block-end: 18px;
  }
  > footer {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 28px;
    margin-block-start: auto;
    padding-block-start: 20px;
    border-block-start: 1px solid var(--color-line);
  }
  > footer > div {
    display: grid;
    gap: 6px;
    min-inline-size: 0;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-soft);
  }
  /* What is open is told as it is in the draft. */
  > footer > div:has([data-open]) {
    color: var(--color-attention);
  }
  ${media.small} {
    padding: 20px;

    > footer {
      grid-template-columns: 1fr;
      gap: 16px;
    }
    > footer > div {
      order: -1;
    }
  }
`;
