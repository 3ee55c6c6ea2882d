import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Note = styled.article`
  --note: var(--color-edge);
  --note-ink: var(--color-ink-soft);

  position: relative;
  padding-block: 10px 16px;
  border-block-start: 1px solid var(--note);

  &[data-priority="high"] {
    --note: var(--color-danger-mark);
    --note-ink: var(--color-danger);
  }
  &[data-priority="medium"] {
    --note: var(--color-attention-mark);
    --note-ink: var(--color-attention);
  }
  &[data-led]::before {
    content: "";
    position: absolute;
    inset-inline-end: 100%;
    inset-block-start: -1px;
    inline-size: var(--lead, 40px);
    border-block-start: 1px solid var(--note);
  }
  &[data-led]::after {
    content: "";
    position: absolute;
    inset-inline-start: calc(var(--lead, 40px) * -1 - 4px);
    inset-block-start: -4px;
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: var(--note);
  }
  &[data-linked]:hover {
    background: var(--color-hover);
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    padding-block-end: 4px;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-faint);
  }
  > header > b {
    font-weight: var(--weight-strong);
    color: var(--note-ink);
  }
  > header > a {
    display: inline-flex;
    gap: 2px;
    margin-inline-start: auto;
    color: var(--color-ink-soft);
  }
  > header > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  /* Over the link of the whole note. */
  > [data-part="actions"] {
    position: relative;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin-block: 6px -8px;
    margin-inline-start: -8px;
  }
  &[data-answered] {
    --note: var(--color-line);

    display: flex;
    align-items: center;
    gap: 8px;
    padding-block: 4px;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-soft);

    > svg {
      flex: none;
      color: var(--color-brand);
    }
    > button {
      margin-inline-start: auto;
    }
    &::after {
      border: 1px solid var(--color-edge);
      background: var(--color-ground);
    }
  }
  > p {
    font: 400 var(--text-16) / var(--leading-16) var(--font-serif);
    color: var(--color-ink);
    text-wrap: pretty;
    overflow-wrap: break-word;
  }
  ${media.medium} {
    &[data-led]::before,
    &[data-led]::after {
      display: none;
    }
  }
  ${media.forcedColors} {
    &[data-led]::after {
      background: CanvasText;
    }
  }
`;
