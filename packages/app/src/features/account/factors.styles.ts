import { styled } from "styled-components";

/** How it stands, and below what can be done. */
export const Standing = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  inline-size: 100%;

  > ul,
  > ol {
    inline-size: 100%;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** A form in a dialog: its fields, and below its buttons. */
export const DialogForm = styled.form`
  display: grid;
  gap: 16px;

  > button {
    justify-self: start;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
`;

/** The secret to scan, and beside or below it to type. */
export const Secret = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;

  > svg {
    /* Black on white in the dark, too: that is what cameras read. */
    inline-size: 180px;
    block-size: 180px;
    padding: 12px;
    background: #fff;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-flat);
  }
  code {
    font: 400 var(--text-14) / 1.6 var(--font-mono, monospace);
    overflow-wrap: anywhere;
  }
`;

/** Recovery codes, side by side where there is room. */
export const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  gap: 4px 16px;
  margin: 0;
  padding: 12px 16px;
  list-style: none;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  font: 400 var(--text-14) / 1.6 var(--font-mono, monospace);
`;
