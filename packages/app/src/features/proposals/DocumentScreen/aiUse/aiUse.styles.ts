import { styled } from "styled-components";

/** What stands in the dialog. */
export const Body = styled.div`
  display: grid;
  gap: 24px;

  section {
    display: grid;
    gap: 12px;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
  }
  li {
    padding-block: 10px;
    border-block-start: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: var(--weight-label);
  }
  [data-part="files"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
  }
  [data-part="files"] a {
    display: inline-grid;
    place-items: center;
    min-block-size: 32px;
    min-inline-size: 44px;
    color: var(--color-brand);
    font-weight: var(--weight-label);
  }
`;

/** The statement as it is sent. */
export const Statement = styled.blockquote`
  padding: 16px 20px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  background: var(--color-sheet);
  font: 400 var(--text-16) / var(--leading-document) var(--font-serif);
  overflow-wrap: anywhere;
`;
