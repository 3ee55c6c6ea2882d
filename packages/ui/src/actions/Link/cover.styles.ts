import { css } from "styled-components";

/**
 * For the link of a card or a row that is followed by a press anywhere on it: the nearest positioned element around it. The mark of the
 * focus is drawn 2 px outside of that; `--cover-ring: -2px` draws it inside, for what has no room around it.
 */
export const coverStyles = css`
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--color-focus);
    outline-offset: var(--cover-ring, 2px);
    border-radius: var(--radius-flat);
  }
`;

/** For a row or a tile of a list: its title is such a link, whose mark is drawn inside, and takes the brand's colour under the pointer. */
export const coveringTitleStyles = css`
  h3 {
    font: 480 var(--text-18) / 1.5rem var(--font-serif);
    overflow-wrap: anywhere;
  }
  &:hover h3 {
    color: var(--color-brand);
  }
  h3 > a {
    --cover-ring: -2px;

    ${coverStyles}
  }
`;
