import { css } from "styled-components";
import { media } from "../../theme/media.ts";

/** For the place of an IconButton at the end of a row: its drawing ends there, and the room around it lies outside. */
export const flushEndStyles = css`
  margin-inline-end: -10px;

  ${media.touch} {
    margin-inline-end: -16px;
  }
`;
