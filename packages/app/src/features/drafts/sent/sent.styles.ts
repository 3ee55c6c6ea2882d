import { styled } from "styled-components";

/** What stands in the dialog. */
export const Body = styled.div`
  display: grid;
  gap: 20px;

  [data-part="part"] {
    display: grid;
    gap: 8px;
    min-inline-size: 0;
  }
  [data-part="head"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
  }
  [data-part="head"] > span {
    display: flex;
    align-items: center;
    gap: 12px;
  }
`;

/** A part as it is sent. */
export const Part = styled.pre`
  max-block-size: 280px;
  overflow: auto;
  padding: 12px 16px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  background: var(--color-sunken);
  font: 400 var(--text-12) / 1.6 var(--font-mono, monospace);
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;
