import { css } from "styled-components";

/** The surface of what floats above the page. */
export const floatStyles = css`
  border: 1px solid transparent;
  border-radius: var(--radius-float);
  background: var(--color-raised);
  box-shadow: var(--shadow-float);
  color: var(--color-ink);
`;
