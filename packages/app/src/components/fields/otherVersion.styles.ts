import { styled } from "styled-components";

/** The words of one version. */
export const Words = styled.blockquote`
  max-block-size: min(240px, 24dvh);
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  font: 400 var(--text-16) / var(--leading-16) var(--font-serif);
`;
