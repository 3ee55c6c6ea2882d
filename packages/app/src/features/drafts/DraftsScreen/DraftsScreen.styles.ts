import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** What tells a draft from others of its name: a line of its own words, below what is said of it. */
export const OwnWords = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  overflow: hidden;
  padding-block-start: 2px;
  font: 400 var(--text-16) / var(--leading-16) var(--font-serif);

  ${media.small} {
    -webkit-line-clamp: 2;
  }
`;
