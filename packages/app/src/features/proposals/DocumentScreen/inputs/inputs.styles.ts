import { styled } from "styled-components";

/** What the person had written for a section. */
export const Inputs = styled.div`
  margin-block: 4px 14px;
  padding: 8px 16px 12px;
  background: var(--color-sunken);
  border-radius: var(--radius-flat);
  font: 400 var(--text-16) / var(--leading-16) var(--font-serif);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 12px;
    min-block-size: 32px;
    font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
    color: var(--color-ink-soft);
  }
  > header > button {
    margin-inline-end: -8px;
  }
  > div {
    white-space: pre-wrap;
    unicode-bidi: plaintext;
    overflow-wrap: anywhere;
  }
`;
