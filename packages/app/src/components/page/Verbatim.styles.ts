import { styled } from "styled-components";

/** A text as it is sent on, sign by sign. */
export const Verbatim = styled.pre`
  max-block-size: 320px;
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
