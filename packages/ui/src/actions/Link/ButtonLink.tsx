import type { ReactNode } from "react";
import { NewTabHint } from "./LinkProvider.tsx";
import type { RoutedLinkProps } from "./RoutedLink.tsx";
import { StyledLink } from "./ButtonLink.styles.ts";

export interface ButtonLinkProps extends Omit<RoutedLinkProps, "className" | "children"> {
  /** As for Button. Default: `filled`. */
  variant?: "filled" | "line" | "quiet";
  /** As for Button. Default: `medium`. */
  size?: "medium" | "small";
  /** `brand` for a quiet link that adds something. */
  tone?: "brand";
  /** The words, and an icon before or after them. */
  children: ReactNode;
}

/** Goes somewhere, in the looks of a button. It is a link: for doing something use Button. */
export function ButtonLink({ variant = "filled", size = "medium", tone, children, ...rest }: ButtonLinkProps) {
  return (
    <StyledLink {...rest} data-variant={variant} data-size={size} data-tone={tone}>
      {children}
      <NewTabHint target={rest.target} />
    </StyledLink>
  );
}
