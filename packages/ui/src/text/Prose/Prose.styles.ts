import { styled } from "styled-components";

export const Root = styled.div`
  font: 400 var(--text-18) / var(--leading-document) var(--font-serif);
  color: var(--color-ink);
  overflow-wrap: break-word;
  white-space: pre-line;

  &[data-filled] {
    white-space: normal;
  }
  /* Each paragraph runs the way its own letters do. */
  &,
  :is(p, h2, h3, h4, li, blockquote, th, td, caption) {
    unicode-bidi: plaintext;
  }
  p {
    text-wrap: pretty;
    hanging-punctuation: first;
  }
  p + p {
    text-indent: 1.5em;
  }
  &[data-variant="message"] p + p {
    padding-block-start: 10px;
    text-indent: 0;
  }
  h2,
  h3,
  h4 {
    padding-block: 20px 4px;
    font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
    letter-spacing: var(--track-title);
    text-wrap: balance;
  }
  h3,
  h4 {
    font: 480 var(--text-18) / 1.5rem var(--font-serif);
    letter-spacing: normal;
  }
  > :is(h2, h3, h4):first-child {
    padding-block-start: 0;
  }
  ul,
  ol {
    padding: 6px 0;
    padding-inline-start: 1.5em;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: var(--color-ink-faint);
    font-variant-numeric: tabular-nums;
  }
  blockquote {
    padding: 8px 0;
    padding-inline-start: 1.5em;
    font-style: italic;
    color: var(--color-ink-soft);
  }
  table {
    inline-size: 100%;
    margin-block: 16px;
    border-collapse: collapse;
    border-block: 1px solid var(--color-ink-soft);
    font-size: var(--text-16);
    line-height: var(--leading-16);
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-block-end: 6px;
    text-align: start;
    font-style: italic;
    color: var(--color-ink-soft);
  }
  tr + tr,
  thead + tbody {
    border-block-start: 1px solid var(--color-line);
  }
  th,
  td {
    padding: 7px 0;
    padding-inline-end: 12px;
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: 400;
    font-style: italic;
    color: var(--color-ink-soft);
  }
  mark {
    padding-inline: 2px;
    background: var(--color-attention-wash);
    color: inherit;
    border-block-end: 2px dashed var(--color-attention-mark);
    box-decoration-break: clone;
  }
  a[href] {
    color: var(--color-brand);
    text-decoration: underline 1px color-mix(in oklch, currentColor 35%, transparent);
    text-underline-offset: 3px;
  }
  a[href]:hover {
    text-decoration-color: currentColor;
  }
  code,
  pre {
    font-family: ui-monospace, monospace;
    font-size: 0.85em;
  }
  pre {
    padding: 12px;
    overflow-x: auto;
    background: var(--color-sunken);
    border-radius: var(--radius-flat);
  }
  hr {
    margin-block: 20px;
    border: 0;
    border-block-start: 1px solid var(--color-line);
  }
`;
