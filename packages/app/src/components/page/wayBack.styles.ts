import { css } from "styled-components";

/** The way back above a page: its mark and its words on one line, which the words begin. */
export const wayBack = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 24px;
  margin-inline-start: -4px;
  font-weight: var(--weight-label);
`;
