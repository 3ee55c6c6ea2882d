import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

/** The area with what is below it: what was refused, and the list. */
export const Frame = styled.div`
  > ul {
    margin-block-start: 12px;
  }
  [data-part="refused"] {
    display: flex;
    gap: 6px;
    padding-block-start: 12px;
    color: var(--color-danger);
    overflow-wrap: anywhere;
  }
  [data-part="refused"] > svg {
    margin-block-start: 2px;
  }
`;

/** A dashed field that fills while files are held over it. */
export const Area = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  padding: 24px 20px;
  border: 1px dashed var(--color-edge);
  border-radius: var(--radius-flat);
  text-align: center;
  transition:
    background var(--fast) var(--ease),
    border-color var(--fast) var(--ease);

  &[data-dragging] {
    border-style: solid;
    border-color: var(--color-brand);
    background: var(--color-brand-wash);
    box-shadow: inset 0 0 0 1px var(--color-brand);
  }
  &[data-dragging] > * {
    pointer-events: none;
  }
  [data-part="label"] {
    font-weight: var(--weight-strong);
  }
  [data-part="description"] {
    max-inline-size: 52ch;
    color: var(--color-ink-soft);
    text-wrap: balance;
  }
  [data-part="choose"] {
    padding-block-start: 10px;
  }
  ${media.small} {
    padding: 16px;
  }
  ${media.forcedColors} {
    &[data-dragging] {
      border-color: Highlight;
    }
  }
`;
