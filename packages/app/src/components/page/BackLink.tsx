import { ChevronStartIcon } from "@grantwright/ui";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { wayBack } from "./wayBack.styles.ts";

const Back = styled(Link)`
  ${wayBack}
  justify-self: start;
  color: var(--color-ink);

  &:hover {
    color: var(--color-brand);
  }
`;

/** Props of BackLink. */
export interface BackLinkProps {
  /** Where it leads. */
  to: string;
  /** The name of the page there. */
  children: string;
}

/** The way back from a page, above its name. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Back to={to}>
    <ChevronStartIcon size="small" />
    {children}
  </Back>
);
