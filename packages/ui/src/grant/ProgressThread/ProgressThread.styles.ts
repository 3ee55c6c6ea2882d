import { styled } from "styled-components";
import { threadStyles } from "../ProgressMarkers/thread.styles.ts";

export const Frame = styled.div`
  padding-inline: 30px 28px;
`;

export const Thread = styled.div`
  ${threadStyles}
  --y: 30px;
  block-size: 64px;

  [data-part="place"] {
    position: absolute;
    inset-inline-start: calc(var(--at) * 1%);
    inset-block-start: 0;
  }
  [data-part="name"] {
    position: absolute;
    inset-block-start: calc(var(--y) + 14px);
    white-space: nowrap;
    font: var(--weight-text) var(--text-12) / var(--leading-12) var(--font-sans);
    color: var(--color-ink-faint);
  }
  [data-part="place"]:not([data-part="place"] ~ *) [data-part="name"] {
    inset-inline-start: -30px;
  }
  [data-part="place"] ~ [data-part="place"] [data-part="name"] {
    inset-inline-end: -28px;
  }
  [data-current] [data-part="name"] {
    color: var(--color-ink);
    font-weight: var(--weight-strong);
  }
`;
