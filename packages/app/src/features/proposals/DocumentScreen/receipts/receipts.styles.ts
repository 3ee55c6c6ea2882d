import { styled } from "styled-components";

/** Words that stand nowhere: a line below says so as well as the colour. */
export const Doubt = styled.b`
  font-weight: inherit;
  color: var(--color-attention);
  border-block-end: 2px dotted var(--color-attention-mark);
`;

/** Words that were not checked yet. */
export const NotChecked = styled.span`
  color: var(--color-ink-soft);
  border-block-end: 1px dashed var(--color-line-strong);
`;

/** Whose words a sentence is, after it. */
export const Origin = styled.span`
  display: inline-block;
  margin-inline: 4px;
  padding: 1px 6px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
  color: var(--color-ink-soft);
  white-space: nowrap;
`;

/** What a sentence stands on. */
export const Panel = styled.div`
  display: grid;
  gap: 12px;
  inline-size: min(360px, calc(100vw - 64px));
  max-block-size: min(60vh, 480px);
  overflow-y: auto;
  overflow-wrap: anywhere;

  ul {
    display: grid;
    gap: 6px;
  }
  figure {
    padding-block: 6px;
  }
  blockquote {
    padding-inline-start: 10px;
    border-inline-start: 2px solid var(--color-line);
    font: 400 var(--text-16) / var(--leading-16) var(--font-serif);
  }
  figcaption {
    padding-inline-start: 12px;
    font-size: var(--text-12);
    color: var(--color-ink-soft);
  }
  [data-part="actions"] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** What is known of a text while it is edited. */
export const EditNotes = styled.ul`
  display: grid;
  gap: 8px;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 8px;
    overflow-wrap: anywhere;
  }
`;
