import { css, styled } from "styled-components";
import { media } from "../../theme/media.ts";

const writing = css`
  padding: 8px 12px 12px;
  font: 400 var(--text-18) / var(--leading-document) var(--font-serif);
  letter-spacing: normal;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const titleWriting = css`
  padding: 4px 12px;
  font: 400 var(--text-36) / var(--leading-36) var(--font-serif);
  letter-spacing: var(--track-display);
  text-wrap: balance;
`;

/** The whole field, from its label to its counters; everything in it is styled from here. */
export const Root = styled.div`
  min-inline-size: 0;

  [data-part="label"] {
    display: block;
    font: var(--weight-label) var(--text-14) / var(--leading-14) var(--font-sans);
    color: var(--color-ink);
  }
  [data-part="required"] {
    padding-inline-start: 3px;
    color: var(--color-danger);
  }
  [data-part="description"] {
    padding-block-start: 6px;
    color: var(--color-ink-soft);
  }

  [data-part="page"] {
    --rule: var(--color-edge);
    --rule-width: 1px;
    position: relative;
    margin: 10px -12px 0;
    background: linear-gradient(var(--rule) 0 0) 50% 100% / calc(100% - 24px) var(--rule-width) no-repeat;
    border-radius: var(--radius-flat);
    transition: background-color var(--fast);
  }
  [data-part="page"]:hover {
    background-color: var(--color-hover);
  }
  &[data-invalid] [data-part="page"] {
    --rule: var(--color-danger-mark);
    --rule-width: 2px;
  }
  [data-part="page"]:focus-within:focus-within {
    --rule-width: 0;
    background-color: transparent;
    outline: 2px solid var(--color-focus);
  }
  &[data-read-only] [data-part="page"] {
    --rule: var(--color-line);
    background-color: transparent;
  }

  textarea,
  [data-part="mirror"] {
    ${writing}
    inline-size: 100%;
    margin: 0;
    border: 0;
  }
  textarea {
    position: relative;
    display: block;
    min-block-size: calc(var(--min-rows) * 1lh + 20px);
    resize: none;
    overflow: hidden;
    background: transparent;
    color: var(--color-ink);
    field-sizing: content;
    outline: none;
  }
  textarea::placeholder {
    font-style: italic;
  }
  /* An empty field has no letters of its own to follow. */
  textarea:placeholder-shown {
    direction: inherit;
  }
  [data-part="mirror"] {
    position: absolute;
    inset: 0;
    color: transparent;
    pointer-events: none;
    user-select: none;
  }
  mark {
    background: var(--color-danger-wash);
    color: inherit;
    text-decoration: underline 1.5px var(--color-danger-mark);
    text-underline-offset: 4px;
  }
  /* Drawn as backgrounds alone: nothing of it moves a letter. */
  [data-mark="place"] {
    background:
      linear-gradient(var(--color-attention-mark) 0 0) 0 100% / 100% 1.5px no-repeat,
      var(--color-attention-wash);
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
    text-decoration: none;
  }

  [data-mark^="comment"] {
    background: linear-gradient(var(--color-brand) 0 0) 0 100% / 100% 1.5px no-repeat;
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
    text-decoration: none;
  }
  [data-mark="comment-active"] {
    background-color: var(--color-brand-wash);
  }

  &[data-variant="title"] {
    textarea,
    [data-part="mirror"] {
      ${titleWriting}
    }
    textarea {
      min-block-size: 0;
    }
    [data-part="page"] {
      margin-block-start: 6px;
    }
    &:not([data-invalid]) [data-part="page"]:not(:hover) {
      --rule: transparent;
    }
  }

  [data-part="footer"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 4px var(--space-4);
    min-block-size: 38px;
    padding-block: 8px 12px;
    font: var(--weight-text) var(--text-14) / var(--leading-14) var(--font-sans);
  }
  [data-part="footer"][data-bare] {
    min-block-size: 0;
    padding-block: 0;
  }
  [data-part="words"] {
    contain: layout size;
    block-size: 18px;
    padding-block-start: 1px;
    font: var(--weight-text) var(--text-12) / var(--leading-12) var(--font-sans);
    font-variant-numeric: tabular-nums;
    color: var(--color-ink-faint);
  }
  [data-part="words"][data-tone] {
    color: var(--color-attention);
    font-weight: var(--weight-label);
  }
  [data-part="error"] {
    display: flex;
    gap: 6px;
    color: var(--color-danger);
    font-weight: var(--weight-strong);
  }
  [data-part="error"] svg {
    margin-block-start: 2px;
  }
  [data-part="hint"] {
    padding-inline-start: 21px;
    color: var(--color-danger);
  }
  [data-part="actions"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    min-inline-size: 0;
    margin-inline-start: calc(var(--space-2) * -1);
  }
  &[data-actions] [data-part="footer"] {
    align-items: center;
    padding-block-end: 0;
  }
  &[data-actions] [data-part="notes"] {
    grid-column: 1 / -1;
  }

  ${media.small} {
    [data-part="page"] {
      margin-inline: -10px;
      background-size: calc(100% - 20px) var(--rule-width);
    }
    textarea,
    [data-part="mirror"] {
      padding-inline: 10px;
    }
    &[data-variant="title"] :is(textarea, [data-part="mirror"]) {
      padding-inline: 10px;
      font-size: var(--text-28);
      line-height: var(--leading-28);
    }
  }
  ${media.forcedColors} {
    [data-part="page"] {
      border-block-end: 1px solid CanvasText;
      background: none;
    }
    &[data-invalid] [data-part="page"] {
      border-block-end: 3px double CanvasText;
    }
    mark {
      background: none;
      text-decoration-color: CanvasText;
    }
    [data-mark="place"] {
      text-decoration: underline dashed CanvasText;
    }
    [data-mark^="comment"] {
      text-decoration: underline dotted CanvasText;
    }
  }
`;
