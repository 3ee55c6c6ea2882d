import { css } from "styled-components";
import { media } from "../theme/media.ts";

/** The place of a button at the end of a row, whose drawing ends there; the room around it, in px for a mouse and for a finger, lies outside. */
const endsWith = (mouse: number, touch: number) => css`
  margin-inline-end: -${mouse}px;

  ${media.touch} {
    margin-inline-end: -${touch}px;
  }
`;

/** For the place of a bookmark, an IconButton. */
export const endsWithBookmark = endsWith(10, 16);

/** For the place of three dots, the trigger of a HoverMenu. */
export const endsWithDots = endsWith(5, 15);
