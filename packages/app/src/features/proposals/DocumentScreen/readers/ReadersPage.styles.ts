import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** A page on which a document is read and nothing else. */
export const Page = styled.div`
  max-inline-size: 824px;
  margin-inline: auto;
  padding: 40px 24px 96px;

  ${media.small} {
    padding: 16px 0 40px;
  }
`;
