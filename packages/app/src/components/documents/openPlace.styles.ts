import { css } from "styled-components";

/** The look of a place that is still to fill in, as SafeHtml has it too. */
export const openPlaceStyles = css`
  mark {
    padding-inline: 2px;
    background: var(--color-attention-wash);
    color: var(--color-ink);
    border-block-end: 2px dashed var(--color-attention-mark);
    box-decoration-break: clone;
  }
`;
