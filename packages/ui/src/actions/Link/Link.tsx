import type { ReactNode } from "react";
import { NewTabHint } from "./LinkProvider.tsx";
import type { RoutedLinkProps } from "./RoutedLink.tsx";
import { StyledLink } from "./Link.styles.ts";

export interface LinkProps extends Omit<RoutedLinkProps, "className" | "children"> {
  /** `danger` for a link inside an error. Default: `brand`. */
  tone?: "brand" | "danger";
  /** Stands by itself rather than within a sentence, and so needs the height of a target. */
  isStandalone?: boolean;
  /** The words. */
  children: ReactNode;
}

/** Goes somewhere, in the looks of text. For the looks of a button use ButtonLink. */
export function Link({ tone = "brand", isStandalone, children, ...rest }: LinkProps) {
  return (
    <StyledLink {...rest} data-tone={tone} data-standalone={isStandalone || undefined}>
      {children}
      <NewTabHint target={rest.target} />
    </StyledLink>
  );
}
