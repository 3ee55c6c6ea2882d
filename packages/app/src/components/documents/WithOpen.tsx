import { styled } from "styled-components";
import { dot } from "../dotted.ts";

const Open = styled.span`
  color: var(--color-attention);
  font-weight: var(--weight-label);
`;

/** Props of WithOpen. */
export interface WithOpenProps {
  /** What is known of a document, with a dot between two facts. */
  children: string;
  /** How many of its places are still open, in words. Left out where none are. */
  open?: string;
}

/** What is known of a document, and after that what is still to be filled in, in the colour of what asks for somebody. */
export const WithOpen = ({ children, open }: WithOpenProps) => (
  <span>
    {children}
    {open !== undefined && (
      <>
        {dot}
        <Open>{open}</Open>
      </>
    )}
  </span>
);
